import { band, gate, layered, made, noise, TAU, voice } from './tools';

const { exp, sin, PI } = Math;

/** Air that passes: a band of noise that opens and closes. */
export const air = (seconds: number, from: number, to: number, peak = 0.5, seed = 3): Float32Array => {
  const filter = band(seed);
  return made(seconds, (t) => {
    const x = t / seconds;
    const swell = x < peak ? x / peak : (1 - x) / (1 - peak);
    return filter(from * (to / from) ** x, 1.4) * swell ** 1.6;
  });
};

/** A struck metal bar or glass: partials that are no multiples, high ones gone first. */
export const bar = (hertz: number, seconds: number, fall = 5): Float32Array =>
  made(
    seconds,
    (t) =>
      (sin(TAU * hertz * t) +
        0.5 * sin(TAU * hertz * 2.76 * t) * exp(-t * fall) +
        0.25 * sin(TAU * hertz * 5.4 * t) * exp(-t * fall * 2)) *
      exp(-t * fall) *
      gate(t, seconds, 0.002),
  );

/** A short tone that glides. */
export const glide = (from: number, to: number, seconds: number, fall = 6): Float32Array => {
  const tone = voice();
  return made(seconds, (t) => tone(from * (to / from) ** (t / seconds)) * exp(-t * fall) * gate(t, seconds));
};

/** A dull blow: a falling low tone with a crack of noise in front. */
export const blow = (hertz: number, seconds: number, crack = 0.4, seed = 5): Float32Array => {
  const tone = voice();
  const filter = band(seed);
  return made(seconds, (t) => {
    const body = tone(hertz * (1 + 2.2 * exp(-t * 30))) * exp((-t * 5) / seconds);
    return (body + crack * filter(1800, 0.8) * exp(-t * 60)) * gate(t, seconds, 0.001, 0.05);
  });
};

/** A dry tick: keys, wood, a clock. */
export const tick = (hertz: number, seconds = 0.04, seed = 9): Float32Array => {
  const filter = band(seed);
  return made(seconds, (t) => filter(hertz, 4) * exp(-t * 120) * gate(t, seconds, 0.0005, 0.008) * 3);
};

/** Many small ones after each other, spread by a reproducible chance. */
export function scattered(
  seconds: number,
  count: number,
  seed: number,
  one: (chance: number, index: number) => Float32Array,
): Float32Array {
  const random = noise(seed);
  const chance = (): number => (random() + 1) / 2;
  return layered(
    seconds,
    Array.from({ length: count }, (_, index) => ({
      at: ((index + chance() * 0.7) / count) * (seconds - 0.12),
      level: 0.45 + 0.55 * chance(),
      audio: one(chance(), index),
    })),
  );
}

/** A brass-like chord: saw waves of eight partials. */
export const brass = (notes: readonly number[], seconds: number): Float32Array =>
  made(seconds, (t) => {
    let sum = 0;
    for (const hertz of notes)
      for (let n = 1; n <= 8; n += 1) sum += (sin(TAU * hertz * n * t) / n) * exp((-t * n) / (seconds * 3));
    return (sum / notes.length) * gate(t, seconds, 0.03, 0.25) * (1 - 0.3 * sin(PI * (t / seconds)));
  });

/** An even noise through a slowly moving band: wind, rain, a kettle. */
export const weather = (seconds: number, middle: number, sway: number, q: number, seed: number): Float32Array => {
  const filter = band(seed);
  return made(
    seconds,
    (t) => filter(middle * (1 + sway * sin(TAU * 0.31 * t) * sin(TAU * 0.13 * t + 1)), q) * gate(t, seconds, 0.5, 0.7),
  );
};
