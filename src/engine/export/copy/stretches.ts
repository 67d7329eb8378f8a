import type { Project } from '../../project/schema';
import { planarFrame } from '../../render/planar';
import { resolve } from '../../resolve/resolve';
import type { Watermark } from '../../resolve/watermarkLayer';
import { toSeconds } from '../../time/ticks';
import { type ExportSettings, frameTime } from '../settings';

/** Images of the file, half-open, that show one video as it is: nothing over it, no effect, its own speed. */
export interface Stretch {
  readonly mediaId: string;
  readonly first: number;
  readonly end: number;
  /** Seconds in the source that image `first` shows. */
  readonly sourceStart: number;
}

/** A tick, and what seconds in floats lose. */
const NEAR = 2e-5;
/** Shorter ones are not worth a joint. */
const FEWEST = 8;

/**
 * Looks at every image of the file for stretches that nothing touches. What frames show is asked of `resolve`, so this
 * knows of no feature of the document and misses none.
 */
export function untouchedStretches(
  project: Project,
  settings: ExportSettings,
  watermark?: Watermark,
): readonly Stretch[] {
  if (project.aiLabel.visible || watermark) return [];
  const found: Stretch[] = [];
  let open: Shown | null = null;
  for (let index = 0; index < settings.frames; index += 1) {
    const shown = shownAt(project, settings, index);
    if (open && shown && goesOn(open, shown, settings)) continue;
    if (open) found.push(closed(open, index));
    open = shown;
  }
  if (open) found.push(closed(open, settings.frames));
  return found.filter(({ first, end }) => end - first >= FEWEST);
}

interface Shown {
  readonly clipId: string;
  readonly mediaId: string;
  readonly first: number;
  readonly sourceStart: number;
}

/** The video that an image of the file shows as it is. */
function shownAt(project: Project, settings: ExportSettings, index: number): Shown | null {
  const frame = planarFrame(resolve(project, frameTime(settings, index)));
  if (!frame || frame.overlays.length > 0) return null;
  const { clipId, mediaId, sourceTime } = frame.base;
  return { clipId, mediaId, first: index, sourceStart: sourceTime };
}

function goesOn(open: Shown, next: Shown, settings: ExportSettings): boolean {
  const along = toSeconds(frameTime(settings, next.first)) - toSeconds(frameTime(settings, open.first));
  return next.clipId === open.clipId && Math.abs(next.sourceStart - open.sourceStart - along) < NEAR;
}

const closed = ({ mediaId, first, sourceStart }: Shown, end: number): Stretch => ({ mediaId, first, end, sourceStart });
