import type { PcmRange } from '../media/audioReader';

/** Sound that is read by ranges of frames; outside its ends it is silence. Ranges should move forward. */
export interface PcmSource {
  readonly sampleRate: number;
  read(from: number, to: number): Promise<PcmRange>;
}

/** Frames that a backward walk reads at once, seconds: a decoder begins anew for each. */
const BLOCK_SECONDS = 4;
const KEPT_BLOCKS = 3;

/** A source played backwards: its frame 0 is the one before `end` of the other. */
export class ReversedSource implements PcmSource {
  private readonly blocks = new Map<number, Promise<PcmRange>>();
  private readonly size: number;

  /** @param end Exclusive, in frames of the source. */
  constructor(
    private readonly source: PcmSource,
    private readonly end: number,
  ) {
    this.size = Math.round(BLOCK_SECONDS * source.sampleRate);
  }

  get sampleRate(): number {
    return this.source.sampleRate;
  }

  async read(from: number, to: number): Promise<PcmRange> {
    const parts: { readonly at: number; readonly range: PcmRange }[] = [];
    for (let index = Math.floor(from / this.size); index * this.size < to; index += 1) {
      parts.push({ at: index * this.size, range: await this.block(index) });
    }
    const count = Math.max(1, ...parts.map(({ range }) => range.channels.length));
    const channels = Array.from({ length: count }, (_, channel) => {
      const out = new Float32Array(Math.max(0, to - from));
      for (const { at, range } of parts) {
        const data = range.channels[channel];
        const start = Math.max(from, at);
        const stop = Math.min(to, at + this.size);
        if (data && start < stop) out.set(data.subarray(start - at, stop - at), start - from);
      }
      return out;
    });
    return { channels, sampleRate: this.sampleRate };
  }

  private block(index: number): Promise<PcmRange> {
    const known = this.blocks.get(index);
    if (known) return known;
    const at = index * this.size;
    const loading = this.source.read(this.end - at - this.size, this.end - at).then((range) => {
      for (const channel of range.channels) channel.reverse();
      return range;
    });
    this.blocks.set(index, loading);
    loading.catch(() => this.blocks.delete(index));
    for (const old of this.blocks.keys()) {
      if (this.blocks.size <= KEPT_BLOCKS) break;
      if (old !== index) this.blocks.delete(old);
    }
    return loading;
  }
}
