import { createThrottle, Eta } from '../work/progress';
import type { ExportProgress, ExportStage } from './types';

/** Tells how far an export is. */
export class Reporter {
  private readonly eta: Eta;
  private readonly canReport = createThrottle(() => performance.now());
  private done = 0;
  private idle = 0;

  constructor(
    private readonly total: number,
    private readonly onProgress: (progress: ExportProgress) => void,
  ) {
    this.eta = new Eta(total);
  }

  /** So many images (of a sound: seconds) are done. */
  advance(done: number): void {
    this.done = done;
    this.eta.update(done, performance.now() - this.idle);
    this.tell('rendering', false);
  }

  /** Milliseconds that nothing was to be done, a pause: they do not count for the estimate. */
  rest(milliseconds: number): void {
    this.idle += milliseconds;
  }

  stage(stage: ExportStage): void {
    this.tell(stage, true);
  }

  private tell(stage: ExportStage, isForced: boolean): void {
    if (!this.canReport() && !isForced) return;
    // Writing the index is quick: 99 to 100.
    const share = stage === 'finalizing' ? 0.99 : (this.done / this.total) * 0.99;
    this.onProgress({
      stage,
      percent: Math.round(share * 1000) / 10,
      etaSeconds: stage === 'finalizing' ? 0 : this.eta.seconds,
      frame: this.done,
      frames: this.total,
    });
  }
}
