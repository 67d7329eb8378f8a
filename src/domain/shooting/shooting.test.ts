import fc from '@/testing/property';
import { applyFloorActions, bestTake, keepFloor, planProgress, planStateOf } from './floor';
import { newShot, shotsOfFramework, shotsOfScript } from './make';
import { orderShots, setUps } from './order';
import { planProject } from './planProject';
import type { FloorAction, PlanShot } from './types';

const at = '2026-01-01T08:00:00.000Z';
const clip = { file_id: 'f', url: '/a.mp4', name: 'a.mp4', width: 1080, height: 1920, duration: 2.5 };
const names = {
  strongest: 's',
  person: 'p',
  scene: 'sc',
  product: 'pr',
  detail: 'd',
  demo: 'de',
  compare: 'c',
  proof: 'po',
  offer: 'o',
};
const shots = ['kitchen', 'office', 'kitchen', 'office'].map((place, index) =>
  newShot(`s${index}`, { place, person: 'lin', line: `line ${index}`, size: index < 2 ? 'close' : 'far' }),
);

const act = fc.oneof(
  fc.record({ kind: fc.constant('take' as const), shot: shotId(), take: takeId(), at: fc.constant(at) }),
  fc.record({ kind: fc.constant('good' as const), shot: shotId(), take: takeId(), value: fc.boolean() }),
  fc.record({ kind: fc.constant('best' as const), shot: shotId(), take: takeId() }),
  fc.record({ kind: fc.constant('drop' as const), shot: shotId(), take: takeId() }),
  fc.record({ kind: fc.constant('done' as const), shot: shotId(), value: fc.boolean() }),
  fc.record({
    kind: fc.constant('clip' as const),
    shot: shotId(),
    take: takeId(),
    at: fc.constant(at),
    clip: fc.constant(clip),
  }),
);
function shotId() {
  return fc.constantFrom('s0', 's1', 's9');
}
function takeId() {
  return fc.constantFrom('t1', 't2', 't3');
}

test('an act that is sent again at once changes nothing: a phone may lose its answer', () => {
  fc.assert(
    fc.property(fc.array(act as fc.Arbitrary<FloorAction>, { maxLength: 20 }), (actions) => {
      for (const [index, one] of actions.entries()) {
        const before = applyFloorActions(shots, actions.slice(0, index + 1));
        expect(applyFloorActions(before, [one])).toEqual(before);
      }
    }),
  );
});

test('what the desk changes leaves what the floor did alone', () => {
  const taken = applyFloorActions(shots, [
    { kind: 'clip', shot: 's1', take: 't1', at, clip },
    { kind: 'note', shot: 's1', text: 'too dark' },
    { kind: 'done', shot: 's1', value: true },
  ]);
  const edited = shots.map((shot) => ({ ...shot, what: 'new' }));
  const [, second] = keepFloor(edited, taken);
  expect(second).toMatchObject({
    what: 'new',
    is_done: true,
    floor_note: 'too dark',
    takes: [{ number: 1, url: '/a.mp4' }],
  });
});

test('the best take is the chosen one, else the last good one, else the last clip', () => {
  const one = (actions: readonly FloorAction[]): PlanShot => applyFloorActions([newShot('s')], actions)[0] as PlanShot;
  const clips = ['a', 'b', 'c'].map((take): FloorAction => ({ kind: 'clip', shot: 's', take, at, clip }));
  expect(bestTake(one(clips))?.id).toBe('c');
  expect(bestTake(one([...clips, { kind: 'good', shot: 's', take: 'b', value: true }]))?.id).toBe('b');
  expect(bestTake(one([...clips, { kind: 'best', shot: 's', take: 'a' }]))?.id).toBe('a');
  expect(bestTake(one([{ kind: 'take', shot: 's', take: 'x', at }]))).toBeUndefined();
});

test('saving time takes each place once, wide before near; numbers stay those of the story', () => {
  const groups = orderShots(shots, 'time');
  expect(groups.map(({ place }) => place)).toEqual(['kitchen', 'office']);
  expect(groups.flatMap((group) => group.shots.map(({ number }) => number))).toEqual([3, 1, 4, 2]);
  expect([setUps(shots, 'story'), setUps(shots, 'time')]).toEqual([4, 2]);
});

test('state and progress follow the shots', () => {
  expect(planStateOf(shots)).toBe('planned');
  const begun = applyFloorActions(shots, [{ kind: 'done', shot: 's0', value: true }]);
  expect(planStateOf(begun)).toBe('shooting');
  expect(planProgress(begun)).toMatchObject({ total: 4, done: 1, left: 9 });
  expect(planStateOf(begun.map((shot) => ({ ...shot, is_done: true })))).toBe('done');
  expect(planStateOf([])).toBe('planned');
});

test('a script and a framework become shots with their lines, sizes and seconds', () => {
  let made = 0;
  const options = { newId: () => `n${++made}`, names, props: ['cup'] };
  const fromScript = shotsOfScript(
    [
      { id: '1', text: '早上倒进去的热水，晚上还烫嘴', role: '钩子' },
      { id: '2', text: '', role: '' },
      { id: '3', text: '点下方链接', role: '行动', seconds: 6 },
    ],
    options,
  );
  expect(fromScript).toHaveLength(2);
  expect(fromScript[0]).toMatchObject({ size: 'close', movement: 'push', props: ['cup'] });
  expect(fromScript[1]).toMatchObject({ seconds: 6, line: '点下方链接' });
  const segment = {
    role: 'hook',
    roleName: '钩子',
    share: 0.5,
    purpose: 'why',
    linePattern: '{商品}',
    shotHint: '',
    shot: 'demo' as const,
    repeatable: false,
  };
  const [shot] = shotsOfFramework({ segments: [segment] }, 30, options);
  expect(shot).toMatchObject({ seconds: 15, what: 'de', movement: 'follow', line: '{商品}', note: 'why' });
});

test('the video of a plan follows the story, its lines are captions, what has no clip is left out', () => {
  const taken = applyFloorActions(shots, [
    { kind: 'clip', shot: 's2', take: 't2', at, clip },
    { kind: 'clip', shot: 's0', take: 't1', at, clip },
  ]);
  const video = planProject(taken, { title: 'video', templateKey: 'bold' });
  const { clips } = video.tracks.main;
  expect(clips.map(({ id }) => id)).toEqual(['shot-s0', 'shot-s2']);
  expect(clips[1]?.start).toBe(clips[0]?.duration);
  expect(video.tracks.overlay[0]?.clips.length).toBeGreaterThanOrEqual(2);
  expect(video.canvas).toMatchObject({ width: 1080, height: 1920 });
  expect(planProject(shots, { title: 'none', templateKey: 'bold' }).tracks.main.clips).toEqual([]);
});
