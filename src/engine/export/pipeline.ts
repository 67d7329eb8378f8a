import { Output } from 'mediabunny';
import { SoundMixer } from '../audio';
import { MediaStore } from '../media/mediaStore';
import type { Project } from '../project/schema';
import { frameStart } from '../time/frameRate';
import { toSeconds } from '../time/ticks';
import { metadataTags } from './aiMetadata';
import { findCapabilities } from './capabilities';
import { choosePlan, type ExportPlan } from './choosePlan';
import { loadEncoders } from './encoders';
import { ExportCanceledError, ExportError } from './errors';
import { formats } from './formats';
import type { Gate } from './gate';
import { outputFormatOf } from './outputFormat';
import { type CreateCanvas, PictureTrack } from './pictureTrack';
import { Reporter } from './report';
import { type ExportSettings, exportSettings } from './settings';
import { mixedTrack, type SoundTrack } from './soundTrack';
import { type ExportTarget, openTarget } from './storage';
import type { ExportFacts, ExportOptions, ExportProgress } from './types';

/** Sound and picture advance together by this many seconds: the muxer holds no more than that back. */
const WINDOW_SECONDS = 10;
const ALL_PATHS = ['copy', 'repeat', 'direct', 'planar', 'canvas'] as const;

export interface PipelineJob {
  readonly project: Project;
  readonly options: ExportOptions;
  readonly tempName: string;
  readonly signal: AbortSignal;
  readonly gate: Gate;
  readonly onProgress: (progress: ExportProgress) => void;
  readonly createCanvas: CreateCanvas;
}

export interface PipelineResult extends Omit<ExportFacts, 'realm' | 'realmReason'> {
  readonly blob: Blob;
}

/**
 * Makes the file: resolve, draw, encode, mix, mux, window by window. Runs in the worker, or in the page where workers
 * are missing. Leaves no temporary file when it fails or is aborted.
 *
 * @throws ExportError, MediaError, ExportCanceledError.
 */
export async function runPipeline(job: PipelineJob): Promise<PipelineResult> {
  const { project, options } = job;
  const settings = exportSettings(project, options);
  if (settings.duration <= 0) throw new ExportError({ code: 'no-clips', detail: '' });
  const store = new MediaStore(options.blobs ? { blobs: options.blobs } : {});
  store.setProject(project);
  const mixer = new SoundMixer(project, store);
  let target: ExportTarget | null = null;
  let output: Output | null = null;
  try {
    const can = await findCapabilities(settings.width, settings.height);
    const plan = choosePlan(settings, can, mixer.hasSound);
    await loadEncoders(plan);
    throwIfAborted(job.signal);
    target = await openTarget(job.tempName);
    output = new Output({ format: outputFormatOf(plan.container, target.isStream), target: target.target });
    const run = new Run({ job, plan, settings, output, store, mixer });
    await run.encode();
    return { ...run.facts, blob: await target.finish(formats[plan.container].mime) };
  } catch (error) {
    await output?.cancel().catch(() => undefined);
    await target?.discard();
    throw job.signal.aborted ? new ExportCanceledError() : error;
  } finally {
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
  readonly mixer: SoundMixer;
}

/** One film or sound under way. */
class Run {
  private readonly pictures: PictureTrack | null;
  private readonly sound: SoundTrack | null;
  private readonly reporter: Reporter;
  private done = 0;

  constructor(private readonly input: RunInput) {
    const { job, plan, settings, output, store, mixer } = input;
    const { project, options, createCanvas } = job;
    const { preset } = options;
    this.pictures = plan.videoCodec
      ? new PictureTrack(output, {
          project,
          settings,
          codec: plan.videoCodec,
          preset,
          store,
          createCanvas,
          paths: options.paths ?? ALL_PATHS,
        })
      : null;
    this.sound = plan.audioCodec ? mixedTrack(output, plan, settings, mixer) : null;
    this.reporter = new Reporter(settings.frames, job.onProgress);
    output.setMetadataTags(metadataTags(project, options.producer));
  }

  get facts(): Omit<PipelineResult, 'blob'> {
    const { plan, settings } = this.input;
    const { container, videoCodec, audioCodec } = plan;
    return {
      container,
      videoCodec,
      audioCodec,
      width: this.pictures ? settings.width : 0,
      height: this.pictures ? settings.height : 0,
      duration: toSeconds(settings.duration),
      missingFonts: this.pictures?.missingFonts ?? [],
      framesByPath: this.pictures?.framesByPath ?? { copy: 0, direct: 0, planar: 0, repeat: 0, canvas: 0 },
      isSoundCopied: false,
    };
  }

  async encode(): Promise<void> {
    const { output, settings, job } = this.input;
    const duration = toSeconds(settings.duration);
    this.reporter.stage('preparing');
    await output.start();
    try {
      for (let end = WINDOW_SECONDS; end < duration + WINDOW_SECONDS; end += WINDOW_SECONDS) {
        await Promise.all([this.sound?.encode(end, this.hold), this.encodePictures(end)]);
      }
    } finally {
      this.pictures?.close();
    }
    this.pictures?.end();
    this.sound?.close();
    this.reporter.stage('finalizing');
    await output.finalize();
    throwIfAborted(job.signal);
  }

  /** Between two pieces of work: stops when aborted, waits while paused. */
  private readonly hold = async (): Promise<void> => {
    const { signal, gate } = this.input.job;
    if (gate.isHeld) await gate.pass(signal);
    throwIfAborted(signal);
  };

  private async encodePictures(until: number): Promise<void> {
    const { frames, fps } = this.input.settings;
    while (this.done < frames && toSeconds(frameStart(this.done, fps)) < until) {
      if (this.input.job.gate.isHeld) {
        const from = performance.now();
        await this.hold();
        this.reporter.rest(performance.now() - from);
      }
      await this.hold();
      await this.pictures?.encode(this.done);
      this.done += 1;
      this.reporter.advance(this.done);
    }
  }
}
