import type { MediaError } from '../media/errors';
import { toMediaError } from '../media/errors';
import type { MediaStore } from '../media/mediaStore';
import type { Project } from '../project/schema';
import { gainAt } from './gain';
import { limit, mixInto, SAMPLE_RATE, type StereoBlock, silence } from './mix';
import { planSound, type SoundPlan, type SoundSegment } from './soundPlan';

/** Frames around a range that the interpolation looks at. */
const MARGIN = 3;

export interface SoundMixerOptions {
  /** Called for a sound that cannot be read; the mix goes on without it. Without this, `mix` throws instead. */
  readonly onError?: (error: MediaError, clipId: string) => void;
}

/**
 * Mixes a project's sound window by window: only the window and what decoders hold is in memory, however long the
 * project. Windows can be any length and should move forward. Speed changes pitch for now.
 */
export class SoundMixer {
  private readonly plan: SoundPlan;
  private readonly failed = new Set<string>();

  constructor(
    project: Project,
    private readonly store: MediaStore,
    private readonly options: SoundMixerOptions = {},
  ) {
    this.plan = planSound(project);
  }

  /** Whether there is anything to hear. */
  get hasSound(): boolean {
    return this.plan.segments.length > 0;
  }

  /**
   * The sound from frame `from` on (48 kHz, counted from the project's start).
   *
   * @throws MediaError when a sound cannot be read and there is no `onError`.
   */
  async mix(from: number, frames: number): Promise<StereoBlock> {
    this.store.beginWindow();
    const block = silence(frames);
    const start = from / SAMPLE_RATE;
    const end = (from + frames) / SAMPLE_RATE;
    for (const segment of this.plan.segments) {
      if (segment.start >= end || segment.end <= start || this.failed.has(segment.clipId)) continue;
      try {
        await this.add(block, from, frames, segment);
      } catch (error) {
        this.refuse(error, segment);
      }
    }
    limit(block);
    return block;
  }

  private async add(block: StereoBlock, from: number, frames: number, segment: SoundSegment): Promise<void> {
    const reader = await this.store.sound(segment.mediaId, segment.clipId);
    if (!reader) return;
    const first = Math.max(from, Math.ceil(segment.start * SAMPLE_RATE));
    const last = Math.min(from + frames, Math.ceil(segment.end * SAMPLE_RATE));
    if (last <= first) return;
    const step = (segment.speed * reader.sampleRate) / SAMPLE_RATE;
    const position = (segment.trimStart + (first / SAMPLE_RATE - segment.start) * segment.speed) * reader.sampleRate;
    const sourceFrom = Math.floor(position) - MARGIN;
    const source = await reader.read(sourceFrom, Math.ceil(position + (last - first) * step) + MARGIN);
    mixInto(block, {
      source,
      position: roundNear(position - sourceFrom),
      step,
      offset: first - from,
      frames: last - first,
      gain: (frame) => gainAt(this.plan, segment, (from + frame) / SAMPLE_RATE),
    });
  }

  private refuse(error: unknown, segment: SoundSegment): void {
    const known = toMediaError(error, 'undecodable', segment.mediaId);
    if (!this.options.onError) throw known;
    this.failed.add(segment.clipId);
    this.options.onError(known, segment.clipId);
  }
}

/** Seconds in floats are off by a billionth; a whole position keeps the path without interpolation. */
function roundNear(position: number): number {
  const whole = Math.round(position);
  return Math.abs(position - whole) < 1e-6 ? whole : position;
}
