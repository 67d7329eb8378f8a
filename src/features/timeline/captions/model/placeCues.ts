import { apartCues } from '@/engine/captions/apartCues';
import { captionRoom } from '@/engine/captions/captionRoom';
import type { Cue, CuePlace } from '@/engine/captions/cue';
import { cueLanes } from '@/engine/captions/cueLanes';
import { type CaptionRoom, captionPieces, fitCaption } from '@/engine/captions/fitCaption';
import { type CaptionLayout, layoutCaption } from '@/engine/captions/layoutCaption';
import { splitSentences } from '@/engine/captions/splitSentences';
import { estimateSeconds } from '@/engine/captions/spoken';
import type { Action } from '@/engine/edit/actions';
import { DEFAULT_TEMPLATE_KEY, templateOf } from '@/engine/project/captionTemplates';
import { type CaptionClip, captionClip, type OverlayTrack, type Project } from '@/engine/project/schema';
import { clipEnd } from '@/engine/project/walk';
import { frameStart } from '@/engine/time/frameRate';
import { addTicks, fromSeconds, maxTicks, subTicks, type Ticks, ZERO } from '@/engine/time/ticks';
import { newId } from '@/utils/newId';
import { wordsBefore } from './captionEdits';
import { captionRows } from './captionRows';

/** The look that captions of this project have: new ones look the same. */
const templateKeyOf = (project: Project): string => captionRows(project)[0]?.clip.templateKey ?? DEFAULT_TEMPLATE_KEY;

/** How much the project's caption design shows at a time. */
const roomOf = (project: Project): CaptionRoom =>
  captionRoom(templateOf(project, templateKeyOf(project)) ?? { elements: [], variables: [] });

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

/** A caption to be: a cue and where its clip stands instead of the design's place. */
interface PlacedCue extends Cue {
  readonly offset?: { readonly x: number; readonly y: number } | undefined;
}

/**
 * Puts cues into the project as captions of its design: on a track that has captions and room, else on a new one.
 * Overlapping cues come apart. Undefined without cues.
 */
export function placeCues(project: Project, cues: readonly Cue[], options: PlaceOptions = {}): Action | undefined {
  const shortest = frameStart(1, project.canvas.fps);
  const apart = apartCues(cues, shortest).filter(({ start, end }) => end - start >= shortest && start >= 0);
  return placeLanes(project, [apart], options);
}

interface PlacedFile {
  /** Undefined where nothing can be placed. */
  readonly action: Action | undefined;
  /** Captions that come in. */
  readonly count: number;
  /** Of these: in a line above the usual one, and at the place that the file says. */
  readonly above: number;
  readonly placed: number;
  /** Cues that found no room beside so many others. */
  readonly left: number;
}

/**
 * Puts the cues of a file into the project with the times, places and colors that the file says: cues that stand at the
 * same time go on tracks of their own, one line above the other.
 */
export function placeFile(project: Project, cues: readonly Cue[], options: PlaceOptions = {}): PlacedFile {
  const { lines, placed, left } = cueLanes(cues, frameStart(1, project.canvas.fps));
  const template = templateOf(project, templateKeyOf(project));
  const layoutOf = (text: string) => template && layoutCaption(template, { caption: text }, { canvas: project.canvas });
  const heights =
    lines.length > 1 ? lines.map((lane) => Math.max(...lane.map(({ text }) => layoutOf(text)?.height ?? 0))) : [];
  const lanes: readonly (readonly PlacedCue[])[] = [
    ...lines.map((lane, index) => {
      const rise = heights.slice(0, index).reduce((sum, height, at) => sum + (height + (heights[at + 1] ?? 0)) / 2, 0);
      return index === 0 ? lane : lane.map((cue) => ({ ...cue, offset: { x: 0, y: -Math.round(rise) } }));
    }),
    ...placed.map((lane) =>
      lane.map((cue) => {
        const layout = layoutOf(cue.text);
        const offset = layout && cue.place && offsetTo(layout, cue.place, project.canvas);
        return offset ? { ...cue, offset } : cue;
      }),
    ),
  ];
  const countOf = (some: readonly (readonly Cue[])[]): number => some.reduce((sum, lane) => sum + lane.length, 0);
  return {
    action: placeLanes(project, lanes, options),
    count: countOf(lanes),
    above: countOf(lines.slice(1)),
    placed: countOf(placed),
    left: left.length,
  };
}

