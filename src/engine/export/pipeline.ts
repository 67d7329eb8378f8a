import {
  AudioSample,
  AudioSampleSource,
  Mp4OutputFormat,
  Output,
  type OutputFormat,
  Quality,
  VideoSample,
  VideoSampleSource,
  WebMOutputFormat,
} from 'mediabunny';
import { SAMPLE_RATE, SoundMixer, type StereoBlock } from '../audio';
import { MediaStore } from '../media/mediaStore';
import { projectDuration } from '../project/projectDuration';
import type { Project } from '../project/schema';
import { Renderer } from '../render/renderer';
import { resolve } from '../resolve/resolve';
import { frameCount, frameStart } from '../time/frameRate';
import { toMicroseconds, toSeconds } from '../time/ticks';
import { metadataTags } from './aiMetadata';
import { audioBitrate, videoBitrate } from './bitrate';
import { findCapabilities } from './capabilities';
import { choosePlan, type ExportPlan } from './choosePlan';
import { ExportCanceledError, ExportError } from './errors';
import { createFramePaths, type FramePaths } from './framePath';
import { createThrottle, Eta } from './progress';
import { type ExportTarget, openTarget } from './storage';
import type { ExportFacts, ExportOptions, ExportProgress, ExportStage } from './types';

/** Sound and picture advance together by this many seconds: the muxer holds no more than that back. */
const WINDOW_SECONDS = 10;
/** Sound goes to the encoder in pieces of one second. */
const PIECE = SAMPLE_RATE;

/**
 * Frames that our own AAC encoder (FFmpeg's) puts before the sound and does not tell of. Dated before zero they are cut
 * off by MP4's edit list; without that all sound comes 21 ms late.
 */
const AAC_PRIMING = 1024;

/** Canvases that take turns, one more than the encoder's queue holds; above that size they would cost too much memory. */
const TURNS = 6;
const TURN_PIXELS = 1920 * 1200;

export interface PipelineJob {
  readonly project: Project;
  readonly options: ExportOptions;
  readonly tempName: string;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: ExportProgress) => void;
  readonly createCanvas: (width: number, height: number) => OffscreenCanvas | HTMLCanvasElement;
}

export interface PipelineResult extends Omit<ExportFacts, 'realm' | 'realmReason'> {
  readonly blob: Blob;
}

const even = (value: number): number => Math.ceil(value / 2) * 2;

/**
 * Makes the file: resolve, draw, encode, mix, mux, window by window. Runs in the worker, or in the page where workers
 * are missing. Leaves no temporary file when it fails or is aborted.
 *
 * @throws ExportError, MediaError, ExportCanceledError.
 */
