import { kv } from './kv';

interface Stored {
  readonly perSecond: number;
  /** A byte each. */
  readonly peaks: Uint8Array;
}

interface Waveform {
  readonly perSecond: number;
  readonly peaks: Float32Array;
}

const stored = kv<Stored>('waveform');

/** Waveforms by the content hash of their sound: a project opens with them instead of decoding anew. */
export const waveformCache = {
  get: async (hash: string): Promise<Waveform | undefined> => {
    const found = await stored.get(hash);
    return found && { perSecond: found.perSecond, peaks: Float32Array.from(found.peaks, (peak) => peak / 255) };
  },
  set: (hash: string, { perSecond, peaks }: Waveform): Promise<void> =>
    stored.set(hash, { perSecond, peaks: Uint8Array.from(peaks, (peak) => Math.round(peak * 255)) }),
} as const;