/** How far a caption moves so that its letters stand at a place; they stay within the canvas as far as they fit. */
function offsetTo(layout: CaptionLayout, { x, y, anchor }: CuePlace, canvas: Project['canvas']): PlacedCue['offset'] {
  const letters = layout.lines.flatMap(({ item }) => layout.items[item] ?? []);
  if (letters.length === 0) return undefined;
  const left = Math.min(...letters.map((item) => item.x)) + layout.x - layout.width / 2;
  const top = Math.min(...letters.map((item) => item.y)) + layout.y - layout.height / 2;
  const width = Math.max(...letters.map((item) => item.x + item.width)) + layout.x - layout.width / 2 - left;
  const height = Math.max(...letters.map((item) => item.y + item.height)) + layout.y - layout.height / 2 - top;
  const column = ((anchor - 1) % 3) / 2;
  const row = 1 - Math.floor((anchor - 1) / 3) / 2;
  const within = (wish: number, room: number): number => Math.max(0, Math.min(wish, Math.max(0, room)));
  return {
    x: Math.round(within(x * canvas.width - width * column, canvas.width - width) - left),
    y: Math.round(within(y * canvas.height - height * row, canvas.height - height) - top),
  };
}

/** Each lane on a track of its own: one that has captions and room, else a new one. */
function placeLanes(
  project: Project,
  lanes: readonly (readonly PlacedCue[])[],
  { isReplacing = false }: PlaceOptions,
): Action | undefined {
  if (lanes.every((lane) => lane.length === 0)) return undefined;
  const old = isReplacing ? captionRows(project).filter(({ isLocked }) => !isLocked) : [];
  const gone = new Set(old.map(({ clip }) => clip.id));
  const rest = project.tracks.overlay.map((track) => ({
    ...track,
    clips: track.clips.filter(({ id }) => !gone.has(id)),
  }));
  const taken = new Set<string>();
  const templateKey = templateKeyOf(project);
  const actions = lanes.flatMap((lane): readonly Action[] => {
    const track = rest.find(
      ({ id, clips, ...more }) =>
        !taken.has(id) &&
        (clips.some(({ type }) => type === 'caption') || old.some(({ trackId }) => trackId === id)) &&
        isFree({ id, clips, ...more }, lane),
    );
    const trackId = track?.id ?? newId();
    taken.add(trackId);
    return [
      ...(track ? [] : [{ type: 'addTrack', kind: 'overlay', id: trackId } as const]),
      ...lane.map((cue): Action => ({ type: 'insertClip', trackId, clip: captionOf(cue, templateKey) })),
    ];
  });
  return {
    type: 'batch',
    actions: [...(gone.size > 0 ? [{ type: 'removeClips', clipIds: [...gone] } as const] : []), ...actions],
  };
}

function captionOf({ start, end, text, words = [], color, offset }: PlacedCue, templateKey: string): CaptionClip {
  return captionClip.parse({
    type: 'caption',
    id: newId(),
    start,
    duration: subTicks(end, start),
    templateKey,
    texts: { caption: text.slice(0, 500) },
    words,
    params: { ...offset, ...(color ? { color } : {}) },
  });
}

/** A cue in pieces that the design has room for, by its word times where it has them; an empty one stays whole. */
export function fitted(project: Project, cue: Cue): readonly Cue[] {
  const { start, end, text, words = [] } = cue;
  const room = roomOf(project);
  const pieces = text ? captionPieces(text, room) : [];
  if (pieces.length <= 1) return [cue];
  if (words.length === 0) return fitCaption(text, { ...room, start, duration: subTicks(end, start) });
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
