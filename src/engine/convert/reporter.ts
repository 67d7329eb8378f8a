import { WorkCanceledError } from '../work/errors';
import { createThrottle, Eta } from '../work/progress';
import type { WorkContext } from '../work/types';
import type { ConvertProgress, ConvertStage } from './types';

/** Steps that the whole work is told in. */
const STEPS = 1000;
/** Packets between two looks at the pause and cancel. */
const EVERY = 32;

/** Tells how far work is, and stops or holds it where it is asked to. */
export class Reporter {
  private readonly eta = new Eta(STEPS);
  private readonly canTell = createThrottle(() => performance.now());
  private idle = 0;
  private count = 0;
  private stage: ConvertStage = 'preparing';
  private done = 0;

  constructor(private readonly context: Pick<WorkContext<ConvertProgress>, 'signal' | 'gate' | 'tell'>) {
    this.tell(true);
  }

  enter(stage: ConvertStage): void {
    if (stage === this.stage) return;
    this.stage = stage;
    this.tell(true);
  }

  /** @param share 0–1 of all the work. */
  advance(share: number): void {
    this.done = Math.min(STEPS, Math.max(this.done, Math.round(share * STEPS)));
    this.eta.update(this.done, performance.now() - this.idle);
    this.tell(false);
  }

  /** To be called between two pieces of work, however small. */
  async breathe(): Promise<void> {
    this.count += 1;
    if (this.count % EVERY === 0) await this.hold();
  }

  /** Waits while paused. @throws WorkCanceledError. */
  async hold(): Promise<void> {
    const { gate, signal } = this.context;
    if (gate.isHeld) {
      const from = performance.now();
      await gate.pass(signal);
      this.idle += performance.now() - from;
    }
    if (signal.aborted) throw new WorkCanceledError();
  }

  private tell(isForced: boolean): void {
    if (!this.canTell() && !isForced) return;
    const isLast = this.stage === 'finalizing';
    const percent = isLast ? 99 : Math.min(99, (this.done / STEPS) * 100);
    this.context.tell({ stage: this.stage, percent, etaSeconds: isLast ? 0 : this.eta.seconds });
  }
}
