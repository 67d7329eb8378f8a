import type { SoundEffect } from './effects.data';
import { EFFECT_RATE } from './tools';

/** Below full scale: an effect lies over a voice. */
const PEAK = 0.85;
/** Samples over which every end is brought to silence. */
const FADE = 220;

/** One channel of an effect at 44.1 kHz, levelled. The same samples at every call and on every machine. */
export function renderEffect({ play }: SoundEffect): { readonly samples: Float32Array; readonly sampleRate: number } {
  const samples = play();
  let peak = 0;
  for (const value of samples) peak = Math.max(peak, Math.abs(value));
  const end = samples.length;
  for (let i = 0; i < end && peak > 0; i += 1)
    samples[i] = ((samples[i] ?? 0) / peak) * PEAK * Math.min(1, (end - 1 - i) / FADE);
  return { samples, sampleRate: EFFECT_RATE };
}
