import { newId } from '@/utils/newId';
import { kv } from '../storage/kv';
import { canMove, type JobStore } from './jobStore';
import type { DefinedJobKind, JobContext, JobHold, JobKind, JobReport } from './kinds';
import type { Lanes } from './lanes';
import { isJobBusy, type Job, type JobAction, type JobProgress, type JobState } from './types';

/** A job has asked a service more often than its kind allows: something turns in a circle. */
class TooManyCallsError extends Error {
  override readonly name = 'TooManyCallsError';
  readonly code = 'too-many-calls';

  constructor(readonly maxCalls: number) {
    super(`more than ${maxCalls} calls`);
  }
}

/** How a job that this tab works on is stopped and held, by the job's id. */
export type Controls = Map<string, { readonly cancel: () => void; readonly hold?: JobHold | undefined }>;

interface RunnerDeps {
  readonly store: JobStore;
  readonly lanes: Lanes;
  readonly controls: Controls;
}

const isCanceledError = (error: unknown): boolean =>
  error instanceof Error && /(Abort|Canceled)Error$/.test(error.name);

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}

export const progressOf = (state: JobState | undefined): JobProgress =>
  state?.name === 'running' || state?.name === 'paused' ? state : { percent: 0 };

/** The state after a report; a paused job stays paused. */
export function reported(state: JobState, { etaSeconds, ...report }: JobReport): JobState {
  const before = progressOf(state);
  return {
    ...{ ...before, ...report },
    name: state.name === 'paused' ? 'paused' : 'running',
    etaSeconds: etaSeconds === undefined ? before.etaSeconds : (etaSeconds ?? undefined),
  };
}

/** Runs the jobs of one kind and keeps their orders. */
export class KindRunner<Input, Output, Stored> implements DefinedJobKind<Input, Output> {
  readonly name: string;
  readonly guardsLeaving: boolean;
  private readonly orders;
  private readonly outputs;
  /** Where each job's order lies: the session may be another one when it ends. */
  private readonly orderKeys = new Map<string, string>();

  constructor(
    private readonly kind: JobKind<Input, Output, Stored>,
    private readonly deps: RunnerDeps,
  ) {
    this.name = kind.name;
    this.guardsLeaving = kind.guardsLeaving ?? false;
    this.orders = kind.orders && { ...kind.orders, disk: kv<Stored>(kind.orders.store) };
    this.outputs = kind.orders?.kept && { ...kind.orders.kept, disk: kv<Output>(kind.orders.kept.store) };
  }

  readonly owns = (job: Job | undefined): job is Job<Input, Output> => job?.kind === this.name;

  readonly find = (key: string): Job<Input, Output> | undefined => this.byId(`${this.name}:${key}`);

  readonly start = (input: Input, key = this.kind.key?.(input) ?? newId()): string => {
    const id = `${this.name}:${key}`;
    const before = this.byId(id);
    if (before?.isHere) return id;
    if (before?.output !== undefined) this.kind.release?.(before.output);
    this.begin(id, input, undefined);
    return id;
  };

  readonly duplicate = (id: string): string | undefined => {
    const input = this.byId(id)?.input;
    return input === undefined ? undefined : this.start(input, newId());
  };

  readonly retry = (id: string, changed?: Input): void => {
    const job = this.byId(id);
    const input = changed ?? job?.input;
    if (!job || input === undefined || isJobBusy(job.state) || this.kind.canRetry?.(input) === false) return;
    this.begin(id, input, job.output);
  };

  readonly takeOutput = (id: string): Output | undefined => {
    const job = this.byId(id);
    if (!job || isJobBusy(job.state)) return undefined;
    this.deps.store.move(id, { output: undefined });
    return job.output;
  };

  readonly recover = async (): Promise<void> => {
    if (!this.orders) return;
    const { disk, fromStored } = this.orders;
    const prefix = this.orderPrefix();
    const stored = await disk.entries().catch(() => []);
    this.deps.store.refresh();
    for (const [key, order] of stored) {
      if (!key.startsWith(prefix)) continue;
      const id = `${this.name}:${key.slice(prefix.length)}`;
      const state = this.deps.store.find(id)?.state;
      // Begun on this page, known from an earlier call, or another tab is still at work on it.
      if (this.orderKeys.has(id) || (state && isJobBusy(state))) continue;
      const input = fromStored(order);
      if (input === undefined) continue;
      this.orderKeys.set(id, key);
      const kept = await this.outputs?.disk.get(key).catch(() => undefined);
      this.put(id, input, kept && this.outputs?.fromStored(kept), { name: 'interrupted' });
    }
  };

  readonly actions = (job: Job): readonly JobAction[] => (this.owns(job) && this.kind.actions?.(job)) || [];

  /** Ends a job as canceled; what is worth keeping by itself is a success all the same. */
  readonly stop = (id: string): void => {
    const output = this.byId(id)?.output;
    const isWorth = output !== undefined && this.kind.keepsOnCancel === true;
    if (!this.end(id, { name: isWorth ? 'succeeded' : 'canceled' }, isWorth ? output : undefined)) return;
    if (output !== undefined && !isWorth) this.kind.release?.(output);
  };

