import type { Clip, Project } from '../project/schema';
import { sourceLength, timelineLength } from '../project/sourceTime';
import { type ClipPlace, clipEnd } from '../project/walk';
import { maxTicks, minTicks, subTicks, type Ticks, ZERO } from '../time/ticks';
import type { ActionOf } from './actions';
import { editableClip, shortestClip, withClip } from './document';
import { ripple } from './ripple';
import { shiftContent } from './shiftContent';

const FAR = Number.MAX_SAFE_INTEGER as Ticks;

/**
 * Moves one edge of a clip and nothing of what it shows. The edge stops where the source ends, at the neighbour (unless
 * what follows moves along), and one frame before the other edge; it never throws for going too far, as one drags it.
 */
export function trimClip(project: Project, { clipId, edge, to, ripple: isRipple }: ActionOf<'trimClip'>): Project {
  const place = editableClip(project, clipId);
  const { clip } = place;
  const trimmed =
    edge === 'start'
      ? trimmedStart(project, place, { to, isRipple: isRipple ?? false })
      : trimmedEnd(project, place, { to, isRipple: isRipple ?? false });
  if (trimmed.duration === clip.duration && trimmed.start === clip.start) return project;
  const after = withClip(project, place, trimmed);
  return isRipple ? ripple(project, after, place.track.id) : after;
}

interface Wish {
  readonly to: Ticks;
  readonly isRipple: boolean;
}

function trimmedStart(project: Project, place: ClipPlace, { to, isRipple }: Wish): Clip {
  const { clip, track, clipIndex } = place;
  const previous = track.clips[clipIndex - 1];
  const lowest = isRipple ? (-FAR as Ticks) : previous ? clipEnd(previous) : ZERO;
  const bySource = subTicks(clip.start, roomBefore(project, clip));
  const highest = subTicks(clipEnd(clip), minTicks(shortestClip(project), clip.duration));
  const start = minTicks(highest, maxTicks(to, maxTicks(lowest, bySource)));
  const delta = subTicks(start, clip.start);
  const cut = shiftContent(cutSource(clip, delta, 'start'), delta);
  return { ...cut, start: isRipple ? clip.start : start, duration: subTicks(clip.duration, delta) };
}

function trimmedEnd(project: Project, place: ClipPlace, { to, isRipple }: Wish): Clip {
  const { clip, track, clipIndex } = place;
  const next = track.clips[clipIndex + 1];
  const bySource = minTicks(FAR, (clipEnd(clip) + roomAfter(project, clip)) as Ticks);
  const highest = isRipple || !next ? bySource : minTicks(next.start, bySource);
  const lowest = (clip.start + minTicks(shortestClip(project), clip.duration)) as Ticks;
  const end = maxTicks(lowest, minTicks(to, highest));
  return { ...cutSource(clip, subTicks(clipEnd(clip), end), 'end'), duration: subTicks(end, clip.start) };
}

const isReversed = (clip: Clip): boolean => clip.type === 'video' && clip.reversed;

/** Timeline ticks that the clip can grow into its source before it; pictures and text have no end. */
const roomBefore = (project: Project, clip: Clip): Ticks =>
  isReversed(clip) ? roomAtSourceEnd(project, clip) : roomAtSourceStart(clip);
const roomAfter = (project: Project, clip: Clip): Ticks =>
  isReversed(clip) ? roomAtSourceStart(clip) : roomAtSourceEnd(project, clip);

const roomAtSourceStart = (clip: Clip): Ticks =>
  clip.type === 'video' || clip.type === 'audio' ? (Math.floor(clip.trimStart / clip.speed) as Ticks) : FAR;

function roomAtSourceEnd(project: Project, clip: Clip): Ticks {
  if (clip.type !== 'video' && clip.type !== 'audio') return FAR;
  const source = project.media[clip.mediaId]?.duration ?? ZERO;
  if (source === ZERO) return FAR;
  return maxTicks(ZERO, subTicks(timelineLength(subTicks(source, clip.trimStart), clip.speed), clip.duration));
}

/** The clip with `delta` timeline ticks cut off (negative: added) at an edge, as far as its source is concerned. */
function cutSource(clip: Clip, delta: Ticks, edge: 'start' | 'end'): Clip {
  if (clip.type !== 'video' && clip.type !== 'audio') return clip;
  const isHead = isReversed(clip) ? edge === 'end' : edge === 'start';
  if (!isHead || delta === 0) return clip;
  // Rounded so that the source's end, reckoned from here, never moves outwards.
  const moved = delta > 0 ? sourceLength(delta, clip.speed) : -Math.ceil(-delta * clip.speed - 1e-6);
  return { ...clip, trimStart: maxTicks(ZERO, (clip.trimStart + moved) as Ticks) };
}
