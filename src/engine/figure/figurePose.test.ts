import { figurePose } from './figurePose';
import { GESTURES } from './gestures';
import { encodeMouth } from './mouth/mouthCode';

const silent = { mouth: '', gestures: [], seed: 4 };
const times = Array.from({ length: 1800 }, (_, i) => i / 30);

test('the same moment gives the same pose, another seed another one', () => {
  expect(figurePose(silent, 7.3)).toEqual(figurePose(silent, 7.3));
  expect(figurePose(silent, 7.3)).not.toEqual(figurePose({ ...silent, seed: 5 }, 7.3));
});

test('in a minute the eyes blink as people do, and are open nearly all the time', () => {
  const shut = times.map((at) => figurePose(silent, at).blink > 0.5);
  const blinks = shut.filter((now, i) => now && !shut[i - 1]).length;
  expect(blinks).toBeGreaterThanOrEqual(14);
  expect(blinks).toBeLessThanOrEqual(32);
  expect(shut.filter(Boolean).length / shut.length).toBeLessThan(0.12);
});

test.each(GESTURES)('%s comes and goes without a jump', (kind) => {
  const play = { ...silent, gestures: [{ kind, at: 1, duration: 2 }] };
  const arms = times.slice(0, 120).map((at) => figurePose(play, at));
  const steps = arms.slice(1).map((pose, i) => Math.abs(pose.right.fore - (arms[i]?.right.fore ?? 0)));
  expect(Math.max(...steps)).toBeLessThan(32);
  const far = Math.abs(figurePose(play, 2).right.fore - figurePose(play, 0.9).right.fore);
  if (kind === 'none') expect(far).toBeLessThan(12);
  else expect(far).toBeGreaterThan(60);
  expect(figurePose(play, 3.2).right.fore).toBeCloseTo(figurePose(silent, 3.2).right.fore, 5);
});

test('brows and head follow where the voice grows louder', () => {
  const mouth = encodeMouth(times.map((at) => ({ viseme: 'a' as const, level: at > 1 ? 7 : 1 })));
  const calm = { ...silent, mouth: encodeMouth(times.map(() => ({ viseme: 'a' as const, level: 1 }))) };
  expect(figurePose({ ...silent, mouth }, 1.1).brow).toBeGreaterThan(figurePose(calm, 1.1).brow + 0.3);
});
