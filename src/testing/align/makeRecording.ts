import { espeak } from '../../../mock/_engines/speech/espeak';
import { readWav, trimSilence } from '../../../mock/_engines/speech/wav';
import { valueAt } from '../../engine/audio/resample';

const RATE = 16_000;

/** One sentence, spoken by espeak-ng, as samples at 16 kHz without the silence at its ends. */
export async function speakSentence(text: string, voice: string, pace: number): Promise<Float32Array> {
  const { samples, sampleRate } = trimSilence(
    readWav(await espeak({ text, voice, wordsPerMinute: pace, pitch: 50 })),
    0,
  );
  const step = sampleRate / RATE;
  return Float32Array.from({ length: Math.floor(samples.length / step) }, (_, index) =>
    valueAt(samples, index * step, step),
  );
}

export interface Part {
  readonly samples: Float32Array;
  /** Silence after it, seconds. */
  readonly gap: number;
}

/** Parts one after another, half a second of silence before them, and where each lies. */
export function joinParts(parts: readonly Part[], lead = 0.5) {
  const spans: { readonly start: number; readonly end: number }[] = [];
  let at = lead;
  for (const { samples, gap } of parts) {
    spans.push({ start: at, end: at + samples.length / RATE });
    at += samples.length / RATE + gap;
  }
  const samples = new Float32Array(Math.ceil(at * RATE));
  parts.forEach((part, index) => {
    samples.set(part.samples, Math.round((spans[index]?.start ?? 0) * RATE));
  });
  return { samples, spans };
}

export type Under = 'nothing' | 'noise' | 'music';

/** The same with something under it, ten decibels below the speech: noise, or chords that change every second. */
export function withUnder(samples: Float32Array, under: Under): Float32Array {
  if (under === 'nothing') return samples;
  const loud = samples.filter((value) => Math.abs(value) > 0.01);
  const level = Math.sqrt(loud.reduce((sum, value) => sum + value * value, 0) / Math.max(1, loud.length)) * 10 ** -0.5;
  let seed = 7;
  const noise = (): number => {
    seed = (seed * 48_271) % 2_147_483_647;
    return (seed / 1_073_741_823 - 1) * Math.sqrt(3);
  };
  const chords = [
    [220, 277.2, 329.6],
    [196, 246.9, 293.7],
    [174.6, 220, 261.6],
  ];
  return samples.map((value, index) => {
    const time = index / RATE;
    const chord = chords[Math.floor(time) % chords.length] ?? [];
    const music = (): number =>
      (chord.reduce((sum, hz) => sum + Math.sin(2 * Math.PI * hz * time), 0) / Math.sqrt(1.5)) *
      Math.exp(-2 * (time % 0.5));
    return value + level * (under === 'noise' ? noise() : music());
  });
}
