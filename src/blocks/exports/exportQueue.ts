import { ExportCanceledError } from '@/engine/export/errors';
import type { ExportJob, ExportOptions, ExportResult } from '@/engine/export/types';
import type { Project } from '@/engine/project/schema';
import { CanceledError } from '@/lib/request/errors';
import type { StoreStage } from '@/services/video/storeVideo';
import { type ExportEntry, type ExportOrder, type ExportState, isBusy, resultOf } from './types';

/** What the queue works with; tests bring their own. */
export interface QueueDeps {
  readonly begin: (project: Project, options: ExportOptions) => Promise<ExportJob>;
  /** Records a made video; resolves its id. */
  readonly store: (
    order: ExportOrder,
    result: ExportResult,
    tell: (step: StoreStage) => void,
    signal: AbortSignal,
  ) => Promise<string>;
  readonly orders: {
    readonly set: (id: string, order: ExportOrder) => Promise<void>;
    readonly delete: (id: string) => Promise<void>;
    readonly entries: () => Promise<(readonly [string, ExportOrder])[]>;
  };
  /** Another tab is still at work on it. */
  readonly isElsewhere: (id: string) => boolean;
}

export interface ExportQueue {
  /** Oldest first; the same array until something changes. */
  readonly entries: () => readonly ExportEntry[];
  readonly subscribe: (listener: () => void) => () => void;
  readonly add: (order: ExportOrder) => void;
  readonly pause: (id: string) => void;
  readonly resume: (id: string) => void;
  readonly cancel: (id: string) => void;
  /** Makes a failed, canceled or interrupted one anew, or stores a made one again. */
  readonly retry: (id: string) => void;
  /** Records a made one as a finished video. */
  readonly storeNow: (id: string) => void;
  /** Forgets an ended one and frees its file. */
  readonly remove: (id: string) => void;
  /** Finds what an earlier visit left unfinished. */
  readonly recover: () => Promise<void>;
}

interface Control {
  readonly cancel: () => void;
  readonly job?: ExportJob;
}

/**
 * Exports one after another, outside of any screen: they go on while another project is edited or another page of the
 * product is open. What was ordered survives a reload as `interrupted`.
 */
export class OneByOneQueue implements ExportQueue {
  private list: readonly ExportEntry[] = [];
  private readonly listeners = new Set<() => void>();
  private readonly controls = new Map<string, Control>();
  private isMaking = false;

  constructor(private readonly deps: QueueDeps) {}

  readonly entries = (): readonly ExportEntry[] => this.list;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly add = (order: ExportOrder): void => {
    this.set([...this.list.filter((entry) => entry.order.id !== order.id), { order, state: { phase: 'waiting' } }]);
    // Without room for the note the export itself still goes on.
    void this.deps.orders.set(order.id, order).catch(() => undefined);
    void this.next();
  };

  readonly pause = (id: string): void => this.hold(id, true);
  readonly resume = (id: string): void => this.hold(id, false);

  readonly cancel = (id: string): void => {
    const state = this.find(id)?.state;
    if (state?.phase === 'waiting') this.end(id, { phase: 'canceled' });
    else this.controls.get(id)?.cancel();
  };

  readonly retry = (id: string): void => {
    const entry = this.find(id);
    if (!entry || isBusy(entry.state)) return;
    if (entry.state.phase === 'storeFailed') void this.keep(entry.order, entry.state.result);
    else if (!resultOf(entry.state)) this.add({ ...entry.order, orderedAt: Date.now() });
  };

  readonly storeNow = (id: string): void => {
    const entry = this.find(id);
    if (entry?.state.phase === 'made') void this.keep(entry.order, entry.state.result);
  };

  readonly remove = (id: string): void => {
    const entry = this.find(id);
    if (!entry || isBusy(entry.state)) return;
    void resultOf(entry.state)?.release();
    void this.deps.orders.delete(id).catch(() => undefined);
    this.set(this.list.filter(({ order }) => order.id !== id));
  };

  readonly recover = async (): Promise<void> => {
    const kept = await this.deps.orders.entries().catch(() => []);
    const lost = kept
      .map(([, order]) => order)
      .filter(({ id }) => !this.find(id) && !this.deps.isElsewhere(id))
      .map((order): ExportEntry => ({ order, state: { phase: 'interrupted' } }));
    if (lost.length > 0) this.set([...lost, ...this.list].sort((a, b) => a.order.orderedAt - b.order.orderedAt));
  };

  private find(id: string): ExportEntry | undefined {
    return this.list.find(({ order }) => order.id === id);
  }

  private async next(): Promise<void> {
    if (this.isMaking) return;
    this.isMaking = true;
    try {
      for (let entry = this.waiting(); entry; entry = this.waiting()) await this.make(entry.order);
    } finally {
      this.isMaking = false;
    }
  }

  private waiting(): ExportEntry | undefined {
    return this.list.find(({ state }) => state.phase === 'waiting');
  }

  private async make(order: ExportOrder): Promise<void> {
    const { id } = order;
    let isCanceled = false;
    this.controls.set(id, {
      cancel: () => {
        isCanceled = true;
      },
    });
    this.put(id, { phase: 'exporting', stage: 'preparing', percent: 0, etaSeconds: null, isPaused: false });
    let result: ExportResult;
    try {
      const job = await this.deps.begin(order.project, order.options);
      this.controls.set(id, { cancel: job.cancel, job });
      if (isCanceled) job.cancel();
      const end = job.onProgress(({ stage, percent, etaSeconds }) =>
        this.put(id, { phase: 'exporting', stage, percent, etaSeconds, isPaused: job.isPaused() }),
      );
      result = await job.result.finally(end);
    } catch (error) {
      this.end(id, error instanceof ExportCanceledError ? { phase: 'canceled' } : { phase: 'failed', error });
      return;
    }
    this.end(id, { phase: 'made', result });
    // Storing waits for the network, not for the processor: the next export begins meanwhile.
    if (order.isStored) void this.keep(order, result);
  }

  private async keep(order: ExportOrder, result: ExportResult): Promise<void> {
    const { id } = order;
    const abort = new AbortController();
    this.controls.set(id, { cancel: () => abort.abort() });
    const tell = (step: StoreStage) => this.put(id, { phase: 'storing', result, step });
    tell({ phase: 'uploading', percent: 0 });
    try {
      const videoId = await this.deps.store(order, result, tell, abort.signal);
      this.end(id, { phase: 'stored', result, videoId });
    } catch (error) {
      // A canceled upload loses nothing: the file is still here.
      const isCanceled = error instanceof CanceledError || abort.signal.aborted;
      this.end(id, isCanceled ? { phase: 'made', result } : { phase: 'storeFailed', result, error });
    }
  }

  private hold(id: string, isPaused: boolean): void {
    const entry = this.find(id);
    const job = this.controls.get(id)?.job;
    if (entry?.state.phase !== 'exporting' || !job) return;
    if (isPaused) job.pause();
    else job.resume();
    this.put(id, { ...entry.state, isPaused, ...(isPaused ? { etaSeconds: null } : {}) });
  }

  /** A state that a reload need not bring back. */
  private end(id: string, state: ExportState): void {
    this.controls.delete(id);
    void this.deps.orders.delete(id).catch(() => undefined);
    this.put(id, state);
  }

  private put(id: string, state: ExportState): void {
    this.set(this.list.map((entry) => (entry.order.id === id ? { ...entry, state } : entry)));
  }

  private set(list: readonly ExportEntry[]): void {
    this.list = list;
    for (const listener of this.listeners) listener();
  }
}
