import {
  MovOutputFormat,
  Mp3OutputFormat,
  Mp4OutputFormat,
  Output,
  type OutputFormat,
  WavOutputFormat,
  WebMOutputFormat,
} from 'mediabunny';
import { AudioMixer } from '../audio';
import { MediaStore } from '../media/mediaStore';
import { frameStart } from '../time/frameRate';
import { toSeconds } from '../time/ticks';
import { openTarget, type WorkTarget } from '../work/storage';
import { metadataTags } from './aiMetadata';
import { type AudioTrack, mixedTrack } from './audioTrack';
import { findCapabilities } from './capabilities';
import { choosePlan, type ExportPlan } from './choosePlan';
import { copiedTrack } from './copy/copyAudio';
import { ExportCanceledError, ExportError } from './errors';
import { formats } from './formats';
import { ImageTrack } from './imageTrack';
import type { PipelineJob, PipelineResult } from './job';
import { loadOwnAac } from './ownAac';
import { Reporter } from './report';
import type { ExportSettings } from './settings';
import type { ExportFormat, FramesByPath } from './types';

/**
 * The muxer of a format. MP4 and MOV get their index in front (they play while they load) also when streamed to disk:
 * the room is reserved.
 */
function outputFormatOf(format: ExportFormat, isStream: boolean): OutputFormat {
  const fastStart = isStream ? 'reserve' : 'in-memory';
  switch (format) {
    case 'webm':
      return new WebMOutputFormat();
    case 'mov':
      return new MovOutputFormat({ fastStart, metadataFormat: 'mdta' });
    case 'mp3':
      return new Mp3OutputFormat();
    case 'wav':
      return new WavOutputFormat();
    default:
      return new Mp4OutputFormat({ fastStart, metadataFormat: 'mdta' });
  }
}

/** Sound and image advance together by this many seconds: the muxer holds no more than that back. */
const WINDOW_SECONDS = 10;
const ALL_PATHS = ['copy', 'repeat', 'direct', 'planar', 'canvas'] as const;
const NO_FRAMES: FramesByPath = { copy: 0, direct: 0, planar: 0, repeat: 0, canvas: 0 };

/**
 * Makes a video or a sound: resolve, draw or copy, encode, mix, mux, window by window.
 *
 * @param isSoftware Encode on the processor.
 */
export async function makeMedia(
  job: PipelineJob,
  settings: ExportSettings,
  isSoftware: boolean,
): Promise<PipelineResult> {
  const { project, options } = job;
  const store = new MediaStore(options.blobs ? { blobs: options.blobs } : {});
  store.setProject(project);
  let target: WorkTarget | null = null;
  let output: Output | null = null;
  let run: Run | null = null;
  try {
    const mixer = new AudioMixer(project, store);
    const wish = settings.videoCodec ?? formats[settings.format].videoCodecs[0];
    const can = await findCapabilities(settings.width, settings.height, wish);
    const plan = choosePlan(settings, can, mixer.hasAudio);
    throwIfAborted(job.signal);
    target = await openTarget(job.tempName, options.file);
    output = new Output({ format: outputFormatOf(plan.container, target.isStream), target: target.target });
    run = await Run.prepare({ job, plan, settings, output, store, mixer, isSoftware });
    await run.encode();
    return { ...run.facts, blob: await target.finish(formats[plan.container].mime) };
  } catch (error) {
    await output?.cancel().catch(() => undefined);
    await target?.discard();
    throw error;
  } finally {
    await run?.close().catch(() => undefined);
    store.dispose();
  }
}

function throwIfAborted(signal: AbortSignal): void {
  if (signal.aborted) throw new ExportCanceledError();
}

interface RunInput {
  readonly job: PipelineJob;
  readonly plan: ExportPlan;
  readonly settings: ExportSettings;
  readonly output: Output;
  readonly store: MediaStore;
  readonly mixer: AudioMixer;
  readonly isSoftware: boolean;
}

