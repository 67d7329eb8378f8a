import { elapsed } from '@/testing/elapsed';
import fc from '@/testing/property';
import { createProject } from '../project/createProject';
import { parseProject } from '../project/parseProject';
import { projectDuration } from '../project/projectDuration';
import { type AudioClip, audioClip, type Clip, imageClip, type Project, videoClip } from '../project/schema';
import { sourceLength } from '../project/sourceTime';
import { allClips, allTracks, clipEnd, findClip } from '../project/walk';
import { resolve } from '../resolve/resolve';
import { fromSeconds, type Ticks, ticks } from '../time/ticks';
import type { Action } from './actions';
import { applyAction, applyStep } from './applyAction';
import { EditError } from './errors';
import { freeStart } from './freeStart';
import { History } from './history';
import { snap, snapPoints } from './snap';

const s = fromSeconds;

const media = (id: string, kind: 'image' | 'video' | 'audio', seconds: number): Action => ({
  type: 'addMedia',
  media: {
    id,
    kind,
    name: '',
    url: `/${id}`,
    width: 100,
    height: 100,
    duration: s(seconds),
    hasAudio: kind !== 'image',
  },
});
const video = (id: string, from: number, to: number, more: object = {}): Clip =>
  videoClip.parse({
    type: 'video',
    id,
    mediaId: 'v',
    start: s(from),
    duration: s(to - from),
    trimStart: s(2),
    ...more,
  });
const image = (id: string, from: number, to: number, more: object = {}): Clip =>
  imageClip.parse({ type: 'image', id, mediaId: 'i', start: s(from), duration: s(to - from), ...more });
const voiceClip = (id: string, from: number, to: number): AudioClip =>
  audioClip.parse({ type: 'audio', id, mediaId: 'a', start: s(from), duration: s(to - from) });
const insert = (trackId: string, clip: Clip, ripple = false): Action => ({ type: 'insertClip', trackId, clip, ripple });

/** main: v1 0–4, i1 4–6, v2 6–9 (double speed), v3 10–12 backwards; overlay i2 1–5; audio a1 0–6, a2 7–9. */
const start: Project = [
  media('v', 'video', 20),
  media('i', 'image', 0),
  media('a', 'audio', 30),
  { type: 'addTrack', kind: 'overlay', id: 'over' } satisfies Action,
  { type: 'addTrack', kind: 'audio', id: 'voiceClip' } satisfies Action,
  insert('main', video('v1', 0, 4)),
  insert(
    'main',
    image('i1', 4, 6, {
      keyframes: {
        x: [
          { at: 0, value: 0, easing: 'linear' },
          { at: s(2), value: 90, easing: 'hold' },
        ],
      },
    }),
  ),
  insert('main', video('v2', 6, 9, { speed: 2 })),
  insert('main', video('v3', 10, 12, { reversed: true, fadeIn: 100, fadeOut: 200 })),
  insert('over', image('i2', 1, 5)),
  insert('voiceClip', voiceClip('a1', 0, 6)),
  insert('voiceClip', voiceClip('a2', 7, 9)),
].reduce(applyAction, createProject({ title: 'start', id: 'p' }));

const clipOf = (project: Project, id: string): Clip => {
  const clip = findClip(project, id)?.clip;
  if (!clip) throw new Error(`no clip ${id}`);
  return clip;
};
const spanOf = (project: Project, id: string): readonly number[] => {
  const clip = clipOf(project, id);
  return [clip.start / s(1), clipEnd(clip) / s(1)];
};
const codeOf = (action: Action, project = start): string => {
  try {
    applyAction(project, action);
  } catch (error) {
    if (error instanceof EditError) return error.code;
    throw error;
  }
  return 'done';
};

