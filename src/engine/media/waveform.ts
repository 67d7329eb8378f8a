import { AudioSampleSink } from 'mediabunny';
import type { MediaStore } from './mediaStore';

/** Peaks a second; at the finest zoom of the timeline some five pixels each. */
const PER_SECOND = 50;

/** Loudness along a sound. */
export interface Waveform {
  readonly perSecond: number;
  /** 0–1, the loudest of both channels in each stretch. */
  readonly peaks: Float32Array;
}

/** Waveforms of the media of one project, for the timeline. */
export class Waveforms {
  private readonly known = new Map<string, Waveform>();
  private readonly begun = new Set<string>();
  private readonly listeners = new Set<() => void>();
  private isDisposed = false;

  constructor(private readonly store: MediaStore) {}

  /** What is known so far; asking for it begins to read it. */
  peaks(mediaId: string): Waveform | undefined {
    if (!this.begun.has(mediaId)) {
      this.begun.add(mediaId);
      void this.read(mediaId).catch(() => undefined);
    }
    return this.known.get(mediaId);
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  dispose(): void {
    this.isDisposed = true;
    this.listeners.clear();
    this.known.clear();
  }

  private async read(mediaId: string): Promise<void> {
    const input = await this.store.input(mediaId);
    try {
      const track = await input.getPrimaryAudioTrack();
      if (!track) return;
      const duration = await track.computeDuration();
      const peaks = new Float32Array(Math.ceil(duration * PER_SECOND));
      const data = new Float32Array(48_000);
      for await (const sample of new AudioSampleSink(track).samples()) {
        const frames = Math.min(data.length, sample.numberOfFrames);
        sample.copyTo(data, { planeIndex: 0, format: 'f32-planar', frameCount: frames });
        for (let i = 0; i < frames; i += 1) {
          const at = Math.floor((sample.timestamp + i / sample.sampleRate) * PER_SECOND);
          if (at >= 0 && at < peaks.length) peaks[at] = Math.max(peaks[at] ?? 0, Math.abs(data[i] ?? 0));
        }
        sample.close();
        if (this.isDisposed) return;
      }
      this.known.set(mediaId, { perSecond: PER_SECOND, peaks });
      for (const listener of this.listeners) listener();
    } finally {
      input.dispose();
    }
  }
}
