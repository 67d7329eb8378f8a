import type { Clip, Project } from '../project/schema';
import { sourceLength, timelineLength } from '../project/sourceTime';
import { type ClipPlace, clipEnd } from '../project/walk';
import { maxTicks, minTicks, subTicks, type Ticks, ZERO } from '../time/ticks';
import { isFrozen, isReversed, isSourced } from './clipTypes';
import { shortestClip } from './document';
import { shiftContent } from './shiftContent';

export const FAR = Number.MAX_SAFE_INTEGER as Ticks;

/** One end of a clip: what trims, rolls and slides move. */
export interface Edge {
  readonly place: ClipPlace;
  readonly side: 'start' | 'end';
}

export interface Range {
  readonly from: Ticks;
  readonly to: Ticks;
}

export const edgeTime = ({ place: { clip }, side }: Edge): Ticks => (side === 'start' ? clip.start : clipEnd(clip));

export const within = (ranges: readonly Range[], wish: Ticks): Ticks =>
  ranges.reduce((time, { from, to }) => maxTicks(from, minTicks(to, time)), wish);

export const overlapOf = (ranges: readonly Range[]): Range => ({
  from: ranges.reduce((most, { from }) => maxTicks(most, from), -FAR as Ticks),
  to: ranges.reduce((least, { to }) => minTicks(least, to), FAR),
});

/** Where the edge may stand as far as its own clip is concerned: within its source, a frame before its other edge. */
export function ownRange(project: Project, { place: { clip }, side }: Edge): Range {
  const shortest = minTicks(shortestClip(project), clip.duration);
  if (side === 'start')
    return { from: subTicks(clip.start, roomBefore(project, clip)), to: subTicks(clipEnd(clip), shortest) };
  return {
    from: (clip.start + shortest) as Ticks,
    to: minTicks(FAR, (clipEnd(clip) + roomAfter(project, clip)) as Ticks),
  };
}

/** Where the edge may stand without meeting a neighbor. */
export function neighborRange({ place: { clipIndex, track }, side }: Edge): Range {
  if (side === 'end') return { from: ZERO, to: track.clips[clipIndex + 1]?.start ?? FAR };
  const previous = track.clips[clipIndex - 1];
  return { from: previous ? clipEnd(previous) : ZERO, to: FAR };
}

/** The clip with its edge at `to`; what it shows stays where it was. */
export function withEdge(clip: Clip, side: Edge['side'], to: Ticks): Clip {
  if (side === 'end') {
    return { ...cutSource(clip, subTicks(clipEnd(clip), to), 'end'), duration: subTicks(to, clip.start) };
  }
  const delta = subTicks(to, clip.start);
  const cut = shiftContent(cutSource(clip, delta, 'start'), delta);
  return { ...cut, start: to, duration: subTicks(clip.duration, delta) };
}

/** Timeline ticks that a clip can grow into its source before and after it; images, text and freeze frames have no end. */
export const roomBefore = (project: Project, clip: Clip): Ticks =>
  isReversed(clip) ? roomAtSourceEnd(project, clip) : roomAtSourceStart(clip);
export const roomAfter = (project: Project, clip: Clip): Ticks =>
  isReversed(clip) ? roomAtSourceStart(clip) : roomAtSourceEnd(project, clip);

const roomAtSourceStart = (clip: Clip): Ticks =>
  isSourced(clip) && !isFrozen(clip) ? (Math.floor(clip.trimStart / clip.speed) as Ticks) : FAR;

function roomAtSourceEnd(project: Project, clip: Clip): Ticks {
  if (!isSourced(clip) || isFrozen(clip)) return FAR;
  const source = project.media[clip.mediaId]?.duration ?? ZERO;
  if (source === ZERO) return FAR;
  return maxTicks(ZERO, subTicks(timelineLength(subTicks(source, clip.trimStart), clip.speed), clip.duration));
}

/**
 * Material beside a cut that a transition can show: what the left clip's source has behind its end, and the right one's
 * before its beginning. Timeline ticks; `FAR` for what has no end of its own.
 */
export const handlesOf = (
  project: Project,
  left: Clip,
  right: Clip,
): { readonly left: Ticks; readonly right: Ticks } => ({
  left: roomAfter(project, left),
  right: roomBefore(project, right),
});

/** The clip with `delta` timeline ticks cut off (negative: added) at an edge, as far as its source is concerned. */
function cutSource(clip: Clip, delta: Ticks, edge: Edge['side']): Clip {
  if (!isSourced(clip) || isFrozen(clip)) return clip;
  const isHead = isReversed(clip) ? edge === 'end' : edge === 'start';
  if (!isHead || delta === 0) return clip;
  // Rounded so that the source's end, reckoned from here, never moves outwards.
  const moved = delta > 0 ? sourceLength(delta, clip.speed) : -Math.ceil(-delta * clip.speed - 1e-6);
  return { ...clip, trimStart: maxTicks(ZERO, (clip.trimStart + moved) as Ticks) };
}
