import type { MediaError } from '../media/errors';
import { toMediaError } from '../media/errors';
import type { Project } from '../project/schema';
import { gainAt } from './gain';
import { limit, mixInto, SAMPLE_RATE, type StereoBlock, silence } from './mix';
import type { PcmSource } from './pcmSource';
import { SegmentSound } from './segmentSound';
import { joinSeams, planSound, type SoundPlan, type SoundSegment } from './soundPlan';

/** What the mixer takes its sounds from; a MediaStore is one. */
export interface SoundSources {
  sound(mediaId: string, reader?: string): Promise<PcmSource | null>;
  beginWindow(): void;
}

interface SoundMixerOptions {
  /** Called for a sound that cannot be read; the mix goes on without it. Without this, `mix` throws instead. */
  readonly onError?: (error: MediaError, clipId: string) => void;
}

/** A segment in use, and the reader that it walks with: another one (the store let the first go) begins anew. */
interface Walk {
  readonly reader: PcmSource;
  readonly sound: SegmentSound;
}

/**
 * Mixes a project's sound window by window: only the window and what decoders hold is in memory, however long the
 * project. Windows can be any length and should move forward; what is heard at a moment does not depend on how the mix
 * is cut into windows, nor on where it began.
 */
export class SoundMixer {
  private readonly plan: SoundPlan;
  private readonly failed = new Set<string>();
  private readonly walks = new Map<string, Walk>();

  constructor(
    project: Project,
    private readonly store: SoundSources,
    private readonly options: SoundMixerOptions = {},
  ) {
    const plan = planSound(project);
    this.plan = { ...plan, segments: joinSeams(plan.segments) };
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
      if (segment.start >= end || segment.end <= start) {
        this.walks.delete(segment.clipId);
        continue;
      }
      if (this.failed.has(segment.clipId)) continue;
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
    const begin = Math.ceil(segment.start * SAMPLE_RATE - 1e-6);
    const stop = Math.ceil(segment.end * SAMPLE_RATE - 1e-6);
    const first = Math.max(from, begin);
    const last = Math.min(from + frames, stop);
    if (last <= first) return;
    const sound = await this.walk(segment);
    if (!sound) return;
    mixInto(block, {
      ...(await sound.read(first - segment.start * SAMPLE_RATE, last - first)),
      offset: first - from,
      frames: last - first,
      stretch: { first: begin - from, last: stop - from },
      gain: (frame) => gainAt(this.plan, segment, (from + frame) / SAMPLE_RATE),
    });
  }

  private async walk(segment: SoundSegment): Promise<SegmentSound | undefined> {
    const reader = await this.store.sound(segment.mediaId, segment.clipId);
    if (!reader) return undefined;
    const known = this.walks.get(segment.clipId);
    if (known?.reader === reader) return known.sound;
    const sound = new SegmentSound(reader, segment);
    this.walks.set(segment.clipId, { reader, sound });
    return sound;
  }

  private refuse(error: unknown, segment: SoundSegment): void {
    const known = toMediaError(error, 'undecodable', segment.mediaId);
    if (!this.options.onError) throw known;
    this.failed.add(segment.clipId);
    this.options.onError(known, segment.clipId);
  }
}
