import { MediaError, toMediaError } from '../media/errors';
import { MediaStore, type MediaStoreOptions } from '../media/mediaStore';
import { projectDuration } from '../project/projectDuration';
import type { Project } from '../project/schema';
import type { FontLoader } from '../render/fontLoader';
import { Renderer } from '../render/renderer';
import { sameFrame } from '../render/sameFrame';
import type { FrameDescriptor } from '../resolve/frame';
import { resolve } from '../resolve/resolve';
import { frameAt, frameStart } from '../time/frameRate';
import { fromSeconds, maxTicks, minTicks, type Ticks, toSeconds, ZERO } from '../time/ticks';
import { AdaptiveQuality } from './adaptiveQuality';
import { type PlayRange, playEnd, playStart, playStep } from './playRange';
import { type SilenceReason, SoundOutput } from './soundOutput';

export interface PlayerState {
  readonly time: Ticks;
  readonly playing: boolean;
  readonly duration: Ticks;
  /** The picture of `time` is on the canvas. */
  readonly ready: boolean;
  /** The last thing that could not be shown or heard; the rest goes on. */
  readonly error: MediaError | null;
  /** Scale of the preview's picture: 1, or less where this computer cannot keep up. */
  readonly quality: number;
  /** 1 = as recorded; negative = backwards. */
  readonly rate: number;
  /** Why it plays without sound; null = with sound, or not known before the first play. */
  readonly silence: SilenceReason | null;
}

export interface PlayerOptions extends MediaStoreOptions {
  readonly fonts?: FontLoader;
  /** Largest canvas edge in pixels at full preview quality. Default 1280. */
  readonly maxEdge?: number;
}

export interface Player {
  /** Time, and playing, go on; the time stays within the new duration. */
  readonly setProject: (project: Project) => void;
  readonly play: () => void;
  readonly pause: () => void;
  readonly seek: (time: Ticks) => void;
  /** Stops, and goes this many frames of the project on (negative: back), to a frame's start. */
  readonly frameStep: (frames: number) => void;
  /** Where playing begins and ends; with `loop` it begins anew at the end. Without a range: the whole project. */
  readonly setRange: (range: PlayRange) => void;
  /** How fast and which way to play: −4…4. It does not start to play; 0 pauses. {@link Player.pause} sets it back to 1. */
  readonly setRate: (rate: number) => void;
  /** What the project's media are read through; film strips and waveforms share it. */
  readonly media: MediaStore;
  /** 0–1, for the ear only; the export is not affected. */
  readonly setVolume: (volume: number) => void;
  readonly state: () => PlayerState;
  /** Called with every change (during play about 30 times a second). Returns the unsubscribe function. */
  readonly subscribe: (listener: (state: PlayerState) => void) => () => void;
  readonly dispose: () => void;
}

const MAX_EDGE = 1280;
/** Drawing may take this share of a frame's time; the rest is for the page. */
const BUDGET = 0.8;

/** A preview on a canvas, outside React. The canvas' drawing size is the player's; its look on the page is CSS. */
export const createPlayer = (canvas: HTMLCanvasElement, options: PlayerOptions = {}): Player =>
  new CanvasPlayer(canvas, options);

class CanvasPlayer implements Player {
  readonly media: MediaStore;
  private range: PlayRange = { loop: false };
  private readonly renderer: Renderer;
  private readonly sound: SoundOutput;
  private readonly listeners = new Set<(state: PlayerState) => void>();
  private project: Project | null = null;
  private current: PlayerState = {
    time: ZERO,
    playing: false,
    duration: ZERO,
    ready: false,
    error: null,
    silence: null,
    quality: 1,
    rate: 1,
  };
  private quality = new AdaptiveQuality((BUDGET * 1000) / 30);
  /** Seconds on the timeline; set while playing. */
  private clock: (() => number) | null = null;
  private tick = 0;
  private isDrawing = false;
  private isStale = false;
  private shown: FrameDescriptor | null = null;
  private disposed = false;

  constructor(
    private readonly canvas: HTMLCanvasElement,
    private readonly options: PlayerOptions,
  ) {
    const context = canvas.getContext('2d', { alpha: false, desynchronized: true });
    if (!context) throw new MediaError('unsupported');
    this.media = new MediaStore(options);
    const onProblem = (error: MediaError): void => this.update({ error });
    this.renderer = new Renderer(context, {
      media: this.media,
      onProblem,
      ...(options.fonts ? { fonts: options.fonts } : {}),
    });
    this.sound = new SoundOutput(this.media, onProblem);
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
    this.update({ duration, time: minTicks(this.current.time, duration), error: null });
    this.resize();
    // Sound is scheduled ahead from the old document: begin anew from here.
    if (this.current.playing) void this.startClock();
    this.redraw();
  };

