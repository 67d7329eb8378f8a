import zhCN from '../../../../locales/zh-CN';
import { fitLoop, loopBeats } from '../fitLoop';
import { loops } from '../loops.data';
import { LOOP_RATE, loopSeconds } from '../synth';
import { soundEffects } from './effects.data';
import { renderEffect } from './renderEffect';

const names = zhCN as Readonly<Record<string, string>>;

test('at least twenty-four effects and nineteen loops, each with a name', () => {
  expect(soundEffects.length).toBeGreaterThanOrEqual(24);
  expect(loops.length).toBeGreaterThanOrEqual(19);
  expect(soundEffects.filter(({ id }) => !names[`materialData.sound.${id}`])).toEqual([]);
  expect(loops.filter(({ id }) => !names[`materialData.loop.${id}`])).toEqual([]);
});

test.each(['whoosh', 'pop', 'cash', 'sparkle'])('%s is the same at every call, levelled, and ends in silence', (id) => {
  const effect = soundEffects.find((one) => one.id === id);
  if (!effect) throw new Error(id);
  const { samples } = renderEffect(effect);
  expect(Buffer.from(renderEffect(effect).samples.buffer).equals(Buffer.from(samples.buffer))).toBe(true);
  let peak = 0;
  for (const value of samples) peak = Math.max(peak, Math.abs(value));
  expect(peak).toBeGreaterThan(0.5);
  expect(peak).toBeLessThanOrEqual(0.851);
  expect(Math.abs(samples.at(-1) ?? 1)).toBeLessThan(0.001);
});

test('a fitted loop goes round without a seam and fades where it is cut', () => {
  const own = {
    left: Float32Array.from({ length: LOOP_RATE }, (_, i) => (i % 100) / 100),
    right: new Float32Array(LOOP_RATE),
    sampleRate: LOOP_RATE,
  };
  const twice = fitLoop(own, 2);
  expect(twice.left[LOOP_RATE]).toBe(own.left[0]);
  expect(twice.left.at(-1)).toBe(own.left.at(-1));
  const cut = fitLoop(own, 1.5);
  expect(cut.left).toHaveLength(LOOP_RATE * 1.5);
  expect(Math.abs(cut.left.at(-1) ?? 1)).toBeLessThan(0.001);
});

test('the beats of a score are those of its tempo', () => {
  const [score] = loops;
  if (!score) throw new Error('no loops');
  const beats = loopBeats(score);
  expect(beats).toHaveLength(Math.round((loopSeconds(score) * score.bpm) / 60));
  expect(beats[1]).toBeCloseTo(60 / score.bpm, 6);
});
