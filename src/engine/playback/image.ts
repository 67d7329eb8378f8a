import type { MediaError } from '../media/errors';
import { toMediaError } from '../media/errors';
import { SMALL_EDGE } from '../media/smallFrame';
import type { Project } from '../project/schema';
import { ContextLostError } from '../render/context';
import { Renderer, type RendererOptions } from '../render/renderer';
import { sameFrame } from '../render/sameFrame';
import type { FrameDescriptor } from '../resolve/frame';
import { resolve } from '../resolve/resolve';
import type { Watermark } from '../resolve/watermarkLayer';
import { frameAt, frameStart } from '../time/frameRate';
import { maxTicks, minTicks, type Ticks, ZERO } from '../time/ticks';
import { AdaptiveQuality } from './adaptiveQuality';
import { type PixelSize, previewSize } from './previewSize';
import type { Haste, PreviewStore } from './previewStore';
import type { PlayerState } from './types';
import { videoLayers } from './videoWishes';

/** Counts the frames that playing should have shown and did not. */
class FrameCount {
  private last: number | null = null;
  private shownFrames = 0;
  private droppedFrames = 0;

  get shown(): number {
    return this.shownFrames;
  }

  get dropped(): number {
    return this.droppedFrames;
  }

  /** A new run: the distance to the frame before it does not count. */
  begin(): void {
    this.last = null;
  }

  /** Frame `index` of the project is on screen; at double speed every second one is meant. */
  show(index: number, rate: number): void {
    const stride = Math.max(1, Math.round(Math.abs(rate)));
    if (this.last !== null && index !== this.last) {
      this.shownFrames += 1;
      this.droppedFrames += Math.max(0, Math.round(Math.abs(index - this.last) / stride) - 1);
    }
    this.last = index;
  }
}

const MAX_EDGE = 1280;
/** Drawing may take this share of a frame's time; the rest is for the page. */
const BUDGET = 0.8;
/** Moves of a mouse come closer together than this: when none came, the scrub has stopped. */
const QUIET_MS = 30;
/**
 * The very frame is on screen already, only softer: its sharp one may wait until the user really rests. Decoding it
 * between two clicks would take the processor from the next one.
 */
const REST_MS = 90;

/** What the image is of, and who is told of it. */
export interface ImageHost {
  readonly state: () => PlayerState;
  readonly update: (patch: Partial<PlayerState>) => void;
  readonly onProblem: (error: MediaError) => void;
  /** The very frame is drawn and the user rests; `isWanted` turns false with his next move. */
  readonly onRest: (project: Project, isWanted: () => boolean) => void;
}

interface ImageOptions extends Pick<RendererOptions, 'fonts'> {
  /** Largest canvas edge in pixels at full quality. */
  readonly maxEdge?: number;
  readonly watermark?: Watermark | undefined;
}

/**
 * Draws the player's present time on its canvas: a frame nearby or a soft one at once, the very frame when the user
 * rests. Whatever comes in the meantime, one frame is drawn at a time, and then only the newest wish.
 */
export class Image {
  private readonly renderer: Renderer;
  private readonly count = new FrameCount();
  private project: Project | null = null;
  private quality = new AdaptiveQuality((BUDGET * 1000) / 30);
  /** Grows with everything that makes earlier wishes for images pointless. */
  private wish = 0;
  private isDrawing = false;
  private isStale = false;
  private isGone = false;
  private shown: FrameDescriptor | null = null;
  /** Longer edge that is of use on the page, pixels. */
  private edgeOnPage = Number.POSITIVE_INFINITY;
  private fullSize: PixelSize | null = null;
  private settling: ReturnType<typeof setTimeout> | undefined;

  constructor(
    context: CanvasRenderingContext2D,
    private readonly media: PreviewStore,
    private readonly host: ImageHost,
    private readonly options: ImageOptions,
  ) {
    const { onProblem } = host;
    this.renderer = new Renderer(context, { media, onProblem, ...(options.fonts ? { fonts: options.fonts } : {}) });
  }

  /** Another document, or another state of it; the next {@link Image.wishAnew} draws it. */
  setProject(project: Project): void {
    const { fps } = project.canvas;
    if (this.project?.canvas !== project.canvas)
      this.quality = new AdaptiveQuality((BUDGET * 1000 * fps.den) / fps.num);
    this.project = project;
    this.shown = null;
    this.resize();
  }

  /** How many pixels of the longer edge are of use on the page. */
  setEdgeOnPage(edge: number): void {
    this.edgeOnPage = edge;
    this.resize();
  }

  /** Playing begins: frames are counted from here. */
  beginCount(): void {
    this.count.begin();
  }

