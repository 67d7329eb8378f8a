import { createObservable } from '../../utils/observable';
import { MediaError, toMediaError } from '../media/errors';
import type { Proxies } from '../media/proxy/proxies';
import { StaleFrame } from '../media/videoReader';
import { projectDuration } from '../project/projectDuration';
import type { Project } from '../project/schema';
import { frameAt, frameStart } from '../time/frameRate';
import { fromSeconds, maxTicks, minTicks, type Ticks, toSeconds, ZERO } from '../time/ticks';
import { AudioOutput, type SilenceReason } from './audioOutput';
import { Image, type ImageHost } from './image';
import { LookAhead } from './lookAhead';
import { type PlayRange, playEnd, playStart, playStep } from './playRange';
import { PreviewStore } from './previewStore';
import { type Player, type PlayerOptions, type PlayerState, START } from './types';

/** A hidden page draws nothing, but its sound has an end and a loop to be watched for; milliseconds. */
const HIDDEN_MS = 250;

/** Calls back before the next image of the screen, or, when the page is hidden or becomes so, a little later. */
function nextTick(callback: () => void): void {
  let isDone = false;
  const once = (): void => {
    if (isDone) return;
    isDone = true;
    clearTimeout(timer);
    cancelAnimationFrame(frame);
    callback();
  };
  const frame = requestAnimationFrame(once);
  const timer = setTimeout(once, HIDDEN_MS);
}

export type { Player, PlayerState } from './types';

/** A preview on a canvas, outside React. The canvas' drawing size is the player's; its look on the page is CSS. */
export const createPlayer = (canvas: HTMLCanvasElement, options: PlayerOptions = {}): Player =>
  new CanvasPlayer(canvas, options);

class CanvasPlayer implements Player {
  readonly media: PreviewStore;
  readonly proxies: Proxies | null;
  private readonly image: Image;
  private readonly audio: AudioOutput;
  private readonly ahead: LookAhead;
  private readonly listeners = createObservable<[state: PlayerState]>();
  private readonly gone = new AbortController();
  private range: PlayRange = { loop: false };
  private project: Project | null = null;
  private current = START;
  /** Seconds on the timeline; set while playing. */
  private clock: (() => number) | null = null;
  private run = 0;

  constructor(canvas: HTMLCanvasElement, options: PlayerOptions) {
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
    this.audio = new AudioOutput(this.media, onProblem);
    const host: ImageHost = {
      state: this.state,
      update: (patch) => this.update(patch),
      onProblem,
      onRest: (project, isWanted) => {
        this.audio.prepare(project, toSeconds(this.current.time));
        void this.ahead.warm(project, this.current.time, false, isWanted);
      },
    };
    this.image = new Image(context, this.media, host, options);
    const { signal } = this.gone;
    canvas.addEventListener('contextrestored', this.drawAgain, { signal });
    document.addEventListener('visibilitychange', this.drawAgain, { signal });
  }

  readonly state = (): PlayerState => this.current;

  readonly subscribe = (listener: (state: PlayerState) => void): (() => void) => {
    return this.listeners.subscribe(listener);
  };

  readonly setProject = (project: Project): void => {
    this.project = project;
    this.media.setProject(project);
    this.audio.setProject(project);
    const duration = projectDuration(project);
    this.update({ duration, time: minTicks(this.current.time, duration), error: null, ready: false });
    this.image.setProject(project);
    // Sound is scheduled ahead from the old document: begin anew from here.
    if (this.current.playing) void this.startClock();
    this.image.wishAnew();
  };

  readonly play = (): void => {
    if (!this.project || this.current.playing || this.current.duration <= 0) return;
    this.update({ playing: true, time: playStart(this.current, this.range) });
    this.image.giveUp();
    void this.startClock();
  };

  readonly pause = (): void => {
    if (this.current.playing) this.stopAt(this.current.time);
  };

  readonly seek = (time: Ticks): void => {
    this.update({ time: maxTicks(ZERO, minTicks(time, this.current.duration)), ready: false });
    if (this.current.playing) void this.startClock();
    this.image.wishAnew();
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
    this.image.setEdgeOnPage(Math.max(1, edge));
  };

  readonly setVolume = (volume: number): void => this.audio.setVolume(Math.min(1, Math.max(0, volume)));

  readonly dispose = (): void => {
    this.gone.abort();
    this.image.dispose();
    this.stopClock();
    this.audio.dispose();
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
    this.image.beginCount();
    const started = rate === 1 ? await this.startAudio(project, from) : null;
    if (mine !== this.run || (rate === 1 && started === null) || !this.current.playing || this.disposed) return;
    const startedAt = performance.now();
    this.clock = typeof started === 'function' ? started : () => from + ((performance.now() - startedAt) * rate) / 1000;
    const silence = typeof started === 'string' ? started : null;
    if (silence !== this.current.silence) this.update({ silence });
    this.loop(mine);
  }

  private startAudio(project: Project, from: number): Promise<(() => number) | SilenceReason | null> {
    return this.audio.start(project, from, toSeconds(playEnd(this.current, this.range))).catch((error: unknown) => {
      this.update({ error: toMediaError(error, 'undecodable') });
      return 'unsupported' as const;
    });
  }

  private stopClock(): void {
    this.run += 1;
    this.clock = null;
    this.audio.stop();
  }

  private stopAt(time: Ticks): void {
    this.stopClock();
    this.media.isKeeping = true;
    this.update({ time, playing: false, rate: 1, ready: false });
    this.image.wishAnew();
  }

  private loop(mine: number): void {
    if (mine !== this.run || !this.clock || this.disposed || !this.project) return;
    const step = playStep(this.current, this.range, fromSeconds(this.clock()));
    if (step.kind === 'stop') {
      this.stopAt(step.time);
      return;
    }
    if (step.time !== this.current.time) this.update({ time: step.time });
    // Nobody looks at a hidden page: it goes on audible, decoding rests.
    if (!document.hidden) this.image.redraw();
    if (step.kind === 'jump') {
      void this.startClock();
      return;
    }
    if (this.current.rate > 0) this.ahead.prime(this.project, step.time, this.current.rate);
    else void this.ahead.warm(this.project, step.time, true, () => mine === this.run && !document.hidden);
    nextTick(() => this.loop(mine));
  }

  private readonly drawAgain = (): void => {
    if (!document.hidden) this.image.drawAgain();
  };

  private update(patch: Partial<PlayerState>): void {
    if (this.disposed) return;
    this.current = { ...this.current, ...patch };
    this.listeners.emit(this.current);
  }
}
