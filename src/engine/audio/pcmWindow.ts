import type { PcmSource } from './pcmSource';

/** Every so many frames one is kept for the coarse search of {@link matchOffset}. */
export const COARSE = 4;

/**
 * A stretch of a source in memory that moves forward with its reader, with what the search for likeness needs beside it:
 * both sides as one, and the same at a quarter of the rate.
 */
export class PcmWindow {
  /** First frame in memory; a multiple of {@link COARSE}, or the coarse row would depend on where reading began. */
  start = 0;
  end = 0;
  channels: readonly Float32Array[] = [];
  mono = new Float32Array(0);
  coarse = new Float32Array(0);

  constructor(private readonly source: PcmSource) {}

  /** Makes [from, to) readable; what lies before `from` is dropped. */
  async hold(from: number, to: number): Promise<void> {
    const first = Math.floor(from / COARSE) * COARSE;
    const last = Math.ceil(to / COARSE) * COARSE;
    if (first >= this.start && last <= this.end) return;
    const isJoined = first >= this.start && first < this.end;
    const kept = isJoined ? this.channels.map((channel) => channel.slice(first - this.start)) : [];
    const added = await this.source.read(isJoined ? this.end : first, last);
    this.channels = added.channels.map((channel, index) => joined(kept[index] ?? kept[0], channel));
    this.start = first;
    this.end = last;
    this.mono = toMono(this.channels);
    this.coarse = everyFourth(this.mono);
  }
}

function joined(head: Float32Array | undefined, tail: Float32Array): Float32Array {
  if (!head) return tail;
  const out = new Float32Array(head.length + tail.length);
  out.set(head);
  out.set(tail, head.length);
  return out;
}

function toMono([left, right]: readonly Float32Array[]): Float32Array<ArrayBuffer> {
  const first = left ?? new Float32Array(0);
  if (!right) return new Float32Array(first);
  return Float32Array.from(first, (value, i) => (value + (right[i] ?? 0)) / 2);
}

function everyFourth(mono: Float32Array): Float32Array<ArrayBuffer> {
  const out = new Float32Array(Math.floor(mono.length / COARSE));
  for (let i = 0; i < out.length; i += 1) {
    const at = i * COARSE;
    out[i] = ((mono[at] ?? 0) + (mono[at + 1] ?? 0) + (mono[at + 2] ?? 0) + (mono[at + 3] ?? 0)) / COARSE;
  }
  return out;
}
