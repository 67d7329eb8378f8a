/** Effects are made at this rate. */
export const EFFECT_RATE = 44_100;
export const TAU = 2 * Math.PI;
// Looked up once: where globals are guarded (a test's sandbox) each look-up costs more than the arithmetic.
const { imul, max, min } = Math;

/** Reproducible noise, −1…1. */
export function noise(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 31 - 1;
  };
}

/** Samples of `seconds`, by a function of the time in seconds. */
export function made(seconds: number, value: (t: number) => number): Float32Array {
  const out = new Float32Array(Math.round(seconds * EFFECT_RATE));
  for (let i = 0; i < out.length; i += 1) out[i] = value(i / EFFECT_RATE);
  return out;
}

/** Rises within `attack`, falls within the last `release` seconds of `seconds`: no click at either end. */
export const gate = (t: number, seconds: number, attack = 0.004, release = 0.02): number =>
  min(1, t / attack) * min(1, max(0, (seconds - t) / release));

/** A sine whose frequency may change: keeps its phase. */
export function voice(): (hertz: number) => number {
  let phase = 0;
  return (hertz) => {
    phase += (TAU * hertz) / EFFECT_RATE;
    return Math.sin(phase);
  };
}

/** A band of a noise: two-pole resonance (state variable filter) whose middle may move. `q` from 0.5 (wide) up. */
export function band(seed: number): (hertz: number, q: number) => number {
  const random = noise(seed);
  let low = 0;
  let mid = 0;
  return (hertz, q) => {
    const f = 2 * Math.sin((Math.PI * min(hertz, EFFECT_RATE / 7)) / EFFECT_RATE);
    const high = random() - low - mid / q;
    mid += f * high;
    low += f * mid;
    return mid;
  };
}

/** Adds sounds one over the other, each from its own second. */
export function layered(
  seconds: number,
  parts: readonly { readonly at: number; readonly level?: number; readonly audio: Float32Array }[],
): Float32Array {
  const out = new Float32Array(Math.round(seconds * EFFECT_RATE));
  for (const { at, level = 1, audio } of parts) {
    const start = Math.round(at * EFFECT_RATE);
    for (let i = 0; i < audio.length && start + i < out.length; i += 1)
      out[start + i] = (out[start + i] ?? 0) + (audio[i] ?? 0) * level;
  }
  return out;
}
