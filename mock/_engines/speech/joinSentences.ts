import type { SpokenSentence } from '../../../src/services/speech/schema';
import type { Pcm } from './wav';

export interface JoinedPart {
  readonly text: string;
  /** Silence after it, seconds; 0 = the breath between two sentences. */
  readonly pause: number;
  readonly pcm: Pcm;
}

/** Breath after a sentence, and after a piece that ends in the middle of one. */
const breath = (text: string): number => (/[.!?。！？…]["'”’」』）)]*$/.test(text) ? 0.3 : 0.15);

/** Joins spoken sentences of one voice; the last one's pause is kept if it was asked for. */
export function joinSentences(parts: readonly JoinedPart[]): { pcm: Pcm; sentences: SpokenSentence[] } {
  const [{ pcm: first } = { pcm: { samples: new Float32Array(), sampleRate: 1, channels: 1 } }] = parts;
  const { sampleRate, channels } = first;
  const silences = parts.map(({ text, pause }, index) => {
    const seconds = pause > 0 || index === parts.length - 1 ? pause : breath(text);
    return Math.round(seconds * sampleRate) * channels;
  });
  const total = parts.reduce((sum, { pcm }, index) => sum + pcm.samples.length + (silences[index] ?? 0), 0);
  const samples = new Float32Array(total);
  const sentences: SpokenSentence[] = [];
  let at = 0;
  for (const [index, { text, pcm }] of parts.entries()) {
    samples.set(pcm.samples, at);
    const perSecond = sampleRate * channels;
    sentences.push({ text, from: at / perSecond, to: (at + pcm.samples.length) / perSecond });
    at += pcm.samples.length + (silences[index] ?? 0);
  }
  return { pcm: { samples, sampleRate, channels }, sentences };
}
