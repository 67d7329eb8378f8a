import type { Action } from '@/engine/edit/actions';
import { applyAction } from '@/engine/edit/applyAction';
import {
  closeGaps,
  copyClips,
  deleteClips,
  deleteLeft,
  deleteRight,
  detachAudio,
  duplicate,
  freezeAt,
  joinAt,
  nudge,
  pasteClips,
  splitAt,
  trimEndTo,
  trimStartTo,
} from '@/engine/edit/commands';
import { EditError } from '@/engine/edit/errors';
import type { Clip, Project } from '@/engine/project/schema';
import { allClips, allTracks } from '@/engine/project/walk';
import { fromSeconds, type Ticks, ticks } from '@/engine/time/ticks';
import fc from '@/testing/property';

/** An edit that is made from the document it meets, so that long runs go on finding clips to work on. */
type AnyEdit = (project: Project) => Action | undefined;

interface Dice {
  readonly a: number;
  readonly b: number;
  readonly time: Ticks;
  readonly isRipple: boolean;
  readonly share: number;
}

type Maker = (project: Project, dice: Dice, makeId: () => string) => Action | undefined;

const pick = <T>(list: readonly T[], dice: number): T | undefined => list[dice % Math.max(1, list.length)];
const clipOf = (project: Project, dice: number): Clip | undefined => pick(allClips(project), dice);
const neighbors = (project: Project, dice: number): readonly [Clip, Clip] | undefined =>
  pick(
    allTracks(project).flatMap(({ track }) =>
      track.clips.slice(1).flatMap((right, index): readonly (readonly [Clip, Clip])[] => {
        const left = track.clips[index];
        return left ? [[left, right]] : [];
      }),
    ),
    dice,
  );
const few = (project: Project, { a, b }: Dice): ReadonlySet<string> =>
  new Set([clipOf(project, a), clipOf(project, b)].flatMap((clip) => clip?.id ?? []));
const onClip =
  (make: (clip: Clip, dice: Dice, makeId: () => string) => Action): Maker =>
  (project, dice, makeId) => {
    const clip = clipOf(project, dice.a);
    return clip && make(clip, dice, makeId);
  };
const onPair =
  (make: (left: Clip, right: Clip, dice: Dice, makeId: () => string) => Action): Maker =>
  (project, dice, makeId) => {
    const pair = neighbors(project, dice.a);
    return pair && make(pair[0], pair[1], dice, makeId);
  };

const onPairIn =
  (make: (project: Project, pair: readonly [Clip, Clip]) => Action | undefined): Maker =>
  (project, { a }) => {
    const pair = neighbors(project, a);
    return pair && make(project, pair);
  };

