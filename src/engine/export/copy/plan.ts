import type { MediaStore } from '../../media/mediaStore';
import type { Project } from '../../project/schema';
import type { ExportSettings } from '../settings';
import type { ExportFormat, VideoCodecName } from '../types';
import { type CutRange, cutRange } from './cut';
import { type CopySource, openSource, packetTimes } from './source';
import { type Stretch, untouchedStretches } from './stretches';

/** A part of the file, half-open, in images. */
export type Part =
  | { readonly kind: 'encode'; readonly first: number; readonly end: number }
  | {
      readonly kind: 'copy';
      readonly first: number;
      readonly end: number;
      readonly source: CopySource;
      readonly stretch: Stretch;
      readonly cut: CutRange;
    };

/** Where the images of a file come from; `close` frees the sources. */
export interface CopyPlan {
  readonly parts: readonly Part[];
  readonly close: () => void;
}

interface CopyPlanInput {
  readonly project: Project;
  readonly settings: ExportSettings;
  readonly store: MediaStore;
  readonly container: ExportFormat;
  readonly codec: VideoCodecName;
  /** What our own encoder tells decoders, see `textOf`; asked only when some parts must be encoded. */
  readonly ownDescription: () => Promise<string | null>;
}

/** Copied images that are worth the risk of joints. */
const FEWEST = 15;

/**
 * Decides what is copied. One track has one set of parameters: the whole video is copied when all of it comes from videos
 * with equal ones; copied and encoded parts stand side by side only when the source has those of our own encoder (a video
 * that this product made). Else null: everything is encoded.
 */
export async function planCopy(input: CopyPlanInput): Promise<CopyPlan | null> {
  const { project, settings, store, codec, container } = input;
  const stretches = untouchedStretches(project, settings);
  if (stretches.length === 0) return null;
  const sources = new Map<string, CopySource | null>();
  const close = (): void => {
    for (const source of sources.values()) source?.input.dispose();
  };
  try {
    const copies: Extract<Part, { kind: 'copy' }>[] = [];
    for (const stretch of stretches) {
      let source = sources.get(stretch.mediaId);
      if (source === undefined) {
        source = await openSource(store, stretch.mediaId, { ...settings, codec });
        sources.set(stretch.mediaId, source);
      }
      if (!source) continue;
      const fps = settings.fps.num / settings.fps.den;
      // Only what lies before the file's start can be hidden, and only by MP4's edit list.
      const canHide = stretch.first === 0 && (container === 'mp4' || container === 'mov');
      const cut = cutRange(await packetTimes(source, stretch, fps), stretch, fps, canHide);
      if (cut) copies.push({ kind: 'copy', first: cut.first, end: cut.end, source, stretch, cut });
    }
    const parts = await choose(copies, input);
    if (parts) return { parts, close };
    close();
    return null;
  } catch (error) {
    close();
    throw error;
  }
}

async function choose(
  copies: readonly Extract<Part, { kind: 'copy' }>[],
  { settings, ownDescription }: CopyPlanInput,
): Promise<readonly Part[] | null> {
  const known = copies[0]?.source.description;
  if (known === undefined) return null;
  const alike = copies.filter(({ source }) => source.description === known);
  const whole = fill(alike, settings.frames);
  if (whole.every(({ kind }) => kind === 'copy')) return whole;
  const own = await ownDescription();
  const mixed = copies.filter(({ source, first, end }) => source.description === own && end - first >= FEWEST);
  return mixed.length > 0 ? fill(mixed, settings.frames) : null;
}

/** Puts encoded parts into the gaps. */
function fill(copies: readonly Extract<Part, { kind: 'copy' }>[], frames: number): readonly Part[] {
  const parts: Part[] = [];
  let at = 0;
  for (const copy of copies) {
    if (copy.first > at) parts.push({ kind: 'encode', first: at, end: copy.first });
    parts.push(copy);
    at = copy.end;
  }
  if (at < frames) parts.push({ kind: 'encode', first: at, end: frames });
  return parts;
}