export async function runPipeline(job: PipelineJob): Promise<PipelineResult> {
  const { project, options } = job;
  const duration = projectDuration(project);
  if (duration <= 0) throw new ExportError({ code: 'no-clips', detail: '' });
  const width = even(project.canvas.width);
  const height = even(project.canvas.height);
  const store = new MediaStore(options.blobs ? { blobs: options.blobs } : {});
  store.setProject(project);
  const mixer = new SoundMixer(project, store);
  let target: ExportTarget | null = null;
  let output: Output | null = null;
  try {
    const plan = choosePlan(options.container ?? 'mp4', await findCapabilities(width, height), mixer.hasSound);
    if (plan.needsAacEncoder) await loadAacEncoder();
    throwIfAborted(job.signal);
    target = await openTarget(job.tempName);
    const run = new Run(job, plan, target, store, mixer, { width, height });
    output = run.output;
    await run.encode();
    const facts = { ...plan, width, height, duration: toSeconds(duration), missingFonts: run.missingFonts };
    return { ...facts, blob: await target.finish(plan.container === 'mp4' ? 'video/mp4' : 'video/webm') };
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

/** About 1 MB; only browsers without an AAC encoder (Chromium on Linux, Firefox) fetch it. */
async function loadAacEncoder(): Promise<void> {
  try {
    const { registerAacEncoder } = await import('@mediabunny/aac-encoder');
    registerAacEncoder();
  } catch (cause) {
    throw new ExportError({ code: 'no-audio-encoder', detail: String(cause) });
  }
}

/** One export under way. */
class Run {
  readonly output: Output;
  private readonly video: VideoSampleSource;
  private readonly audio: AudioSampleSource | null;
  private readonly renderer: Renderer;
  private readonly frames: FramePaths;
  private readonly total: number;
  private readonly eta: Eta;
  private readonly canReport = createThrottle(() => performance.now());
  private done = 0;

  constructor(
    private readonly job: PipelineJob,
    private readonly plan: ExportPlan,
    target: ExportTarget,
    store: MediaStore,
    private readonly mixer: SoundMixer,
    size: { readonly width: number; readonly height: number },
  ) {
    const { project, options } = job;
    const { fps } = project.canvas;
    const quality = options.quality ?? 'standard';
    this.total = frameCount(projectDuration(project), fps);
    this.eta = new Eta(this.total);
    const main = contextOf(job.createCanvas(size.width, size.height));
    const turns = size.width * size.height <= TURN_PIXELS ? TURNS - 1 : 0;
    const more = Array.from({ length: turns }, () => contextOf(job.createCanvas(size.width, size.height)));
    this.renderer = new Renderer(main, { media: store });
    this.frames = createFramePaths(this.renderer, [main, ...more]);
    this.video = new VideoSampleSource({
      codec: plan.videoCodec,
      quality: new Quality({ bitrate: videoBitrate({ ...size, fps: fps.num / fps.den }, quality, plan.videoCodec) }),
      keyFrameInterval: 2,
      latencyMode: 'quality',
      hardwareAcceleration: 'no-preference',
    });
    this.audio = plan.audioCodec
      ? new AudioSampleSource({ codec: plan.audioCodec, quality: new Quality({ bitrate: audioBitrate(quality) }) })
      : null;
    this.output = new Output({ format: formatOf(plan, target), target: target.target });
    this.output.addVideoTrack(this.video, { frameRate: fps.num / fps.den, maximumPacketCount: this.total + 2 });
    if (this.audio) {
      // One packet is 960 or 1024 frames; the estimate is generous because exceeding it is an error.
      this.output.addAudioTrack(this.audio, { maximumPacketCount: Math.ceil(this.soundFrames / 512) + 32 });
    }
    this.output.setMetadataTags(metadataTags(project, options.producer));
  }

  get missingFonts(): readonly string[] {
    return this.renderer.fonts.problems.map(({ family }) => family);
  }

  private get duration(): number {
    return toSeconds(projectDuration(this.job.project));
  }

  private get soundFrames(): number {
    return Math.round(this.duration * SAMPLE_RATE);
  }

  async encode(): Promise<void> {
    this.report('preparing', true);
    await this.output.start();
    try {
      for (let start = 0; start < this.duration; start += WINDOW_SECONDS) {
        await Promise.all([this.encodeSound(start), this.encodePictures(start + WINDOW_SECONDS)]);
      }
    } finally {
      this.frames.close();
    }
    this.video.close();
    this.audio?.close();
    this.report('finalizing', true);
    await this.output.finalize();
    throwIfAborted(this.job.signal);
  }

  private async encodePictures(until: number): Promise<void> {
    const { fps } = this.job.project.canvas;
    while (this.done < this.total && toSeconds(frameStart(this.done, fps)) < until) {
      throwIfAborted(this.job.signal);
      await this.encodePicture(this.done);
      this.done += 1;
      this.eta.update(this.done, performance.now());
      this.report('rendering', false);
    }
  }

  private async encodePicture(index: number): Promise<void> {
    const { project } = this.job;
    const start = frameStart(index, project.canvas.fps);
    const end = Math.min(frameStart(index + 1, project.canvas.fps), projectDuration(project));
    const timestamp = toMicroseconds(start);
    const timing = { timestamp, duration: toMicroseconds(end as typeof start) - timestamp };
    const frame = resolve(project, start);
    const path = this.frames.paths.find(({ accepts }) => accepts(frame));
    if (!path) throw new ExportError({ code: 'encode', detail: 'no path for a frame' });
    const sample = new VideoSample(await path.render(frame, timing));
    try {
      await this.video.add(sample);
    } finally {
      sample.close();
    }
  }

  private async encodeSound(start: number): Promise<void> {
    if (!this.audio) return;
    const first = Math.round(start * SAMPLE_RATE);
    const last = Math.min(this.soundFrames, first + WINDOW_SECONDS * SAMPLE_RATE);
    for (let from = first; from < last; from += PIECE) {
      throwIfAborted(this.job.signal);
      const block = await this.mixer.mix(from, Math.min(PIECE, last - from));
      const sample = toSample(block, from - (this.plan.needsAacEncoder ? AAC_PRIMING : 0));
      try {
        await this.audio.add(sample);
      } finally {
        sample.close();
      }
    }
  }

  private report(stage: ExportStage, isForced: boolean): void {
    if (!this.canReport() && !isForced) return;
    // Writing the index is quick: 99 to 100.
    const share = stage === 'finalizing' ? 0.99 : (this.done / this.total) * 0.99;
    this.job.onProgress({
      stage,
      percent: Math.round(share * 1000) / 10,
      etaSeconds: stage === 'finalizing' ? 0 : this.eta.seconds,
      frame: this.done,
      frames: this.total,
    });
  }
}

function contextOf(canvas: OffscreenCanvas | HTMLCanvasElement) {
  const context = canvas.getContext('2d', { alpha: false }) as
    | OffscreenCanvasRenderingContext2D
    | CanvasRenderingContext2D
    | null;
  if (!context) throw new ExportError({ code: 'encode', detail: 'no 2D canvas' });
  return context;
}

/** MP4 with its index in front (plays while it loads) also when streamed to disk: the room is reserved. */
function formatOf(plan: ExportPlan, target: ExportTarget): OutputFormat {
  if (plan.container === 'webm') return new WebMOutputFormat();
  return new Mp4OutputFormat({ fastStart: target.isStream ? 'reserve' : 'in-memory', metadataFormat: 'mdta' });
}

function toSample({ left, right }: StereoBlock, from: number): AudioSample {
  const data = new Float32Array(left.length * 2);
  data.set(left, 0);
  data.set(right, left.length);
  return new AudioSample({
    data,
    format: 'f32-planar',
    numberOfChannels: 2,
    sampleRate: SAMPLE_RATE,
    timestamp: from / SAMPLE_RATE,
  });
}
