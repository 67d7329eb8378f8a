import { MediaError, toMediaError } from '../media/errors';
import type { Proxies } from '../media/proxy/proxies';
import { SMALL_EDGE } from '../media/smallFrame';
import { StaleFrame } from '../media/videoReader';
import { projectDuration } from '../project/projectDuration';
import type { Project } from '../project/schema';
import { ContextLostError } from '../render/context';
import { Renderer } from '../render/renderer';
import { sameFrame } from '../render/sameFrame';
import type { FrameDescriptor } from '../resolve/frame';
import { resolve } from '../resolve/resolve';
import { frameAt, frameStart } from '../time/frameRate';
import { fromSeconds, maxTicks, minTicks, type Ticks, toSeconds, ZERO } from '../time/ticks';
import { AdaptiveQuality } from './adaptiveQuality';
import { FrameCount } from './frameCount';
import { LookAhead } from './lookAhead';
import { type PlayRange, playEnd, playStart, playStep } from './playRange';
import { type PixelSize, previewSize } from './previewSize';
import { type Haste, PreviewStore } from './previewStore';
import { type SilenceReason, SoundOutput } from './soundOutput';
import { nextTick } from './tick';
import { type Player, type PlayerOptions, type PlayerState, START } from './types';
import { videoLayers } from './videoWishes';

export type { Player, PlayerOptions, PlayerState } from './types';

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

/** A preview on a canvas, outside React. The canvas' drawing size is the player's; its look on the page is CSS. */
export const createPlayer = (canvas: HTMLCanvasElement, options: PlayerOptions = {}): Player =>
  new CanvasPlayer(canvas, options);