  readonly play = (): void => {
    if (!this.project || this.current.playing || this.current.duration <= 0) return;
    this.update({ playing: true, time: playStart(this.current, this.range) });
    void this.startClock();
  };

  readonly pause = (): void => {
    if (!this.current.playing) return;
    this.stopClock();
    this.update({ playing: false, rate: 1 });
    this.redraw();
  };

  readonly seek = (time: Ticks): void => {
    this.update({ time: maxTicks(ZERO, minTicks(time, this.current.duration)), ready: false });
    if (this.current.playing) void this.startClock();
    this.redraw();
  };

  readonly frameStep = (frames: number): void => {
    const { project } = this;
    if (!project) return;
    this.pause();
    const { fps } = project.canvas;
    this.seek(frameStart(Math.max(0, frameAt(this.current.time, fps) + frames), fps));
  };

  readonly setRange = (range: PlayRange): void => {
    this.range = range;
  };

  readonly setRate = (rate: number): void => {
    if (rate === 0) {
      this.pause();
      return;
    }
    this.update({ rate: Math.max(-4, Math.min(4, rate)) });
    if (this.current.playing) void this.startClock();
  };

  readonly setVolume = (volume: number): void => this.sound.setVolume(Math.min(1, Math.max(0, volume)));

  readonly dispose = (): void => {
    this.disposed = true;
    this.stopClock();
    this.sound.dispose();
    this.media.dispose();
    this.listeners.clear();
  };

  /** Sound first; without it, and at other speeds, the performance clock. */
  private async startClock(): Promise<void> {
    const { project } = this;
    if (!project) return;
    this.stopClock();
    const mine = this.tick;
    const from = toSeconds(this.current.time);
    const { rate } = this.current;
    const started = rate === 1 ? await this.startSound(project, from) : null;
    if (mine !== this.tick || (rate === 1 && started === null) || !this.current.playing || this.disposed) return;
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
    this.tick += 1;
    this.clock = null;
    this.sound.stop();
  }

  private loop(mine: number): void {
    if (mine !== this.tick || !this.clock || this.disposed) return;
    const step = playStep(this.current, this.range, fromSeconds(this.clock()));
    if (step.kind === 'stop') {
      this.stopClock();
      this.update({ time: step.time, playing: false, rate: 1 });
      this.redraw();
      return;
    }
    if (step.kind === 'jump') {
      this.update({ time: step.time });
      this.redraw();
      void this.startClock();
      return;
    }
    const { time } = step;
    if (time !== this.current.time) this.update({ time });
    this.redraw();
    requestAnimationFrame(() => this.loop(mine));
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
        await this.drawOnce();
      }
    } finally {
      this.isDrawing = false;
    }
  }

  private async drawOnce(): Promise<void> {
    const { project } = this;
    if (!project) return;
    const { fps } = project.canvas;
    // At the very end the last frame stays on screen.
    const last = maxTicks(ZERO, (this.current.duration - 1) as Ticks);
    const frame = resolve(project, frameStart(frameAt(minTicks(this.current.time, last), fps), fps));
    const isShown = this.shown !== null && sameFrame(this.shown, frame);
    if (!isShown) {
      const begun = performance.now();
      try {
        await this.renderer.draw(frame);
        this.shown = frame;
      } catch (error) {
        this.update({ error: toMediaError(error, 'undecodable') });
      }
      const now = performance.now();
      if (this.current.playing && this.quality.sample(now - begun, now)) {
        this.update({ quality: this.quality.scale });
        this.resize();
      }
    }
    if (!this.isStale && !this.current.ready) this.update({ ready: true });
  }

  private resize(): void {
    if (!this.project) return;
    const { width, height } = this.project.canvas;
    const fit = Math.min(1, (this.options.maxEdge ?? MAX_EDGE) / Math.max(width, height)) * this.quality.scale;
    const size = { width: Math.max(2, Math.round(width * fit)), height: Math.max(2, Math.round(height * fit)) };
    if (this.canvas.width === size.width && this.canvas.height === size.height) return;
    Object.assign(this.canvas, size);
    this.shown = null;
    this.redraw();
  }

  private update(patch: Partial<PlayerState>): void {
    if (this.disposed) return;
    this.current = { ...this.current, ...patch };
    for (const listener of this.listeners) listener(this.current);
  }
}