const ids = ['v1', 'i1', 'v2', 'v3', 'i2', 'a1', 'a2'] as const;
const tracks = ['main', 'over', 'voiceClip'] as const;
const anyId = fc.constantFrom(...ids);
const anyTime = fc.integer({ min: -s(2), max: s(14) }).map(ticks);
let made = 0;
const anyAction: fc.Arbitrary<Action> = fc.oneof(
  fc.record({ type: fc.constant('removeClip' as const), clipId: anyId, ripple: fc.boolean() }),
  fc.record({
    type: fc.constant('moveClip' as const),
    clipId: anyId,
    start: anyTime,
    trackId: fc.constantFrom(...tracks),
  }),
  fc.record({
    type: fc.constant('trimClip' as const),
    clipId: anyId,
    edge: fc.constantFrom('start' as const, 'end' as const),
    to: anyTime,
    ripple: fc.boolean(),
  }),
  fc.tuple(anyId, anyTime).map(([clipId, at]): Action => ({ type: 'splitClip', clipId, at, newId: `n${++made}` })),
  fc.record({ type: fc.constant('joinClips' as const), leftId: anyId, rightId: anyId }),
  fc.record({
    type: fc.constant('setSpeed' as const),
    clipId: anyId,
    speed: fc.double({ min: 0.25, max: 4, noNaN: true }),
    ripple: fc.boolean(),
  }),
  fc.record({ type: fc.constant('setReversed' as const), clipId: anyId, reversed: fc.boolean() }),
  fc
    .tuple(anyTime, fc.boolean())
    .map(([at, ripple]) => insert('main', image(`n${++made}`, 0, 1, { start: Math.abs(at) }), ripple)),
  fc.constantFrom(['v1', 'i1'] as const, ['i1', 'v2'] as const).map(
    ([leftClipId, rightClipId]): Action => ({
      type: 'setTransition',
      leftClipId,
      rightClipId,
      transition: { id: `t${++made}`, type: 'dissolve', duration: s(1) },
    }),
  ),
);

/** What every document must keep, whatever is done to it. */
function expectAudio(project: Project): void {
  expect(parseProject(JSON.stringify(project))).toEqual(project);
  for (const clip of allClips(project)) {
    if (clip.type !== 'video' && clip.type !== 'audio') continue;
    expect(clip.trimStart).toBeGreaterThanOrEqual(0);
    const source = project.media[clip.mediaId]?.duration ?? 0;
    expect(clip.trimStart + sourceLength(clip.duration, clip.speed)).toBeLessThanOrEqual(source);
  }
  const { clips, transitions } = project.tracks.main;
  for (const { leftClipId, rightClipId, duration } of transitions) {
    const left = clips.find(({ id }) => id === leftClipId);
    const right = clips.find(({ id }) => id === rightClipId);
    expect(duration).toBeLessThanOrEqual(Math.min(left?.duration ?? 0, right?.duration ?? 0));
  }
}

const attempt = (project: Project, action: Action): Project => {
  try {
    return applyAction(project, action);
  } catch (error) {
    if (error instanceof EditError) return project;
    throw error;
  }
};

test('whatever is done, clips do not overlap, stay in their source, and the document stays valid', () => {
  fc.assert(
    fc.property(fc.array(anyAction, { maxLength: 25 }), (actions) => {
      expectAudio(actions.reduce(attempt, start));
    }),
    { numRuns: 200 },
  );
});

test('undo after do is identity, redo after undo too, over any run of actions', () => {
  fc.assert(
    fc.property(fc.array(anyAction, { minLength: 1, maxLength: 15 }), (actions) => {
      const states: Project[] = [start];
      let history = History.start(start);
      for (const action of actions) {
        const next = attempt(history.present, action);
        if (next !== history.present) states.push(next);
        history = history.push(next, { label: action.type });
      }
      for (let index = states.length - 1; index > 0; index -= 1) {
        expect(history.present).toBe(states[index]);
        expect(history.undo().redo().present).toBe(history.present);
        history = history.undo();
      }
      expect(history.present).toBe(start);
      expect(history.canUndo).toBe(false);
    }),
    { numRuns: 60 },
  );
});

