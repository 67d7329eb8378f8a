import type { Clip, Project } from '../project/schema';
import { sourceLength } from '../project/sourceTime';
import { type ClipPlace, clipEnd } from '../project/walk';
import { addTicks, subTicks, type Ticks, ZERO } from '../time/ticks';
import type { ActionOf } from './actions';
import { claimId, editableClip, withClips } from './document';
import { EditError } from './errors';
import { shiftContent } from './shiftContent';

/**
 * Cuts a clip in two at `at`; nothing that is seen or heard changes. Both halves keep all keyframes, so that curves go on
 * as they were and a join gives the old clip back. Throws EditError `bad-time` when `at` is not inside the clip.
 */
export function splitClip(project: Project, { clipId, at, newId }: ActionOf<'splitClip'>): Project {
  const place = editableClip(project, clipId);
  const { clip } = place;
  if (at <= clip.start || at >= clipEnd(clip)) throw new EditError('bad-time', { clipId });
  claimId(project, newId);
  const [left, right] = halves(clip, subTicks(at, clip.start), newId);
  const clips: readonly Clip[] = place.track.clips;
  const after = withClips(
    project,
    place,
    clips.flatMap((item) => (item.id === clipId ? [left, right] : [item])),
  );
  return reconnect(after, place, (id, side) => (side === 'left' && id === clipId ? newId : id));
}

function halves(clip: Clip, leftDuration: Ticks, newId: string): readonly [Clip, Clip] {
  const rightDuration = subTicks(clip.duration, leftDuration);
  const left: Clip = { ...clip, duration: leftDuration };
  const right: Clip = {
    ...shiftContent(clip, leftDuration),
    id: newId,
    start: addTicks(clip.start, leftDuration),
    duration: rightDuration,
  };
  if (clip.type !== 'video' && clip.type !== 'audio') return [left, right];
  const isReversed = clip.type === 'video' && clip.reversed;
  const into = (part: Ticks): Ticks => addTicks(clip.trimStart, sourceLength(part, clip.speed));
  const trims = isReversed ? [into(rightDuration), clip.trimStart] : [clip.trimStart, into(leftDuration)];
  return [
    { ...clip, ...left, type: clip.type, trimStart: trims[0] ?? ZERO, fadeOut: ZERO } as Clip,
    { ...clip, ...right, type: clip.type, trimStart: trims[1] ?? ZERO, fadeIn: ZERO } as Clip,
  ];
}

/**
 * Makes one clip of two neighbours that a split could have made. Throws EditError `not-joinable` when they differ in more
 * than their place, do not touch, or do not follow each other in their source.
 */
export function joinClips(project: Project, { leftId, rightId }: ActionOf<'joinClips'>): Project {
  const place = editableClip(project, leftId);
  const right = editableClip(project, rightId);
  const left = place.clip;
  const whole: Clip = { ...left, duration: addTicks(left.duration, right.clip.duration) };
  const joined = withSound(whole, left, right.clip);
  const isNext = right.track.id === place.track.id && right.clipIndex === place.clipIndex + 1;
  const wouldBe = halves(joined, left.duration, rightId);
  if (!isNext || !isSame(wouldBe[0], left) || !isSame(wouldBe[1], right.clip)) {
    throw new EditError('not-joinable', { leftId, rightId });
  }
  const clips: readonly Clip[] = place.track.clips;
  const after = withClips(
    project,
    place,
    clips.filter((clip) => clip.id !== rightId).map((clip) => (clip.id === leftId ? joined : clip)),
  );
  return reconnect(after, place, (id, side) => (side === 'left' && id === rightId ? leftId : id));
}

function withSound(whole: Clip, left: Clip, right: Clip): Clip {
  if (whole.type === 'video' && left.type === 'video' && right.type === 'video') {
    return { ...whole, fadeOut: right.fadeOut, trimStart: whole.reversed ? right.trimStart : left.trimStart };
  }
  if (whole.type === 'audio' && right.type === 'audio') return { ...whole, fadeOut: right.fadeOut };
  return whole;
}

/** Clips are plain JSON made by one hand, so equal content has equal text. Names may differ: they do not show. */
const isSame = (a: Clip, b: Clip): boolean => textOf(a) === textOf(b);
const textOf = (clip: Clip): string =>
  JSON.stringify({ ...clip, name: '' }, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );

/** Transitions of the main track with their ends renamed. */
function reconnect(
  project: Project,
  place: ClipPlace,
  rename: (id: string, side: 'left' | 'right') => string,
): Project {
  const { main } = project.tracks;
  if (place.kind !== 'main' || main.transitions.length === 0) return project;
  const transitions = main.transitions.map((transition) => ({
    ...transition,
    leftClipId: rename(transition.leftClipId, 'left'),
    rightClipId: rename(transition.rightClipId, 'right'),
  }));
  return { ...project, tracks: { ...project.tracks, main: { ...main, transitions } } };
}