  /** What the canvas shows can no longer be trusted: its memory was dropped, or better media have come. */
  drawAgain(): void {
    this.shown = null;
    this.redraw();
  }

  /** Another image is wanted than the one that may be on its way. */
  giveUp(): void {
    this.wish += 1;
    this.media.abandon();
  }

  wishAnew(): void {
    this.giveUp();
    clearTimeout(this.settling);
    this.redraw();
  }

  /** Draws the present time; while one frame is being drawn, only the newest wish is kept. */
  redraw(): void {
    this.isStale = true;
    if (!this.isDrawing && this.project && !this.isGone) void this.drawLatest();
  }

  dispose(): void {
    this.isGone = true;
    clearTimeout(this.settling);
    this.giveUp();
  }

  private async drawLatest(): Promise<void> {
    this.isDrawing = true;
    try {
      while (this.isStale && !this.isGone) {
        this.isStale = false;
        const { playing, rate } = this.host.state();
        await this.drawOnce(playing && rate > 0 ? 'exact' : 'near');
      }
    } finally {
      this.isDrawing = false;
    }
    const { playing, ready } = this.host.state();
    if (playing || ready || this.isGone) return;
    clearTimeout(this.settling);
    this.settling = setTimeout(() => void this.settle(), this.media.isElsewhere ? QUIET_MS : REST_MS);
  }

  /** The scrub has stopped: the very frame in full, then everything that a next move may need. */
  private async settle(): Promise<void> {
    const mine = this.wish;
    if (this.isDrawing || this.isGone || !this.project) return;
    this.isDrawing = true;
    try {
      if (!this.host.state().ready) await this.drawOnce('exact');
    } finally {
      this.isDrawing = false;
    }
    if (this.isStale) {
      void this.drawLatest();
      return;
    }
    if (mine !== this.wish || this.host.state().playing) return;
    this.host.onRest(this.project, () => mine === this.wish && !this.isGone && !document.hidden);
  }

  private async drawOnce(haste: Haste): Promise<void> {
    const { project, wish } = this;
    if (!project) return;
    const { fps } = project.canvas;
    const { time, playing, rate, duration } = this.host.state();
    // At the very end the last frame stays on screen.
    const last = maxTicks(ZERO, (duration - 1) as Ticks);
    const index = frameAt(minTicks(time, last), fps);
    const frame = resolve(project, frameStart(index, fps), this.options.watermark);
    const isShown = this.shown !== null && sameFrame(this.shown, frame);
    const isWanted = (): boolean => wish === this.wish;
    if (!isShown) {
      const begun = performance.now();
      const isSmall = haste === 'near' && this.willBeNear(frame);
      this.media.beginImage(haste, isWanted);
      try {
        await this.renderer.draw(frame, undefined, isWanted, this.drawingSize(project, isSmall));
        this.shown = isSmall || this.media.isNear || !isWanted() ? null : frame;
      } catch (error) {
        // The browser gives the canvas back by itself: `contextrestored` draws anew.
        if (error instanceof ContextLostError) return;
        this.host.update({ error: toMediaError(error, 'undecodable') });
      }
      if (playing && isWanted()) this.measure(begun, index, rate);
    }
    if (!isWanted()) return;
    const ready = this.shown !== null || haste === 'exact';
    const known = this.host.state();
    if (known.drawn !== time || known.ready !== ready) this.host.update({ drawn: time, ready });
  }

  private measure(begun: number, index: number, rate: number): void {
    const now = performance.now();
    this.count.show(index, rate);
    const { shown, dropped } = this.count;
    this.host.update({ frames: { shown, dropped } });
    if (!this.quality.sample(now - begun, now)) return;
    this.host.update({ quality: this.quality.scale });
    this.resize();
  }

  /** Some video's image of that moment is not decoded: a small one stands in. */
  private willBeNear(frame: FrameDescriptor): boolean {
    return videoLayers(frame).some(({ mediaId, sourceTime }) => !this.media.isDecoded(mediaId, sourceTime));
  }

  /** A small frame blown up to a large canvas shows no more, and takes three times as long. */
  private drawingSize({ canvas }: Project, isSmall: boolean): PixelSize {
    const most = Math.min(this.options.maxEdge ?? MAX_EDGE, this.edgeOnPage);
    return previewSize(canvas, isSmall ? Math.min(most, SMALL_EDGE) : most, this.quality.scale);
  }

  /** The canvas takes its new size along with the next image. */
  private resize(): void {
    if (!this.project) return;
    const size = this.drawingSize(this.project, false);
    if (this.fullSize?.width === size.width && this.fullSize.height === size.height) return;
    this.fullSize = size;
    this.shown = null;
    this.redraw();
  }
}