test('split then join is identity, and the split itself changes no frame', () => {
  fc.assert(
    fc.property(anyId, fc.integer({ min: 1, max: 719_999 }), (clipId, offset) => {
      const clip = clipOf(start, clipId);
      const at = ticks(clip.start + (offset % (clip.duration - 1)) + 1);
      fc.pre(at < clipEnd(clip));
      const split = applyAction(start, { type: 'splitClip', clipId, at, newId: 'new' });
      expectAudio(split);
      for (const time of [clip.start, at - 1, at, clipEnd(clip) - 1]) {
        const images = (project: Project) =>
          resolve(project, ticks(time)).layers.flatMap((layer) =>
            layer.kind === 'transition'
              ? []
              : [
                  {
                    ...layer,
                    clipId: '',
                    sourceTime: Math.round((('sourceTime' in layer && layer.sourceTime) || 0) * 1000),
                  },
                ],
          );
        expect(images(split)).toEqual(images(start));
      }
      expect(applyAction(split, { type: 'joinClips', leftId: clipId, rightId: 'new' })).toEqual(start);
    }),
    { numRuns: 300 },
  );
});

test('a split carries the transition on, a join brings it back', () => {
  const joined = applyAction(start, {
    type: 'setTransition',
    leftClipId: 'v1',
    rightClipId: 'i1',
    transition: { id: 't', type: 'push', duration: s(1) },
  });
  const split = applyAction(joined, { type: 'splitClip', clipId: 'v1', at: s(2), newId: 'n' });
  expect(split.tracks.main.transitions).toMatchObject([{ leftClipId: 'n', rightClipId: 'i1', duration: s(1) }]);
  expect(applyAction(split, { type: 'joinClips', leftId: 'v1', rightId: 'n' })).toEqual(joined);
  expect(applyAction(joined, { type: 'removeClip', clipId: 'i1' }).tracks.main.transitions).toEqual([]);
  const short = applyAction(joined, { type: 'trimClip', clipId: 'i1', edge: 'end', to: s(4.5) });
  expect(short.tracks.main.transitions[0]?.duration).toBe(s(0.5));
});

test('trims stop at the source, at the neighbor and at one frame', () => {
  const trim = (clipId: string, edge: 'start' | 'end', to: number, ripple = false) =>
    spanOf(applyAction(start, { type: 'trimClip', clipId, edge, to: s(to), ripple }), clipId);
  expect(trim('v1', 'end', 99)).toEqual([0, 4]);
  expect(trim('v1', 'end', 99, true)).toEqual([0, 18]);
  expect(trim('v1', 'end', -5)).toEqual([0, 1 / 30]);
  expect(trim('v3', 'start', 0)).toEqual([9, 12]);
  expect(trim('v3', 'end', 99)).toEqual([10, 14]);
  expect(trim('v2', 'end', 9.5)).toEqual([6, 9.5]);
  expect(trim('i2', 'end', 60)).toEqual([1, 60]);
  expect(trim('a2', 'start', 3)).toEqual([7, 9]);
});

test('a trimmed start leaves the rest where it was, keyframes included', () => {
  const after = applyAction(start, { type: 'trimClip', clipId: 'i1', edge: 'start', to: s(5) });
  expect(clipOf(after, 'i1').keyframes.x?.map(({ at }) => at)).toEqual([-s(1), s(1)]);
  expect(resolve(after, ticks(s(5.5))).layers[0]).toEqual(resolve(start, ticks(s(5.5))).layers[0]);
});