/** One video or sound under way. */
class Run {
  private readonly reporter: Reporter;
  private done = 0;

  private constructor(
    private readonly input: RunInput,
    private readonly images: ImageTrack | null,
    private readonly audio: AudioTrack | null,
  ) {
    const { settings, output, job } = input;
    this.reporter = new Reporter(settings.frames, job.onProgress);
    output.setMetadataTags(metadataTags(job.project, job.options.producer));
  }

  static async prepare(input: RunInput): Promise<Run> {
    const { job, plan, settings, output, store, mixer, isSoftware } = input;
    const { project, options, createCanvas } = job;
    const allowed = new Set<keyof FramesByPath>(options.paths ?? ALL_PATHS);
    const { container, videoCodec: codec } = plan;
    const hasAlpha = options.transparent === true && container === 'webm';
    const common = { project, settings, store, watermark: options.watermark };
    const images = codec
      ? await ImageTrack.create(output, {
          ...{ ...common, container, codec, createCanvas, allowed, hasAlpha, isSoftware, preset: options.preset },
        })
      : null;
    const copied = plan.audioCodec && allowed.has('copy') ? await copiedTrack(output, common, plan) : null;
    if (plan.audioCodec && !copied) await loadEncoders(plan);
    const audio =
      copied ?? (plan.audioCodec ? mixedTrack(output, { plan, settings, mixer, loudness: project.loudness }) : null);
    return new Run(input, images, audio);
  }

  get facts(): Omit<PipelineResult, 'blob'> {
    const { plan, settings } = this.input;
    const { container, videoCodec, audioCodec } = plan;
    return {
      container,
      videoCodec,
      audioCodec,
      width: this.images ? settings.width : 0,
      height: this.images ? settings.height : 0,
      duration: toSeconds(settings.duration),
      missingFonts: this.images?.missingFonts ?? [],
      framesByPath: this.images?.framesByPath ?? NO_FRAMES,
      isAudioCopied: this.audio?.isCopied ?? false,
    };
  }

  async encode(): Promise<void> {
    const { output, settings, job } = this.input;
    const duration = toSeconds(settings.duration);
    this.reporter.stage('preparing');
    await this.audio?.prepare(this.hold);
    await output.start();
    for (let end = WINDOW_SECONDS; end < duration + WINDOW_SECONDS; end += WINDOW_SECONDS) {
      await Promise.all([this.audio?.encode(end, this.hold), this.makeImages(end)]);
    }
    await this.images?.end();
    this.audio?.close();
    this.reporter.stage('finalizing');
    await output.finalize();
    throwIfAborted(job.signal);
  }

  async close(): Promise<void> {
    this.audio?.dispose();
    await this.images?.close();
  }

  /** Between two pieces of work: stops when aborted, waits while paused. */
  private readonly hold = async (): Promise<void> => {
    const { signal, gate } = this.input.job;
    if (gate.isHeld) await gate.pass(signal);
    throwIfAborted(signal);
  };

  private async makeImages(until: number): Promise<void> {
    const { frames, fps } = this.input.settings;
    while (this.done < frames && toSeconds(frameStart(this.done, fps)) < until) {
      if (this.input.job.gate.isHeld) {
        const from = performance.now();
        await this.hold();
        this.reporter.rest(performance.now() - from);
      }
      await this.hold();
      await this.images?.step(this.done);
      this.done += 1;
      this.reporter.advance(this.done);
    }
  }
}

/**
 * Fetches the encoders of our own that a plan needs, over the wire: AAC 0.25 MB (Chromium on Linux, Firefox), MP3
 * 0.13 MB.
 */
async function loadEncoders({ needsAacEncoder, audioCodec }: ExportPlan): Promise<void> {
  try {
    if (needsAacEncoder) await loadOwnAac();
    if (audioCodec === 'mp3') (await import('@mediabunny/mp3-encoder')).registerMp3Encoder();
  } catch (cause) {
    throw new ExportError({ code: 'no-audio-encoder', detail: String(cause) });
  }
}
