import { apartCues } from '@/engine/captions/apartCues';
import type { Cue } from '@/engine/captions/cue';
import { captionPieces, fitCaption } from '@/engine/captions/fitCaption';
import { splitSentences } from '@/engine/captions/splitSentences';
import { estimateSeconds } from '@/engine/captions/spoken';
import type { Action } from '@/engine/edit/actions';
import { DEFAULT_TEMPLATE_KEY, templateOf } from '@/engine/project/captionTemplates';
import { captionClip, type OverlayTrack, type Project } from '@/engine/project/schema';
import { clipEnd } from '@/engine/project/walk';
import { frameStart } from '@/engine/time/frameRate';
import { addTicks, fromSeconds, maxTicks, subTicks, type Ticks, ZERO } from '@/engine/time/ticks';
import { newId } from '@/utils/newId';
import { wordsBefore } from './captionEdits';
import { captionRows } from './captionRows';

/** The look that captions of this project have: new ones look the same. */
const templateKeyOf = (project: Project): string => captionRows(project)[0]?.clip.templateKey ?? DEFAULT_TEMPLATE_KEY;

/** Most characters that the project's caption design shows at a time. */
const limitOf = (project: Project): number =>
  templateOf(project, templateKeyOf(project))?.variables.find(({ name }) => name === 'caption')?.limit ?? 14;

/** Nothing on the track where one of the cues goes. Both are in order of time. */
function isFree(track: OverlayTrack, cues: readonly Cue[]): boolean {
  if (track.locked) return false;
  let index = 0;
  for (const cue of cues) {
    while (index < track.clips.length) {
      const clip = track.clips[index];
      if (!clip || clipEnd(clip) > cue.start) break;
      index += 1;
    }
    const next = track.clips[index];
    if (next && next.start < cue.end) return false;
  }
  return true;
}

interface PlaceOptions {
  /** The captions that are there go. */
  readonly isReplacing?: boolean;
}

/**
 * Puts cues into the project as captions of its design: on a track that has captions and room, else on a new one.
 * Overlapping cues come apart. Undefined without cues.
 */
export function placeCues(
  project: Project,
  cues: readonly Cue[],
  { isReplacing = false }: PlaceOptions = {},
): Action | undefined {
  const shortest = frameStart(1, project.canvas.fps);
  const apart = apartCues(cues, shortest).filter(({ start, end }) => end - start >= shortest && start >= 0);
  if (apart.length === 0) return undefined;
  const old = isReplacing ? captionRows(project).filter(({ isLocked }) => !isLocked) : [];
  const gone = new Set(old.map(({ clip }) => clip.id));
  const rest = project.tracks.overlay.map((track) => ({
    ...track,
    clips: track.clips.filter(({ id }) => !gone.has(id)),
  }));
  const track = rest.find(
    ({ id, clips, ...more }) =>
      (clips.some(({ type }) => type === 'caption') || old.some(({ trackId }) => trackId === id)) &&
      isFree({ id, clips, ...more }, apart),
  );
  const trackId = track?.id ?? newId();
  const templateKey = templateKeyOf(project);
  return {
    type: 'batch',
    actions: [
      ...(gone.size > 0 ? [{ type: 'removeClips', clipIds: [...gone] } as const] : []),
      ...(track ? [] : [{ type: 'addTrack', kind: 'overlay', id: trackId } as const]),
      ...apart.map(({ start, end, text, words = [] }): Action => {
        const duration = subTicks(end, start);
        const texts = { caption: text.slice(0, 500) };
        const clip = captionClip.parse({ type: 'caption', id: newId(), start, duration, templateKey, texts, words });
        return { type: 'insertClip', trackId, clip };
      }),
    ],
  };
}

/** A cue in pieces that the design has room for, by its word times where it has them; an empty one stays whole. */
export function fitted(project: Project, cue: Cue): readonly Cue[] {
  const { start, end, text, words = [] } = cue;
  const limit = limitOf(project);
  const pieces = text ? captionPieces(text, limit) : [];
  if (pieces.length <= 1) return [cue];
  if (words.length === 0) return fitCaption(text, { limit, start, duration: subTicks(end, start) });
  let next = 0;
  const parts = pieces.map((piece) => {
    const first = next;
    next += wordsBefore(piece, words.slice(next), piece.length);
    return { piece, words: words.slice(first, next) };
  });
  return parts.flatMap((part, index): readonly Cue[] => {
    const from = index === 0 ? start : addTicks(start, part.words[0]?.at ?? ZERO);
    const following = parts[index + 1]?.words[0];
    const to = following ? addTicks(start, following.at) : end;
    const local = part.words.map((word) => ({ ...word, at: subTicks(addTicks(start, word.at), from) }));
    return to > from ? [{ start: from, end: to, text: part.piece, words: local }] : [];
  });
}

/** A written text as captions from `start` on, each as long as it takes to say. */
export function scriptCues(project: Project, script: string, start: Ticks): readonly Cue[] {
  let at = start;
  return splitSentences(script).flatMap((text) => {
    const end = addTicks(at, maxTicks(fromSeconds(0.6), fromSeconds(estimateSeconds(text))));
    const cue = { start: at, end, text };
    at = end;
    return fitted(project, cue);
  });
}
