import type { PcmSource } from './pcmSource';

/** So many frames are one in the coarse search of {@link matchOffset}. */
export const COARSE = 8;

/**
 * A stretch of a source in memory that moves forward with its reader, with what the search for likeness needs beside it:
 * both sides as one, and the same at an eighth of the rate.
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
    this.coarse = averages(this.mono, 0, this.mono.length / COARSE);
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
  const out = new Float32Array(first);
  // A plain loop: `map` and `from` call a function for each of two million frames.
  if (right) for (let i = 0; i < out.length; i += 1) out[i] = ((first[i] ?? 0) + (right[i] ?? 0)) / 2;
  return out;
}

/** Averages of {@link COARSE} frames each, from `from` on. */
export function averages(mono: Float32Array, from: number, count: number): Float32Array<ArrayBuffer> {
  const out = new Float32Array(count);
  for (let i = 0; i < count; i += 1) {
    const at = from + i * COARSE;
    let sum = 0;
    for (let k = 0; k < COARSE; k += 1) sum += mono[at + k] ?? 0;
    out[i] = sum / COARSE;
  }
  return out;
}
