import { createThrottle, Eta } from '../../work';
import type { EraseProgress } from './types';

/** No speed is told from less than this much time, milliseconds. */
const WARM_UP = 1500;
/** Units that an estimate counts in, a second of video. */
const GRAIN = 30;

/** Tells how far a video is, and how fast. */
export class EraseReporter {
  private readonly eta: Eta;
  private readonly canTell = createThrottle(() => performance.now());
  private readonly begun = performance.now();
  private rest = 0;
  private done = 0;

  constructor(
    private readonly duration: number,
    private readonly tell: (progress: EraseProgress) => void,
  ) {
    this.eta = new Eta(Math.ceil(duration * GRAIN));
  }

  /** Milliseconds of a pause: they do not count. */
  paused(milliseconds: number): void {
    this.rest += milliseconds;
  }

  advance(time: number): void {
    this.done = Math.max(this.done, Math.min(time, this.duration));
    this.eta.update(Math.floor(this.done * GRAIN), performance.now() - this.rest);
    if (this.canTell()) this.say('erasing');
  }

  say(stage: EraseProgress['stage']): void {
    const spent = performance.now() - this.begun - this.rest;
    const share = this.duration > 0 ? this.done / this.duration : 0;
    this.tell({
      stage,
      percent: stage === 'finalizing' ? 99 : Math.round(share * 990) / 10,
      etaSeconds: stage === 'finalizing' ? 0 : this.eta.seconds,
      realtime: spent > WARM_UP ? (this.done * 1000) / spent : null,
    });
  }
}