  /** Frees what an ended job holds. */
  readonly free = (id: string): void => {
    const output = this.byId(id)?.output;
    if (output !== undefined) this.kind.release?.(output);
    this.dropOrder(id);
  };

  private byId(id: string): Job<Input, Output> | undefined {
    const job = this.deps.store.find(id);
    return this.owns(job) ? job : undefined;
  }

  private put(id: string, input: Input, output: Output | undefined, state: JobState): void {
    const { name, title, link, orderedAt } = this.kind;
    this.deps.store.begin(
      { id, kind: name, title: title(input), link: link?.(input), input, output, state },
      orderedAt?.(input),
    );
  }

  private begin(id: string, input: Input, kept: Output | undefined): void {
    const controller = new AbortController();
    const isQueued = this.kind.lane !== undefined && kept === undefined;
    this.deps.controls.set(id, { cancel: () => controller.abort() });
    this.put(id, input, kept, isQueued ? { name: 'queued' } : { name: 'running', percent: 0 });
    this.keepOrder(id, input);
    void this.work(id, input, kept, controller);
  }

  private async work(id: string, input: Input, kept: Output | undefined, controller: AbortController): Promise<void> {
    const { store, lanes } = this.deps;
    const { signal } = controller;
    const { lane } = this.kind;
    const leave = lane !== undefined && kept === undefined ? await lanes.enter(lane) : () => undefined;
    try {
      if (signal.aborted) return;
      const state = store.find(id)?.state;
      if (state?.name === 'queued') store.move(id, { state: { name: 'running', percent: 0 } });
      const output = await this.kind.run(input, this.contextOf(id, kept, controller, leave));
      if (!signal.aborted) this.end(id, { name: 'succeeded' }, output);
      // The cancel came first: nobody will ask for this any more.
      else if (output !== this.byId(id)?.output) this.kind.release?.(output);
    } catch (error) {
      if (signal.aborted) return;
      if (isCanceledError(error)) this.stop(id);
      else this.fail(id, input, error);
    } finally {
      leave();
    }
  }

  private contextOf(
    id: string,
    kept: Output | undefined,
    controller: AbortController,
    leave: () => void,
  ): JobContext<Output> {
    const { store, controls } = this.deps;
    const { signal } = controller;
    const { maxCalls } = this.kind;
    let calls = 0;
    return {
      id,
      signal,
      kept,
      report: (report) => {
        const state = store.find(id)?.state;
        if (state && !signal.aborted) store.move(id, { state: reported(state, report) });
      },
      keep: (output) => {
        leave();
        if (signal.aborted) return;
        controls.set(id, { cancel: () => controller.abort() });
        store.move(id, { output });
        this.keepOutput(id, output);
      },
      hold: (hold) => {
        if (!signal.aborted) controls.set(id, { cancel: () => controller.abort(), hold });
      },
      call: async (send) => {
        calls += 1;
        if (maxCalls !== undefined && calls > maxCalls) throw new TooManyCallsError(maxCalls);
        return send();
      },
    };
  }

  private fail(id: string, input: Input, error: unknown): void {
    const retryable = !(error instanceof TooManyCallsError) && (this.kind.isRetryable?.(error) ?? true);
    const reason = this.kind.reason(error, input);
    this.end(id, { name: 'failed', code: codeOf(error), reason, retryable, error }, this.byId(id)?.output);
  }

  private end(id: string, state: JobState, output: Output | undefined): boolean {
    const job = this.byId(id);
    if (!job || !canMove(job.state.name, state.name)) return false;
    const shown = state.name === 'succeeded' ? output : undefined;
    const link = job.input === undefined ? job.link : (this.kind.link?.(job.input, shown) ?? job.link);
    this.deps.controls.delete(id);
    // What was made and could not be brought to its place outlasts a reload too.
    if (state.name !== 'failed' || output === undefined || !this.outputs) this.dropOrder(id);
    try {
      // Before anyone else is told: a listener may close what this still writes into.
      this.kind.onEnd?.({ ...job, state, output, link });
    } finally {
      this.deps.store.move(id, { state, output, link });
    }
    return true;
  }

  private orderPrefix(): string {
    const scope = this.orders?.scope?.() ?? '';
    return scope ? `${scope}/` : '';
  }

  private keepOrder(id: string, input: Input): void {
    if (!this.orders) return;
    const key = this.orderKeys.get(id) ?? `${this.orderPrefix()}${id.slice(this.name.length + 1)}`;
    this.orderKeys.set(id, key);
    // Without room for the order the work itself still goes on.
    void this.orders.disk.set(key, this.orders.toStored(input)).catch(() => undefined);
  }

  private keepOutput(id: string, output: Output): void {
    const [key, input] = [this.orderKeys.get(id), this.byId(id)?.input];
    const stored = input === undefined ? undefined : this.outputs?.toStored(output, input);
    if (key !== undefined && stored !== undefined) void this.outputs?.disk.set(key, stored).catch(() => undefined);
  }

  private dropOrder(id: string): void {
    const key = this.orderKeys.get(id);
    if (key === undefined) return;
    void this.orders?.disk.delete(key).catch(() => undefined);
    void this.outputs?.disk.delete(key).catch(() => undefined);
  }
}