class CanvasPlayer implements Player {
  readonly media: PreviewStore;
  readonly proxies: Proxies | null;
  private readonly renderer: Renderer;
  private readonly sound: SoundOutput;
  private readonly ahead: LookAhead;
  private readonly count = new FrameCount();
  private readonly listeners = new Set<(state: PlayerState) => void>();
  private readonly gone = new AbortController();
  private range: PlayRange = { loop: false };
  private project: Project | null = null;
  private current = START;
  private quality = new AdaptiveQuality((BUDGET * 1000) / 30);
  /** Seconds on the timeline; set while playing. */
  private clock: (() => number) | null = null;
  private run = 0;
  /** Grows with everything that makes earlier wishes for pictures pointless. */
  private wish = 0;
  private isDrawing = false;
  private isStale = false;
  private shown: FrameDescriptor | null = null;
  /** Longer edge that is of use on the page, pixels. */
  private edgeOnPage = Number.POSITIVE_INFINITY;
  private fullSize: PixelSize | null = null;
  private settling: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly canvas: HTMLCanvasElement,
    private readonly options: PlayerOptions,
  ) {
    const context = canvas.getContext('2d', { alpha: false, desynchronized: true });
    if (!context) throw new MediaError('unsupported');
    this.media = new PreviewStore(options, options.proxyFiles);
    this.proxies = this.media.proxies;
    this.proxies?.subscribe((mediaId) => {
      if (this.proxies?.state(mediaId).kind === 'ready') this.drawAgain();
    });
    this.ahead = new LookAhead(this.media);
    const onProblem = (error: MediaError): void => {
      // A frame that was given up because the user went elsewhere is no failure.
      if (!(error.cause instanceof StaleFrame)) this.update({ error });
    };
    this.renderer = new Renderer(context, {
      media: this.media,
      onProblem,
      ...(options.fonts ? { fonts: options.fonts } : {}),
    });
    this.sound = new SoundOutput(this.media, onProblem);
    const { signal } = this.gone;
    canvas.addEventListener('contextrestored', this.drawAgain, { signal });
    document.addEventListener('visibilitychange', this.drawAgain, { signal });
  }

  readonly state = (): PlayerState => this.current;

  readonly subscribe = (listener: (state: PlayerState) => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly setProject = (project: Project): void => {
    const { fps } = project.canvas;
    if (this.project?.canvas !== project.canvas)
      this.quality = new AdaptiveQuality((BUDGET * 1000 * fps.den) / fps.num);
    this.project = project;
    this.media.setProject(project);
    this.shown = null;
    const duration = projectDuration(project);
    this.update({ duration, time: minTicks(this.current.time, duration), error: null, ready: false });
    this.resize();
    // Sound is scheduled ahead from the old document: begin anew from here.
    if (this.current.playing) void this.startClock();
    this.wishAnew();
  };

  readonly play = (): void => {
    if (!this.project || this.current.playing || this.current.duration <= 0) return;
    this.update({ playing: true, time: playStart(this.current, this.range) });
    this.giveUp();
    void this.startClock();
  };

  readonly pause = (): void => {
    if (this.current.playing) this.stopAt(this.current.time);
  };

  readonly seek = (time: Ticks): void => {
    this.update({ time: maxTicks(ZERO, minTicks(time, this.current.duration)), ready: false });
    if (this.current.playing) void this.startClock();
    this.wishAnew();
  };

  readonly frameStep = (frames: number): void => {
    if (!this.project) return;
    this.pause();
    const { fps } = this.project.canvas;
    this.seek(frameStart(Math.max(0, frameAt(this.current.time, fps) + frames), fps));
  };

  readonly setRange = (range: PlayRange): void => {
    const isOther = range.in !== this.range.in || range.out !== this.range.out;
    this.range = range;
    // Where the sound ends was fixed when it began.
    if (this.current.playing && isOther) void this.startClock();
  };

  readonly setRate = (rate: number): void => {
    if (rate === 0) {
      this.pause();
      return;
    }
    this.update({ rate: Math.max(-4, Math.min(4, rate)) });
    if (this.current.playing) void this.startClock();
  };

  readonly setMaxEdge = (edge: number): void => {
    this.edgeOnPage = Math.max(1, edge);
    this.resize();
  };

  readonly setVolume = (volume: number): void => this.sound.setVolume(Math.min(1, Math.max(0, volume)));

  readonly dispose = (): void => {
    this.gone.abort();
    clearTimeout(this.settling);
    this.giveUp();
    this.stopClock();
    this.sound.dispose();
    this.media.dispose();
    this.listeners.clear();
  };

  private get disposed(): boolean {
    return this.gone.signal.aborted;
  }

  /** Sound first; without it, and at other speeds, the performance clock. */
  private async startClock(): Promise<void> {
    const { project } = this;
    if (!project) return;
    this.stopClock();
    const mine = this.run;
    const from = toSeconds(this.current.time);
    const { rate } = this.current;
    this.media.isKeeping = false;
    this.count.begin();
    const started = rate === 1 ? await this.startSound(project, from) : null;
    if (mine !== this.run || (rate === 1 && started === null) || !this.current.playing || this.disposed) return;
    const startedAt = performance.now();
    this.clock = typeof started === 'function' ? started : () => from + ((performance.now() - startedAt) * rate) / 1000;
    const silence = typeof started === 'string' ? started : null;
    if (silence !== this.current.silence) this.update({ silence });
    this.loop(mine);
  }

  private startSound(project: Project, from: number): Promise<(() => number) | SilenceReason | null> {
    return this.sound.start(project, from, toSeconds(playEnd(this.current, this.range))).catch((error: unknown) => {
      this.update({ error: toMediaError(error, 'undecodable') });
      return 'unsupported' as const;
    });
  }

  private stopClock(): void {
    this.run += 1;
    this.clock = null;
    this.sound.stop();
  }

  private stopAt(time: Ticks): void {
    this.stopClock();
    this.media.isKeeping = true;
    this.update({ time, playing: false, rate: 1, ready: false });
    this.wishAnew();
  }

  private loop(mine: number): void {
    if (mine !== this.run || !this.clock || this.disposed || !this.project) return;
    const step = playStep(this.current, this.range, fromSeconds(this.clock()));
    if (step.kind === 'stop') {
      this.stopAt(step.time);
      return;
    }
    if (step.time !== this.current.time) this.update({ time: step.time });
    // Nobody looks at a hidden page: it goes on sounding, decoding rests.
    if (!document.hidden) this.redraw();
    if (step.kind === 'jump') {
      void this.startClock();
      return;
    }
    if (this.current.rate > 0) this.ahead.prime(this.project, step.time, this.current.rate);
    else void this.ahead.warm(this.project, step.time, true, () => mine === this.run && !document.hidden);
    nextTick(() => this.loop(mine));
  }

  private readonly drawAgain = (): void => {
    if (document.hidden) return;
    this.shown = null;
    this.redraw();
  };

  /** Another picture is wanted than the one that may be on its way. */
  private giveUp(): void {
    this.wish += 1;
    this.media.abandon();
  }

  private wishAnew(): void {
    this.giveUp();
    clearTimeout(this.settling);
    this.redraw();
  }

  /** Draws the present time; while one frame is being drawn, only the newest wish is kept. */
  private redraw(): void {
    this.isStale = true;
    if (!this.isDrawing && this.project && !this.disposed) void this.drawLatest();
  }

  private async drawLatest(): Promise<void> {
    this.isDrawing = true;
    try {
      while (this.isStale && !this.disposed) {
        this.isStale = false;
        await this.drawOnce(this.current.playing && this.current.rate > 0 ? 'exact' : 'near');
      }
    } finally {
      this.isDrawing = false;
    }
    if (this.current.playing || this.current.ready || this.disposed) return;
    clearTimeout(this.settling);
    this.settling = setTimeout(() => void this.settle(), this.media.isElsewhere ? QUIET_MS : REST_MS);
  }

  /** The scrub has stopped: the very frame in full, then everything that a next move may need. */
  private async settle(): Promise<void> {
    const mine = this.wish;
    if (this.isDrawing || this.disposed || !this.project) return;
    this.isDrawing = true;
    try {
      if (!this.current.ready) await this.drawOnce('exact');
    } finally {
      this.isDrawing = false;
    }
    if (this.isStale) {
      void this.drawLatest();
      return;
    }
    if (mine !== this.wish || this.current.playing) return;
    this.sound.prepare(this.project, toSeconds(this.current.time));
    const isWanted = (): boolean => mine === this.wish && !this.disposed && !document.hidden;
    void this.ahead.warm(this.project, this.current.time, false, isWanted);
  }

  private async drawOnce(haste: Haste): Promise<void> {
    const { project, wish } = this;
    if (!project) return;
    const { fps } = project.canvas;
    const { time, playing, rate } = this.current;
    // At the very end the last frame stays on screen.
    const last = maxTicks(ZERO, (this.current.duration - 1) as Ticks);
    const index = frameAt(minTicks(time, last), fps);
    const frame = resolve(project, frameStart(index, fps));
    const isShown = this.shown !== null && sameFrame(this.shown, frame);
    const isWanted = (): boolean => wish === this.wish;
    if (!isShown) {
      const begun = performance.now();
      const isSmall = haste === 'near' && this.willBeNear(frame);
      this.media.beginPicture(haste, isWanted);
      try {
        await this.renderer.draw(frame, undefined, isWanted, this.drawingSize(project, isSmall));
        this.shown = isSmall || this.media.isNear || !isWanted() ? null : frame;
      } catch (error) {
        // The browser gives the canvas back by itself: `contextrestored` draws anew.
        if (error instanceof ContextLostError) return;
        this.update({ error: toMediaError(error, 'undecodable') });
      }
      if (playing && isWanted()) this.measure(begun, index, rate);
    }
    if (!isWanted()) return;
    const ready = this.shown !== null || haste === 'exact';
    if (this.current.drawn !== time || this.current.ready !== ready) this.update({ drawn: time, ready });
  }

  private measure(begun: number, index: number, rate: number): void {
    const now = performance.now();
    this.count.show(index, rate);
    const { shown, dropped } = this.count;
    this.update({ frames: { shown, dropped } });
    if (!this.quality.sample(now - begun, now)) return;
    this.update({ quality: this.quality.scale });
    this.resize();
  }

  /** Some video's picture of that moment is not decoded: a small one stands in. */
  private willBeNear(frame: FrameDescriptor): boolean {
    return videoLayers(frame).some(({ mediaId, sourceTime }) => !this.media.isDecoded(mediaId, sourceTime));
  }

  /** A small frame blown up to a large canvas shows no more, and takes three times as long. */
  private drawingSize({ canvas }: Project, isSmall: boolean): PixelSize {
    const most = Math.min(this.options.maxEdge ?? MAX_EDGE, this.edgeOnPage);
    return previewSize(canvas, isSmall ? Math.min(most, SMALL_EDGE) : most, this.quality.scale);
  }

  /** The canvas takes its new size along with the next picture. */
  private resize(): void {
    if (!this.project) return;
    const size = this.drawingSize(this.project, false);
    if (this.fullSize?.width === size.width && this.fullSize.height === size.height) return;
    this.fullSize = size;
    this.shown = null;
    this.redraw();
  }

  private update(patch: Partial<PlayerState>): void {
    if (this.disposed) return;
    this.current = { ...this.current, ...patch };
    for (const listener of this.listeners) listener(this.current);
  }
}
