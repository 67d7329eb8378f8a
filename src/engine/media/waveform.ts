import type { InputAudioTrack } from 'mediabunny';
import { createObservable } from '../../utils/observable';
import { audioSamples } from './audioSamples';
import type { MediaStore } from './mediaStore';
import { addPeaks } from './peaks';
import { sourceOffset } from './sourceOffset';
import { whenIdle } from './whenIdle';

/** Peaks a second; at the finest zoom of the timeline some five pixels each. */
const PER_SECOND = 50;
/** Longer sounds are looked into at one place in so many seconds: to decode ten hours would take minutes. */
const SPARSE_FROM = 3600;
const SPARSE_EVERY = 5;
const SPARSE_LENGTH = 0.2;
/** Milliseconds of work after which the page gets its turn, and after which the timeline is told what is there. */
const SLICE_MS = 6;
const NOTIFY_MS = 400;

/** Loudness along a sound. */
export interface Waveform {
  readonly perSecond: number;
  /** 0–1, the loudest of both channels in each stretch; of a sound still being read, 0 from there on. */
  readonly peaks: Float32Array;
}

/** Keeps waveforms beyond the page, by content hash. */
interface WaveformCache {
  readonly get: (hash: string) => Promise<Waveform | undefined>;
  readonly set: (hash: string, waveform: Waveform) => Promise<void>;
}

/** Waveforms of the media of one project, for the timeline: read once, one after the other, in idle time. */
export class Waveforms {
  private readonly known = new Map<string, Waveform>();
  private readonly begun = new Set<string>();
  private readonly listeners = createObservable();
  private queue: Promise<unknown> = Promise.resolve();
  private isDisposed = false;

  /** @param cache Without one, every page reads anew. */
  constructor(
    private readonly store: MediaStore,
    private readonly cache?: WaveformCache,
  ) {}

  /** What is known so far; asking for it begins to read it. */
  peaks(mediaId: string): Waveform | undefined {
    const ref = this.store.refOf(mediaId);
    const key = `${mediaId}#${ref?.hash ?? ref?.url ?? ''}`;
    if (ref && !this.begun.has(key)) {
      this.begun.add(key);
      // A file that cannot be read has no waveform; the clip itself says why.
      this.queue = this.queue.then(() => this.load(mediaId, key, ref.hash)).catch(() => undefined);
    }
    return this.known.get(key);
  }

  subscribe(listener: () => void): () => void {
    return this.listeners.subscribe(listener);
  }

  dispose(): void {
    this.isDisposed = true;
    this.listeners.clear();
    this.known.clear();
  }

  private async load(mediaId: string, key: string, hash: string | undefined): Promise<void> {
    if (this.isDisposed) return;
    const kept = hash ? await this.cache?.get(hash).catch(() => undefined) : undefined;
    if (kept) {
      this.put(key, kept);
      return;
    }
    const input = await this.store.input(mediaId);
    try {
      const track = await input.getPrimaryAudioTrack();
      if (!track) return;
      const read = await this.read(track, await sourceOffset(input), key);
      if (read && hash) await this.cache?.set(hash, read).catch(() => undefined);
    } finally {
      input.dispose();
    }
  }

  private async read(track: InputAudioTrack, offset: number, key: string): Promise<Waveform | undefined> {
    const end = (await track.getDurationFromMetadata()) ?? (await track.computeDuration());
    const duration = end - offset;
    const waveform = { perSecond: PER_SECOND, peaks: new Float32Array(Math.max(1, Math.ceil(duration * PER_SECOND))) };
    const isSparse = duration > SPARSE_FROM;
    const codec = await track.getCodec();
    let [sliceAt, notifiedAt] = [performance.now(), performance.now()];
    for (let at = 0; at < duration; at += isSparse ? SPARSE_EVERY : duration) {
      const range = isSparse ? [at + offset, at + offset + SPARSE_LENGTH] : [offset];
      for await (const sample of audioSamples(track, ...range)) {
        addPeaks(waveform, sample, offset, codec, isSparse ? { at, seconds: SPARSE_EVERY } : undefined);
        sample.close();
        const now = performance.now();
        if (now - notifiedAt > NOTIFY_MS) {
          notifiedAt = now;
          this.put(key, waveform);
        }
        if (now - sliceAt > SLICE_MS) {
          await whenIdle();
          sliceAt = performance.now();
        }
        if (this.isDisposed) return undefined;
      }
    }
    this.put(key, waveform);
    return waveform;
  }

  private put(key: string, waveform: Waveform): void {
    if (this.isDisposed) return;
    // A new array over the same numbers: who has reckoned from the half-read one sees that it has changed.
    this.known.set(key, { ...waveform, peaks: waveform.peaks.subarray() });
    this.listeners.emit();
  }
}
