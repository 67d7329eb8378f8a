import type { Project } from '../project/schema';
import { ExportCanceledError, ExportError, toFailure } from './errors';
import { Gate } from './gate';
import type { PipelineResult } from './job';
import type { WorkerReply, WorkerRequest } from './messages';
import { removeStale, removeTemp, tempName } from './storage';
import type { ExportFacts, ExportJob, ExportOptions, ExportProgress, ExportResult } from './types';

/** A worker that does not answer a cancel within this time is ended, milliseconds. */
const CANCEL_GRACE = 1500;

/** A worker whose script is not running after this time never will (a failed chunk is reported nowhere), milliseconds. */
const LOAD_TIMEOUT = 30_000;

type Realm = Pick<ExportFacts, 'realm' | 'realmReason'>;

/**
 * Starts making the file, in a worker; in the page where the browser lacks workers or canvases in them (the result
 * names the reason). Takes a snapshot: later edits of the project do not show.
 */
export function startExport(project: Project, options: ExportOptions = {}): ExportJob {
  const id = crypto.randomUUID();
  const name = tempName(id, Date.now());
  const listeners = new Set<(progress: ExportProgress) => void>();
  const abort = new AbortController();
  const gate = new ShownGate();
  const report = (progress: ExportProgress): void => {
    for (const listener of listeners) listener(progress);
  };
  void removeStale(Date.now());
  const result = run({ project, options, name, signal: abort.signal, gate, report }).then(
    (made): ExportResult => ({ ...made, size: made.blob.size, release: () => removeTemp(name) }),
  );
  return {
    id,
    onProgress: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    cancel: () => abort.abort(),
    pause: () => gate.hold(),
    resume: () => gate.open(),
    isPaused: () => gate.isHeld,
    result,
  };
}

/** Tells the worker, which has a gate of its own. */
class ShownGate extends Gate {
  onChange: ((isHeld: boolean) => void) | null = null;

  override hold(): void {
    super.hold();
    this.onChange?.(true);
  }

  override open(): void {
    super.open();
    this.onChange?.(false);
  }
}

/** The worker's script did not load or run: a blocked file, or a browser with half of what it needs. */
class WorkerNotLoaded extends Error {}

async function run(input: RunInput): Promise<PipelineResult & Realm> {
  const reason = pageReason();
  if (reason) return { ...(await runInPage(input)), realm: 'page', realmReason: reason };
  try {
    return { ...(await runInWorker(input)), realm: 'worker', realmReason: null };
  } catch (error) {
    if (!(error instanceof WorkerNotLoaded)) throw error;
    return { ...(await runInPage(input)), realm: 'page', realmReason: 'worker-not-loaded' };
  }
}

function pageReason(): Realm['realmReason'] {
  if (typeof Worker !== 'function') return 'no-worker';
  return typeof OffscreenCanvas === 'function' ? null : 'no-offscreen-canvas';
}

interface RunInput {
  readonly project: Project;
  readonly options: ExportOptions;
  readonly name: string;
  readonly signal: AbortSignal;
  readonly gate: ShownGate;
  readonly report: (progress: ExportProgress) => void;
}

async function runInWorker({ project, options, name, signal, gate, report }: RunInput): Promise<PipelineResult> {
  const { spawnWorker } = await import('./spawnWorker');
  if (signal.aborted) throw new ExportCanceledError();
  const worker = spawnWorker();
  const send = (request: WorkerRequest): void => worker.postMessage(request);
  return new Promise<PipelineResult>((settle, fail) => {
    let isReady = false;
    const loading = setTimeout(() => {
      end();
      fail(new WorkerNotLoaded());
    }, LOAD_TIMEOUT);
    const endCanceled = (): void => {
      end();
      void removeTemp(name).finally(() => fail(new ExportCanceledError()));
    };
    let grace: ReturnType<typeof setTimeout> | undefined;
    const cancel = (): void => {
      send({ type: 'cancel' });
      grace = setTimeout(endCanceled, CANCEL_GRACE);
    };
    signal.addEventListener('abort', cancel);
    // A cancel that comes after the end must not take the finished file away.
    const end = (): void => {
      clearTimeout(loading);
      clearTimeout(grace);
      gate.onChange = null;
      signal.removeEventListener('abort', cancel);
      worker.terminate();
    };
    worker.onmessage = ({ data }: MessageEvent<WorkerReply>) => {
      if (data.type === 'ready') {
        isReady = true;
        clearTimeout(loading);
        return;
      }
      if (data.type === 'progress') {
        if (!signal.aborted) report(data.progress);
        return;
      }
      end();
      if (data.type === 'done' && signal.aborted) void removeTemp(name).finally(() => fail(new ExportCanceledError()));
      else if (data.type === 'done') settle(data.result);
      else if (data.type === 'canceled') fail(new ExportCanceledError());
      else fail(new ExportError(data.failure));
    };
    worker.onerror = (event) => {
      event.preventDefault();
      end();
      const error = isReady ? new ExportError({ code: 'crashed', detail: event.message ?? '' }) : new WorkerNotLoaded();
      void removeTemp(name).finally(() => fail(error));
    };
    send({ type: 'start', project, options, tempName: name });
    if (gate.isHeld) send({ type: 'pause' });
    gate.onChange = (isHeld) => send({ type: isHeld ? 'pause' : 'resume' });
  });
}

/** Loaded only here: a page with a worker never pays for it. */
async function runInPage({ project, options, name, signal, gate, report }: RunInput): Promise<PipelineResult> {
  const { runPipeline } = await import('./pipeline');
  try {
    return await runPipeline({
      project,
      options,
      tempName: name,
      signal,
      gate,
      onProgress: report,
      createCanvas: (width, height) => Object.assign(document.createElement('canvas'), { width, height }),
    });
  } catch (error) {
    if (error instanceof ExportCanceledError) throw error;
    throw new ExportError(toFailure(error));
  }
}
