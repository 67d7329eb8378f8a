import { measured, trimmed } from './prepareSample';

const RATE = 12_000;
const voice = (seconds: number, level: number) =>
  Float32Array.from({ length: seconds * RATE }, (_, i) => {
    const time = i / RATE;
    const swell = 0.52 - 0.48 * Math.cos(2 * Math.PI * 4 * time);
    return level * swell * (Math.sin(2 * Math.PI * 150 * time) + 0.5 * Math.sin(2 * Math.PI * 300 * time));
  });
const padded = (samples: Float32Array, before: number, after: number) => {
  const out = new Float32Array(samples.length + (before + after) * RATE);
  out.set(samples, before * RATE);
  return out;
};

test('the silence at both ends goes, the speech stays whole', () => {
  const cut = trimmed(padded(voice(4, 0.3), 2, 3), RATE);
  expect(cut.length / RATE).toBeGreaterThan(3.95);
  expect(cut.length / RATE).toBeLessThan(4.5);
  expect(trimmed(voice(2, 0.3), RATE)).toHaveLength(2 * RATE);
});

test('a short, silent or faint recording is refused with its reason; a loud one gets advice', () => {
  const reason = (samples: Float32Array) => {
    try {
      return measured(samples, RATE).advice;
    } catch (error) {
      return error instanceof Error ? error.message : '';
    }
  };
  expect(reason(voice(2, 0.3))).toBe('figures.sample.short');
  expect(reason(new Float32Array(5 * RATE))).toBe('figures.sample.silent');
  expect(reason(voice(5, 0.008))).toBe('figures.sample.quiet');
  expect(reason(voice(5, 0.25))).toEqual([]);
  expect(reason(voice(5, 4).map((value) => Math.max(-1, Math.min(1, value))))).toContain('figures.sample.clipped');
});
