import { startWork, type WorkContext, type WorkJob, type WorkKind } from '../../../work';
import { EraseError, type EraseFailure, toFailure } from '../../errors';
import type { StretchProgress, StretchRequest, StretchResult } from './types';

const KIND: WorkKind<StretchRequest, StretchProgress, StretchResult, EraseFailure> = {
  spawn: async () => (await import('./spawnWorker')).spawnWorker(),
  inPage: async () => (await import('./workStretch')).workStretch,
  toFailure,
  toError: (failure) => new EraseError({ code: failure.code, detail: failure.detail }),
};

type Start = (request: StretchRequest) => WorkJob<StretchProgress, StretchResult>;

interface Entry {
  readonly request: StretchRequest;
  job: WorkJob<StretchProgress, StretchResult> | null;
  result: Promise<StretchResult> | null;
  isRunning: boolean;
  seconds: number;
}

interface StretchPoolDeps {
  readonly requests: readonly StretchRequest[];
  readonly workers: number;
  readonly context: Pick<WorkContext<unknown>, 'signal' | 'gate'>;
  /** Told the seconds that are done of all stretches. */
  readonly onProgress: (seconds: number) => void;
  /** Told how long a pause has lasted, milliseconds. */
  readonly onPaused: (milliseconds: number) => void;
  /** Starts one stretch; in a worker of its own unless a test has another way. */
  readonly start?: Start;
}

/** Stretches of one video in several workers, handed out in their order. */
export class StretchPool {
  private readonly entries: readonly Entry[];
  private taken = 0;
  private isHeld = false;
  private fail: (error: unknown) => void = () => undefined;
  /** Of any stretch: the others are made for nothing then. */
  private readonly failure = new Promise<never>((_, fail) => {
    this.fail = fail;
  });

  constructor(private readonly deps: StretchPoolDeps) {
    this.entries = deps.requests.map((request) => ({ request, job: null, result: null, isRunning: false, seconds: 0 }));
    this.failure.catch(() => undefined);
    deps.context.signal.addEventListener('abort', this.cancel);
    this.fill();
  }

  /** The next stretch when it is made. @throws what its work throws. */
  async next(): Promise<StretchResult> {
    const entry = this.entries[this.taken];
    if (!entry?.result) throw new Error('no stretch');
    const result = await Promise.race([entry.result, this.failure]);
    // What was handed out is not kept.
    entry.result = null;
    this.taken += 1;
    this.fill();
    return result;
  }

  /** Ends what still runs. */
  readonly cancel = (): void => {
    this.deps.context.signal.removeEventListener('abort', this.cancel);
    for (const { job, isRunning } of this.entries) if (isRunning) job?.cancel();
  };

  /** Starts as many as may run; those that are made and not handed out count, their packets lie in memory. */
  private fill(): void {
    const { workers, context } = this.deps;
    const soon = this.entries.slice(this.taken, this.taken + 2 * workers);
    for (const entry of soon) {
      if (context.signal.aborted || this.entries.filter(({ isRunning }) => isRunning).length >= workers) return;
      if (!entry.job) this.begin(entry);
    }
  }

  private begin(entry: Entry): void {
    const { start = (request: StretchRequest) => startWork(KIND, request), onProgress } = this.deps;
    const job = start(entry.request);
    Object.assign(entry, { job, isRunning: true });
    if (this.isHeld) job.pause();
    job.onProgress(({ seconds }) => {
      entry.seconds = seconds;
      onProgress(this.entries.reduce((sum, one) => sum + one.seconds, 0));
      void this.hold();
    });
    entry.result = job.done.then(
      ({ result }) => {
        entry.isRunning = false;
        this.fill();
        return result;
      },
      (error: unknown) => {
        entry.isRunning = false;
        this.fail(error);
        throw error;
      },
    );
    // `failure` tells, whosever turn it is.
    entry.result.catch(() => undefined);
  }

  /** A pause of the whole is one of each. */
  private async hold(): Promise<void> {
    const { gate, signal } = this.deps.context;
    if (!gate.isHeld || this.isHeld) return;
    this.isHeld = true;
    const since = performance.now();
    for (const { job, isRunning } of this.entries) if (isRunning) job?.pause();
    await gate.pass(signal);
    this.isHeld = false;
    this.deps.onPaused(performance.now() - since);
    for (const { job, isRunning } of this.entries) if (isRunning) job?.resume();
  }
}