test('ripple keeps all unlocked tracks in step', () => {
  const removed = applyAction(start, { type: 'removeClip', clipId: 'i1', ripple: true });
  expect(['v2', 'v3', 'a2', 'i2'].map((id) => spanOf(removed, id))).toEqual([
    [4, 7],
    [8, 10],
    [6, 8],
    [1, 5],
  ]);
  const inserted = applyAction(start, insert('main', image('new', 6, 9), true));
  expect(['new', 'v2', 'v3', 'a2', 'a1'].map((id) => spanOf(inserted, id))).toEqual([
    [6, 9],
    [9, 12],
    [13, 15],
    [10, 12],
    [0, 6],
  ]);
  const trimmed = applyAction(start, { type: 'trimClip', clipId: 'v1', edge: 'start', to: s(1), ripple: true });
  expect(['v1', 'i1', 'a2'].map((id) => spanOf(trimmed, id))).toEqual([
    [0, 3],
    [3, 5],
    [6, 8],
  ]);
  const locked = applyAction(start, { type: 'setTrack', trackId: 'voiceClip', patch: { locked: true } });
  expect(spanOf(applyAction(locked, { type: 'removeClip', clipId: 'i1', ripple: true }), 'a2')).toEqual([7, 9]);
});

test.each<[string, Action]>([
  ['overlap', { type: 'moveClip', clipId: 'v2', start: s(5) }],
  ['overlap', insert('main', image('new', 3, 5))],
  ['overlap', insert('main', image('new', 3, 5), true)],
  ['wrong-track', { type: 'moveClip', clipId: 'a1', start: s(20), trackId: 'main' }],
  ['no-track', { type: 'moveClip', clipId: 'a1', start: s(20), trackId: 'none' }],
  ['no-clip', { type: 'removeClip', clipId: 'none' }],
  ['no-media', insert('main', image('new', 20, 21, { mediaId: 'none' }))],
  ['duplicate-id', insert('main', image('a1', 20, 21))],
  ['bad-time', { type: 'splitClip', clipId: 'v1', at: s(4), newId: 'n' }],
  ['not-joinable', { type: 'joinClips', leftId: 'v1', rightId: 'i1' }],
  ['not-neighbors', { type: 'setTransition', leftClipId: 'v2', rightClipId: 'v3', transition: null }],
  ['bad-param', { type: 'setParam', clipId: 'v1', param: 'opacity', value: 2 }],
  ['bad-param', { type: 'setParam', clipId: 'v1', param: 'fontSize', value: 20 }],
  [
    'bad-param',
    { type: 'setKeyframe', clipId: 'v1', param: 'fit', keyframe: { at: ticks(0), value: 1, easing: 'linear' } },
  ],
  ['bad-param', { type: 'setSpeed', clipId: 'v1', speed: 9 }],
  ['wrong-type', { type: 'setText', clipId: 'v1', text: 'x' }],
  ['no-template', { type: 'setTemplate', templateKey: 'none' }],
  ['source-too-short', { type: 'replaceMedia', clipId: 'i1', mediaId: 'v', trimStart: s(19) }],
  ['media-in-use', { type: 'removeMedia', mediaId: 'v' }],
  ['wrong-track', { type: 'removeTrack', trackId: 'main' }],
])('%s: %j is refused', (code, action) => {
  expect(codeOf(action)).toBe(code);
});

test('nothing can be done to a locked track', () => {
  const locked = applyAction(start, { type: 'setTrack', trackId: 'main', patch: { locked: true } });
  const actions: readonly Action[] = [
    { type: 'removeClip', clipId: 'v1' },
    { type: 'setParam', clipId: 'v1', param: 'x', value: 1 },
    { type: 'setTransition', leftClipId: 'v1', rightClipId: 'i1', transition: null },
    insert('main', image('new', 20, 21)),
  ];
  expect(actions.map((action) => codeOf(action, locked))).toEqual(actions.map(() => 'locked'));
});

test('a batch is done whole or not at all', () => {
  const batch: Action = {
    type: 'batch',
    actions: [
      { type: 'setTitle', title: 'new' },
      { type: 'removeClip', clipId: 'none' },
    ],
  };
  expect(codeOf(batch)).toBe('no-clip');
  expect(applyAction(start, { type: 'batch', actions: [{ type: 'setTitle', title: 'start' }] })).toBe(start);
});

