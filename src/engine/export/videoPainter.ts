import type { MediaStore } from '../media/mediaStore';
import type { Project } from '../project/schema';
import { Renderer } from '../render/renderer';
import { resolve } from '../resolve/resolve';
import type { Watermark } from '../resolve/watermarkLayer';
import { frameStart } from '../time/frameRate';
import { toMicroseconds } from '../time/ticks';
import { ExportError } from './errors';
import { createFramePaths, type FramePaths } from './framePath';
import { type ExportSettings, frameTime } from './settings';
import type { FramesByPath } from './types';

/** Canvases that take turns, one more than the encoder's queue holds; above that size they would cost too much memory. */
const TURNS = 6;
const TURN_PIXELS = 1920 * 1200;

export type CreateCanvas = (width: number, height: number) => OffscreenCanvas | HTMLCanvasElement;

export interface VideoPainterInput {
  readonly project: Project;
  readonly settings: ExportSettings;
  readonly store: MediaStore;
  readonly watermark: Watermark | undefined;
  readonly createCanvas: CreateCanvas;
  /** Which ways frames may go. */
  readonly allowed: ReadonlySet<keyof FramesByPath>;
  readonly hasAlpha: boolean;
}

/** Makes the images of a video by number. Canvases come to be with the first one: a copied video needs none. */
export class VideoPainter {
  readonly counts = { direct: 0, planar: 0, repeat: 0, canvas: 0 };
  private made: { readonly renderer: Renderer; readonly paths: FramePaths } | null = null;

  constructor(private readonly input: VideoPainterInput) {}

  get missingFonts(): readonly string[] {
    return this.made?.renderer.fonts.problems.map(({ family }) => family) ?? [];
  }

  /** Image number `index` of the file, dated; the caller closes it. */
  async paint(index: number): Promise<VideoFrame> {
    const { project, settings, watermark } = this.input;
    const start = frameStart(index, settings.fps);
    const timestamp = toMicroseconds(start);
    const timing = { timestamp, duration: toMicroseconds(frameStart(index + 1, settings.fps)) - timestamp };
    const frame = resolve(project, frameTime(settings, index), watermark);
    const { image, path } = await this.paths().make(frame, timing);
    this.counts[path] += 1;
    return image;
  }

  private paths(): FramePaths {
    if (this.made) return this.made.paths;
    const { settings, store, createCanvas, allowed, hasAlpha } = this.input;
    const { width, height } = settings;
    const turns = width * height <= TURN_PIXELS ? TURNS : 1;
    const [first, ...rest] = Array.from({ length: turns }, () => contextOf(createCanvas(width, height), hasAlpha));
    if (!first) throw new ExportError({ code: 'encode', detail: 'no canvas' });
    const renderer = new Renderer(first, { media: store });
    const paths = createFramePaths({ renderer, store, contexts: [first, ...rest], allowed, hasAlpha });
    this.made = { renderer, paths };
    return paths;
  }

  close(): void {
    this.made?.paths.close();
  }
}

/** Read back for every image, so it is asked for in plain memory. */
export function contextOf(canvas: OffscreenCanvas | HTMLCanvasElement, alpha: boolean) {
  const context = canvas.getContext('2d', { alpha, willReadFrequently: true }) as
    | OffscreenCanvasRenderingContext2D
    | CanvasRenderingContext2D
    | null;
  if (!context) throw new ExportError({ code: 'encode', detail: 'no 2D canvas' });
  return context;
}