/** Edits that keep linked clips together; see `otherEdits`. */
export const edits: Readonly<Record<string, Maker>> = {
  remove: (project, dice) => deleteClips(project, few(project, dice), { ripple: dice.isRipple }),
  move: onClip(({ id }, { time }) => ({ type: 'moveClip', clipId: id, start: time })),
  moveTo: (project, { a, b, time }) => {
    const clip = clipOf(project, a);
    const place = pick(allTracks(project), b);
    return clip && place && { type: 'moveClip', clipId: clip.id, start: time, trackId: place.track.id };
  },
  moveAll: (project, dice) => ({
    type: 'moveClips',
    clipIds: [...few(project, dice)],
    by: dice.time,
    ripple: dice.isRipple,
    trackShift: (dice.b % 3) - 1,
  }),
  nudge: (project, dice) => nudge(project, few(project, dice), (dice.b % 9) - 4),
  trim: onClip(({ id }, { b, time, isRipple }) => ({
    type: 'trimClip',
    clipId: id,
    edge: b % 2 === 0 ? 'start' : 'end',
    to: time,
    ripple: isRipple,
  })),
  roll: onPair((left, right, { time }) => ({ type: 'rollEdit', leftId: left.id, rightId: right.id, to: time })),
  slip: onClip(({ id }, { time }) => ({ type: 'slipClip', clipId: id, by: ticks(time / 4) })),
  slide: onClip(({ id }, { time }) => ({ type: 'slideClip', clipId: id, to: time })),
  split: onClip(({ id, start, duration }, { share }, makeId) => ({
    type: 'splitClip',
    clipId: id,
    at: ticks(start + duration * share),
    newId: makeId(),
  })),
  splitAll: (project, { time }, makeId) => splitAt(project, new Set(), time, { makeId }),
  join: onPair((left, right) => ({ type: 'joinClips', leftId: left.id, rightId: right.id })),
  joinAt: onPairIn((project, [, right]) => joinAt(project, new Set(), right.start)),
  joinAll: onPairIn((project, pair) => joinAt(project, new Set(pair.map(({ id }) => id)), pair[0].start)),
  // What was just split: random neighbors seldom belong together.
  splitAndJoin: onClip(({ id, start, duration }, { share }, makeId) => {
    const newId = makeId();
    return {
      type: 'batch',
      actions: [
        { type: 'splitClip', clipId: id, at: ticks(start + duration * share), newId },
        { type: 'joinClips', leftId: id, rightId: newId },
      ],
    };
  }),
  speed: onClip(({ id }, { share, isRipple }) => ({
    type: 'setSpeed',
    clipId: id,
    speed: 0.25 + share * 3.75,
    ripple: isRipple,
  })),
  reverse: onClip(({ id }, { isRipple }) => ({ type: 'setReversed', clipId: id, reversed: isRipple })),
  pitch: onClip(({ id }, { isRipple }) => ({ type: 'setPitchKept', clipId: id, pitchKept: isRipple })),
  freeze: (project, { time, a }, makeId) =>
    freezeAt(project, new Set(), time, { duration: fromSeconds((a % 3) + 1), makeId }),
  detach: (project, { a }, makeId) => detachAudio(project, clipOf(project, a)?.id ?? '', { makeId }),
  unlink: onClip(({ id }) => ({ type: 'unlinkClips', clipIds: [id] })),
  group: (project, dice, makeId) => ({ type: 'groupClips', clipIds: [...few(project, dice)], groupId: makeId() }),
  ungroup: onClip(({ id }) => ({ type: 'ungroupClips', clipIds: [id] })),
  closeGaps: (project, dice) => closeGaps(project, few(project, dice), dice.isRipple ? dice.time : undefined),
  deleteLeft: (project, { time, isRipple }) => deleteLeft(project, new Set(), time, { ripple: isRipple }),
  deleteRight: (project, { time, isRipple }) => deleteRight(project, new Set(), time, { ripple: isRipple }),
  trimStart: (project, dice) => trimStartTo(project, few(project, dice), dice.time),
  trimEnd: (project, dice) => trimEndTo(project, few(project, dice), dice.time),
  duplicate: (project, dice, makeId) => duplicate(project, few(project, dice), { makeId, ripple: dice.isRipple }),
  paste: (project, dice, makeId) => {
    const copied = copyClips(project, few(project, dice));
    return copied && pasteClips(project, copied, dice.time, { makeId, ripple: dice.isRipple });
  },
  transition: onPair((left, right, { b }, makeId) => ({
    type: 'setTransition',
    leftClipId: left.id,
    rightClipId: right.id,
    transition: b % 4 === 0 ? null : { id: makeId(), type: 'dissolve', duration: fromSeconds(1) },
  })),
};

/** Edits that may part what is linked, or bind what was apart. */
export const otherEdits: Readonly<Record<string, Maker>> = {
  replace: (project, { a, b }) => {
    const clip = clipOf(project, a);
    const media = pick(Object.values(project.media), b);
    return clip && media && { type: 'replaceMedia', clipId: clip.id, mediaId: media.id };
  },
  empty: (project, { a }) => {
    const clip = clipOf(project, a);
    return clip && { type: 'emptyPlace', clipId: clip.id };
  },
  link: (project, dice, makeId) => ({ type: 'linkClips', clipIds: [...few(project, dice)], linkId: makeId() }),
  lock: (project, { b, isRipple }) => {
    const place = pick(allTracks(project), b);
    return place && { type: 'setTrack', trackId: place.track.id, patch: { locked: isRipple && b % 3 === 0 } };
  },
  moveTrack: (project, { a, b }) => {
    const place = pick(allTracks(project), a);
    return place && { type: 'moveTrack', trackId: place.track.id, index: b % 3 };
  },
  beats: (_, { a }, makeId) => ({
    type: 'setBeats',
    beats: Array.from({ length: a % 5 }, (__, index) => ({ id: makeId(), at: fromSeconds(index) })),
  }),
};

/** One of the named edits with its dice thrown. Ids count upwards within a run. */
export function anyEdit(makers: Readonly<Record<string, Maker>>): fc.Arbitrary<AnyEdit> {
  return fc
    .record({
      name: fc.constantFrom(...Object.keys(makers)),
      a: fc.nat(999),
      b: fc.nat(999),
      time: fc.integer({ min: -fromSeconds(2), max: fromSeconds(25) }).map(ticks),
      isRipple: fc.boolean(),
      share: fc.integer({ min: 0, max: 1000 }).map((value) => value / 1000),
    })
    .map(({ name, ...dice }) =>
      Object.assign((project: Project) => makers[name]?.(project, dice, nextId), {
        // What a failing run prints.
        toString: () => `${name} ${JSON.stringify(dice)}`,
      }),
    );
}

let made = 0;
const nextId = (): string => {
  made += 1;
  return `n${made}`;
};

/** The document after an edit; the same one where the edit is refused. */
export function attempt(project: Project, edit: AnyEdit): Project {
  const action = edit(project);
  if (!action) return project;
  try {
    return applyAction(project, action);
  } catch (error) {
    if (error instanceof EditError) return project;
    throw error;
  }
}
