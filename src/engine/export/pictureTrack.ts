import { type Output, Quality, VideoSample, VideoSampleSource } from 'mediabunny';
import type { MediaStore } from '../media/mediaStore';
import type { Project } from '../project/schema';
import { Renderer } from '../render/renderer';
import { resolve } from '../resolve/resolve';
import { frameStart } from '../time/frameRate';
import { type Ticks, toMicroseconds } from '../time/ticks';
import { ExportError } from './errors';
import { createFramePaths, type FramePaths } from './framePath';
import { type ExportSettings, frameTime, pictureBitrate } from './settings';
import type { FramesByPath, VideoCodecName } from './types';

/** Canvases that take turns, one more than the encoder's queue holds; above that size they would cost too much memory. */
const TURNS = 6;
const TURN_PIXELS = 1920 * 1200;

export type CreateCanvas = (width: number, height: number) => OffscreenCanvas | HTMLCanvasElement;

export interface PictureJob {
  readonly project: Project;
  readonly settings: ExportSettings;
  readonly codec: VideoCodecName;
  readonly preset: string | undefined;
  readonly store: MediaStore;
  readonly createCanvas: CreateCanvas;
  readonly paths: readonly (keyof FramesByPath)[];
}

/** The pictures of a film: resolves, draws and encodes them one by one. */
export class PictureTrack {
  readonly renderer: Renderer;
  private readonly source: VideoSampleSource;
  private readonly frames: FramePaths;
  private readonly counts = { copy: 0, direct: 0, planar: 0, repeat: 0, canvas: 0 };

  /** Adds itself to the output, which must not have started. */
  constructor(
    output: Output,
    private readonly job: PictureJob,
  ) {
    const { settings, codec, preset, createCanvas, store } = job;
    const { width, height, fps } = settings;
    const main = contextOf(createCanvas(width, height));
    const turns = width * height <= TURN_PIXELS ? TURNS - 1 : 0;
    const more = Array.from({ length: turns }, () => contextOf(createCanvas(width, height)));
    this.renderer = new Renderer(main, { media: store });
    this.frames = createFramePaths({
      renderer: this.renderer,
      store,
      contexts: [main, ...more],
      allowed: new Set(job.paths),
      hasAlpha: false,
    });
    this.source = new VideoSampleSource({
      codec,
      quality: new Quality({ bitrate: pictureBitrate(settings, codec, preset) }),
      keyFrameInterval: 2,
      latencyMode: 'quality',
      hardwareAcceleration: 'no-preference',
    });
    output.addVideoTrack(this.source, { frameRate: fps.num / fps.den, maximumPacketCount: settings.frames + 2 });
  }

  get missingFonts(): readonly string[] {
    return this.renderer.fonts.problems.map(({ family }) => family);
  }

  get framesByPath(): FramesByPath {
    return this.counts;
  }

  /** Makes picture number `index` of the file. */
  async encode(index: number): Promise<void> {
    const { project, settings } = this.job;
    const start = frameStart(index, settings.fps);
    const end = Math.min(frameStart(index + 1, settings.fps), settings.duration) as Ticks;
    const timestamp = toMicroseconds(start);
    const timing = { timestamp, duration: toMicroseconds(end) - timestamp };
    const frame = resolve(project, frameTime(settings, index));
    const { picture, path } = await this.frames.make(frame, timing);
    const sample = new VideoSample(picture);
    this.counts[path] += 1;
    try {
      await this.source.add(sample);
    } finally {
      sample.close();
    }
  }

  /** No more pictures come. */
  end(): void {
    this.source.close();
  }

  close(): void {
    this.frames.close();
  }
}

function contextOf(canvas: OffscreenCanvas | HTMLCanvasElement) {
  const context = canvas.getContext('2d', { alpha: false, willReadFrequently: true }) as
    | OffscreenCanvasRenderingContext2D
    | CanvasRenderingContext2D
    | null;
  if (!context) throw new ExportError({ code: 'encode', detail: 'no 2D canvas' });
  return context;
}
