import { mouthAt, mouthFrame } from './mouthCode';
import { mouthTrack } from './mouthTrack';

const RATE = 22_050;

/** A voice of 140 Hz through two formants, as vowels are made. */
function vowel(first: number, second: number, seconds: number): Float32Array {
  return Float32Array.from({ length: Math.round(seconds * RATE) }, (_, i) => {
    let sum = 0;
    for (let n = 1; n * 140 < 4000; n += 1) {
      const near = (formant: number, width: number) => 1 / (1 + ((n * 140 - formant) / width) ** 2);
      sum += (near(first, 90) + 0.5 * near(second, 120)) * Math.sin((2 * Math.PI * n * 140 * i) / RATE);
    }
    return sum * 0.1;
  });
}

const joined = (...parts: readonly Float32Array[]): Float32Array =>
  Float32Array.from(parts.flatMap((part) => [...part]));
const silence = (seconds: number): Float32Array => new Float32Array(Math.round(seconds * RATE));
/** The shape that most frames between two moments have. */
function mostly(code: string, from: number, to: number): string {
  const counts = new Map<string, number>();
  for (let i = Math.round(from * 30); i < to * 30; i += 1) {
    const { viseme } = mouthFrame(code, i);
    counts.set(viseme, (counts.get(viseme) ?? 0) + 1);
  }
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? '';
}

test.each([
  ['a', 800, 1250],
  ['i', 290, 2350],
  ['u', 310, 700],
  ['o', 500, 850],
])('a spoken %s gives its own shape', (name, first, second) => {
  const { code } = mouthTrack(joined(silence(0.3), vowel(first, second, 0.6), silence(0.3)), RATE);
  expect(mostly(code, 0.4, 0.8)).toBe(name);
});

test('hissing shows the teeth', () => {
  let seed = 1;
  let before = 0;
  const noise = Float32Array.from({ length: RATE / 2 }, () => {
    seed = (seed * 16_807) % 2_147_483_647;
    const value = seed / 1_073_741_824 - 1;
    const high = value - before;
    before = value;
    return high * 0.2;
  });
  expect(mostly(mouthTrack(joined(silence(0.2), noise), RATE).code, 0.3, 0.6)).toBe('s');
});

test('in silence, before, after and between words, the mouth is closed', () => {
  const { code, duration } = mouthTrack(
    joined(silence(0.5), vowel(800, 1250, 0.4), silence(0.6), vowel(800, 1250, 0.4), silence(0.5)),
    RATE,
  );
  expect(code.length).toBe(Math.ceil(duration * 30));
  for (const at of [0.1, 0.35, 1.2, 2.1, 2.3, 9]) expect(mouthAt(code, at)).toMatchObject({ open: 0, round: 0 });
  expect(mouthAt(code, 0.7).open).toBeGreaterThan(0.6);
  expect(mouthAt(mouthTrack(silence(1), RATE).code, 0.5).open).toBe(0);
});

test('a quiet voice opens the mouth as a loud one does', () => {
  const loud = vowel(800, 1250, 0.5);
  const open = (samples: Float32Array) => mouthAt(mouthTrack(samples, RATE).code, 0.3).open;
  expect(open(loud.map((value) => value * 0.1))).toBeCloseTo(open(loud), 1);
});
