import type { SpokenSentence } from '../../../src/services/speech/schema';

/** Mono or stereo PCM, −1…1, channels interleaved. */
export interface Pcm {
  readonly samples: Float32Array;
  readonly sampleRate: number;
  readonly channels: number;
}

/** Reads a 16 bit PCM WAV; chunk sizes that overrun the file (streamed WAVs) are cut. Throws on anything else. */
export function readWav(bytes: Uint8Array): Pcm {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const tag = (at: number): string => String.fromCharCode(...bytes.subarray(at, at + 4));
  if (bytes.length < 12 || tag(0) !== 'RIFF' || tag(8) !== 'WAVE') throw new Error('not a WAV');
  let channels = 1;
  let sampleRate = 0;
  for (let at = 12; at + 8 <= bytes.length; ) {
    const size = view.getUint32(at + 4, true);
    if (tag(at) === 'fmt ') {
      if (view.getUint16(at + 8, true) !== 1 || view.getUint16(at + 22, true) !== 16) throw new Error('not 16 bit PCM');
      channels = view.getUint16(at + 10, true);
      sampleRate = view.getUint32(at + 12, true);
    }
    if (tag(at) === 'data') {
      const end = Math.min(bytes.length, at + 8 + size);
      const count = Math.floor((end - at - 8) / 2);
      const samples = Float32Array.from({ length: count }, (_, i) => view.getInt16(at + 8 + i * 2, true) / 32768);
      return { samples, sampleRate, channels };
    }
    at += 8 + size + (size % 2);
  }
  throw new Error('a WAV without audio');
}

/** A 16 bit PCM WAV; samples beyond full scale are clipped. */
export function writeWav({ samples, sampleRate, channels }: Pcm): Buffer {
  const bytes = Buffer.alloc(44 + samples.length * 2);
  bytes.write('RIFF', 0, 'ascii');
  bytes.writeUInt32LE(36 + samples.length * 2, 4);
  bytes.write('WAVEfmt ', 8, 'ascii');
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(channels, 22);
  bytes.writeUInt32LE(sampleRate, 24);
  bytes.writeUInt32LE(sampleRate * channels * 2, 28);
  bytes.writeUInt16LE(channels * 2, 32);
  bytes.writeUInt16LE(16, 34);
  bytes.write('data', 36, 'ascii');
  bytes.writeUInt32LE(samples.length * 2, 40);
  for (let i = 0; i < samples.length; i += 1) {
    const clipped = Math.max(-1, Math.min(1, samples[i] ?? 0));
    bytes.writeInt16LE(Math.round(clipped * 32767), 44 + i * 2);
  }
  return bytes;
}

/** Without the silence at both ends, but for a short breath. Silent sound stays as it is. */
export function trimSilence(pcm: Pcm, breathSeconds = 0.06, threshold = 0.008): Pcm {
  const { samples, sampleRate, channels } = pcm;
  let first = 0;
  while (first < samples.length && Math.abs(samples[first] ?? 0) < threshold) first += 1;
  if (first === samples.length) return pcm;
  let last = samples.length - 1;
  while (Math.abs(samples[last] ?? 0) < threshold) last -= 1;
  const breath = Math.round(breathSeconds * sampleRate) * channels;
  const from = Math.floor(Math.max(0, first - breath) / channels) * channels;
  const to = Math.ceil(Math.min(samples.length, last + 1 + breath) / channels) * channels;
  return { ...pcm, samples: samples.slice(from, Math.min(samples.length, to)) };
}

/** Louder or softer; loud peaks are bent, not cut, so that 2× does not crackle. */
export function withVolume(pcm: Pcm, volume: number): Pcm {
  if (volume === 1) return pcm;
  const knee = 0.8;
  const bend = (value: number): number => {
    const size = Math.abs(value);
    if (size <= knee) return value;
    return Math.sign(value) * (knee + (1 - knee) * Math.tanh((size - knee) / (1 - knee)));
  };
  return { ...pcm, samples: pcm.samples.map((sample) => bend(sample * volume)) };
}

/** Seconds. */
export const durationOf = ({ samples, sampleRate, channels }: Pcm): number => samples.length / channels / sampleRate;

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
