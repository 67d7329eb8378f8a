import type { MediaError } from '../media/errors';
import { toMediaError } from '../media/errors';
import type { Project } from '../project/schema';
import { type AudioPlan, type AudioSegment, joinSeams, planAudio } from './audioPlan';
import { gainAt } from './gain';
import { applyMaster, type Master } from './mastering';
import { limit, mixInto, SAMPLE_RATE, type StereoBlock, silence } from './mix';
import type { PcmSource } from './pcmSource';
import { SegmentAudio } from './segmentAudio';

/** What the mixer takes its sounds from; a MediaStore is one. */
export interface AudioSources {
  audio(mediaId: string, reader?: string): Promise<PcmSource | null>;
  beginWindow(): void;
  /** Frees what was opened; only where the mix is all that it serves. */
  dispose?(): void;
}

interface AudioMixerOptions {
  /** Called for a sound that cannot be read; the mix goes on without it. Without this, `mix` throws instead. */
  readonly onError?: (error: MediaError, clipId: string) => void;
}

/** A segment in use, and the reader that it walks with: another one (the store let the first go) begins anew. */
interface Walk {
  readonly reader: PcmSource;
  readonly audio: SegmentAudio;
}

/**
 * Mixes a project's sound window by window: only the window and what decoders hold is in memory, however long the
 * project. Windows can be any length and should move forward; what is heard at a moment does not depend on how the mix
 * is cut into windows, nor on where it began.
 */
export class AudioMixer {
  private readonly plan: AudioPlan;
  private readonly failed = new Set<string>();
  private readonly walks = new Map<string, Walk>();
  private master: Master | undefined;

  constructor(
    project: Project,
    private readonly store: AudioSources,
    private readonly options: AudioMixerOptions = {},
  ) {
    const plan = planAudio(project);
    this.plan = { ...plan, segments: joinSeams(plan.segments) };
  }

  /** Whether there is anything to hear. */
  get hasAudio(): boolean {
    return this.plan.segments.length > 0;
  }

  /** What `mix` does to the sum from now on; without it only what clips is bent. */
  setMaster(master: Master | undefined): void {
    this.master = master;
  }

  /**
   * The sound from frame `from` on (48 kHz, counted from the project's start).
   *
   * @throws MediaError when a sound cannot be read and there is no `onError`.
   */
  async mix(from: number, frames: number): Promise<StereoBlock> {
    const block = await this.sum(from, frames);
    if (this.master) applyMaster(block, from, this.master);
    else limit(block);
    return block;
  }

  /**
   * The same before it is mastered: all sounds added up, above full scale where they are loud.
   *
   * @throws MediaError when a sound cannot be read and there is no `onError`.
   */
  async sum(from: number, frames: number): Promise<StereoBlock> {
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
    return block;
  }

  private async add(block: StereoBlock, from: number, frames: number, segment: AudioSegment): Promise<void> {
    const begin = Math.ceil(segment.start * SAMPLE_RATE - 1e-6);
    const stop = Math.ceil(segment.end * SAMPLE_RATE - 1e-6);
    const first = Math.max(from, begin);
    const last = Math.min(from + frames, stop);
    if (last <= first) return;
    const audio = await this.walk(segment);
    if (!audio) return;
    mixInto(block, {
      ...(await audio.read(first - segment.start * SAMPLE_RATE, last - first)),
      offset: first - from,
      frames: last - first,
      stretch: { first: begin - from, last: stop - from },
      gain: (frame) => gainAt(this.plan, segment, (from + frame) / SAMPLE_RATE),
    });
  }

  private async walk(segment: AudioSegment): Promise<SegmentAudio | undefined> {
    const reader = await this.store.audio(segment.mediaId, segment.clipId);
    if (!reader) return undefined;
    const known = this.walks.get(segment.clipId);
    if (known?.reader === reader) return known.audio;
    const audio = new SegmentAudio(reader, segment);
    this.walks.set(segment.clipId, { reader, audio });
    return audio;
  }

  private refuse(error: unknown, segment: AudioSegment): void {
    const known = toMediaError(error, 'undecodable', segment.mediaId);
    if (!this.options.onError) throw known;
    this.failed.add(segment.clipId);
    this.options.onError(known, segment.clipId);
  }
}
