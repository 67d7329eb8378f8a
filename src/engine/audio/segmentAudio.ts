import type { PcmRange } from '../media/audioReader';
import type { AudioSegment } from './audioPlan';
import { SAMPLE_RATE } from './mix';
import { type PcmSource, ReversedSource } from './pcmSource';
import { reachOf } from './resample';
import { StretchedSource } from './stretch';

/** What of a segment's sound belongs to some frames of the mix. */
interface SegmentPiece {
  readonly source: PcmRange;
  /** Position in `source` of the first frame asked for. */
  readonly position: number;
  /** Frames of `source` per frame of the mix. */
  readonly step: number;
}

/** The sound of one segment at its speed and in its direction, read by frames of the mix counted from the segment's start. */
export class SegmentAudio {
  private readonly source: PcmSource;
  private readonly step: number;
  /** Frame of the source that stands at the segment's start; a fraction. */
  private readonly origin: number;

  constructor(reader: PcmSource, { trimStart, start, end, speed, pitchKept, reversed }: AudioSegment) {
    const rate = reader.sampleRate;
    const isStretched = pitchKept && speed !== 1;
    const begin = trimStart * rate;
    const stop = (trimStart + (end - start) * speed) * rate;
    const directed = reversed ? new ReversedSource(reader, Math.round(stop)) : reader;
    const origin = reversed ? 0 : begin;
    this.source = isStretched ? new StretchedSource(directed, speed, Math.round(origin)) : directed;
    this.origin = isStretched ? 0 : origin;
    this.step = ((isStretched ? 1 : speed) * rate) / SAMPLE_RATE;
  }

  /** @param first Frames of the mix from the segment's start; a fraction where the segment begins between two frames. */
  async read(first: number, frames: number): Promise<SegmentPiece> {
    const { step } = this;
    const position = this.origin + first * step;
    const reach = reachOf(step);
    const from = Math.floor(position) - reach;
    const source = await this.source.read(from, Math.ceil(position + frames * step) + reach);
    return { source, position: roundNear(position - from), step };
  }
}

/** Seconds in floats are off by a billionth; a whole position keeps the path without interpolation. */
function roundNear(position: number): number {
  const whole = Math.round(position);
  return Math.abs(position - whole) < 1e-6 ? whole : position;
}
