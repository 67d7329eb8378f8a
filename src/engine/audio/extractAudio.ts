import type { PcmSource } from './pcmSource';
import { reachOf, valueAt } from './resample';

/** Seconds that are decoded at once. */
const WINDOW = 10;

interface ExtractOptions {
  /** Seconds of the source. */
  readonly from: number;
  readonly to: number;
  /** Frames a second of the result. Default 16 000, what recognisers hear. */
  readonly sampleRate?: number;
  /** Called with 0–1. */
  readonly onProgress?: (share: number) => void;
  readonly signal?: AbortSignal;
}

/** A stretch of a sound as one channel in memory. Rejects with the signal's reason when it is aborted. */
export async function extractAudio(source: PcmSource, options: ExtractOptions): Promise<Float32Array<ArrayBuffer>> {
  const { from, to, sampleRate = 16_000, onProgress, signal } = options;
  const step = source.sampleRate / sampleRate;
  const reach = reachOf(step);
  const out = new Float32Array(Math.max(0, Math.round((to - from) * sampleRate)));
  const size = WINDOW * sampleRate;
  for (let at = 0; at < out.length; at += size) {
    signal?.throwIfAborted();
    const count = Math.min(size, out.length - at);
    const position = from * source.sampleRate + at * step;
    const start = Math.floor(position) - reach;
    const { channels } = await source.read(start, Math.ceil(position + count * step) + reach);
    for (const channel of channels) {
      for (let i = 0; i < count; i += 1) {
        const value = valueAt(channel, position - start + i * step, step) / channels.length;
        out[at + i] = (out[at + i] ?? 0) + value;
      }
    }
    onProgress?.((at + count) / out.length);
  }
  return out;
}