test('another image takes the place of a clip and keeps its look', () => {
  const looked = applyAction(start, { type: 'setParam', clipId: 'v1', param: 'scale', value: 1.5 });
  const swapped = applyAction(looked, { type: 'replaceMedia', clipId: 'v1', mediaId: 'i' });
  expect(clipOf(swapped, 'v1')).toMatchObject({ type: 'image', mediaId: 'i', params: { scale: 1.5 }, duration: s(4) });
  const back = applyAction(swapped, { type: 'replaceMedia', clipId: 'v1', mediaId: 'v', trimStart: s(1) });
  expect(clipOf(back, 'v1')).toMatchObject({ type: 'video', trimStart: s(1), muted: true });
});

test('a drag is one entry, 500 entries are kept, a new step forgets what could be redone', () => {
  const move = (start: number): Action => ({ type: 'moveClip', clipId: 'a2', start: s(start) });
  let history = History.start(start);
  for (const start of [8, 9, 10]) history = applyStep(history, move(start), { label: 'move', merge: 'drag-1' });
  expect(history.labels).toEqual(['move']);
  expect(history.undo().present).toBe(start);
  history = applyStep(history.seal(), move(11), { label: 'move again', merge: 'drag-1' });
  expect(history.labels).toEqual(['move', 'move again']);
  expect(history.undo().redoLabel).toBe('move again');
  expect(applyStep(history.undo(), move(12), { label: 'other' }).canRedo).toBe(false);
  for (let index = 0; index < 700; index += 1)
    history = applyStep(history, { type: 'setTitle', title: `t${index}` }, { label: 'title' });
  expect(history.labels).toHaveLength(500);
});

test('edges snap to the nearest edge, marker or playhead within reach', () => {
  const points = snapPoints(start, { exclude: new Set(['a2']), playhead: s(7.5) });
  expect(points.map(({ time }) => time / s(1))).toEqual([0, 1, 4, 5, 6, 7.5, 9, 10, 12]);
  expect(snap([s(7.4), s(9.4)], points, s(0.2))).toEqual({ delta: s(0.1), point: { time: s(7.5), kind: 'playhead' } });
  expect(snap([s(7), s(8)], points, s(0.2))).toBeUndefined();
});

test('a clip finds the nearest place where it fits', () => {
  const find = (wished: number, seconds: number) =>
    freeStart(start, { trackId: 'main', duration: s(seconds), wished: s(wished) });
  expect(find(2, 1)).toBe(s(9));
  expect(find(9.3, 1)).toBe(s(9));
  expect(find(2, 3)).toBe(s(12));
  expect(find(20, 3)).toBe(s(20));
  expect(freeStart(start, { trackId: 'main', duration: s(3), wished: s(6.2), except: 'v2' })).toBe(s(6.2));
});

test('any edit of a thousand clips takes well under a frame', () => {
  const clips = Array.from({ length: 1000 }, (_, index) =>
    imageClip.parse({ type: 'image', id: `c${index}`, mediaId: 'i', start: s(index), duration: s(1) }),
  );
  const base = applyAction(createProject({ title: 'long', id: 'p' }), media('i', 'image', 0));
  const long: Project = { ...base, tracks: { ...base.tracks, main: { ...base.tracks.main, clips } } };
  expect(projectDuration(long)).toBe(s(1000));
  const actions: readonly Action[] = [
    { type: 'removeClip', clipId: 'c1', ripple: true },
    { type: 'splitClip', clipId: 'c500', at: s(500.5), newId: 'n' },
    { type: 'trimClip', clipId: 'c3', edge: 'end', to: s(3.5), ripple: true },
  ];
  actions.map((action) => applyAction(long, action));
  for (const action of actions) expect(elapsed(() => applyAction(long, action))).toBeLessThan(16);
  expect(allTracks(long)).toHaveLength(1);
});

test('times are whole ticks', () => {
  const half = (0.5 + start.tracks.main.clips.length) as Ticks;
  expect(codeOf({ type: 'moveClip', clipId: 'v3', start: half })).toBe('bad-time');
});
