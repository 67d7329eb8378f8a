import { newId } from '../../utils/newId';
import { WorkCanceledError, type WorkFailure } from './errors';
import type { WorkOrder, WorkReply } from './messages';
import { ShownGate } from './shownGate';
import { tempName as nameOf, removeTemp } from './storage';
import type { WorkDone, WorkKind, WorkRealm } from './types';

/** A worker that does not answer a cancel within this time is ended, milliseconds. */
const CANCEL_GRACE = 1500;

/** A worker whose script is not running after this time never will (a failed chunk is reported nowhere), milliseconds. */
const LOAD_TIMEOUT = 30_000;

interface RunWork<Request, Progress, Result, Failure extends WorkFailure>
  extends WorkKind<Request, Progress, Result, Failure> {
  readonly request: Request;
  readonly signal: AbortSignal;
  readonly onProgress?: (progress: Progress) => void;
  /** Handed over to the worker, not copied. Then there is no way back to the page. */
  readonly transfer?: Transferable[];
  readonly gate?: ShownGate;
  /** Under what name temporary files are written; removed when the work fails or is canceled. */
  readonly tempName?: string;
}

/** The worker's script did not load or run: a blocked file, or a browser with half of what it needs. */
class WorkerNotLoaded extends Error {}

/**
 * Does one piece of work in a worker of its own; in the page where the browser lacks workers (or canvases in them). The
 * result says where, and why.
 *
 * @throws WorkCanceledError, or what the kind's `toError` makes. Nothing is left on disk then.
 */
export async function runWork<Request, Progress, Result, Failure extends WorkFailure>(
  input: RunWork<Request, Progress, Result, Failure>,
): Promise<WorkDone<Result>> {
  const named = { ...input, tempName: input.tempName ?? nameOf(newId(), Date.now()) };
  const reason = pageReason(input.needsCanvas ?? false);
  if (reason) return { result: await runInPage(named), realm: 'page', realmReason: reason };
  try {
    return { result: await runInWorker(named), realm: 'worker', realmReason: null };
  } catch (error) {
    if (!(error instanceof WorkerNotLoaded)) throw error;
    return { result: await runInPage(named), realm: 'page', realmReason: 'worker-not-loaded' };
  }
}

function pageReason(needsCanvas: boolean): WorkRealm['realmReason'] {
  if (typeof Worker !== 'function') return 'no-worker';
  return needsCanvas && typeof OffscreenCanvas !== 'function' ? 'no-offscreen-canvas' : null;
}

type Named<Request, Progress, Result, Failure extends WorkFailure> = RunWork<Request, Progress, Result, Failure> & {
  readonly tempName: string;
};

async function runInWorker<Request, Progress, Result, Failure extends WorkFailure>({
  spawn,
  toError,
  request,
  transfer = [],
  tempName,
  signal,
  gate,
  onProgress,
}: Named<Request, Progress, Result, Failure>): Promise<Result> {
  const worker = await spawn();
  if (signal.aborted) {
    worker.terminate();
    throw new WorkCanceledError();
  }
  const send = (order: WorkOrder<Request>, given: Transferable[] = []): void => worker.postMessage(order, given);
  return new Promise<Result>((settle, fail) => {
    let isReady = false;
    const loading = setTimeout(() => {
      end();
      fail(new WorkerNotLoaded());
    }, LOAD_TIMEOUT);
    const failClean = (error: Error): void => void removeTemp(tempName).finally(() => fail(error));
    const endCanceled = (): void => {
      end();
      failClean(new WorkCanceledError());
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
      if (gate) gate.onChange = null;
      signal.removeEventListener('abort', cancel);
      worker.terminate();
    };
    worker.onmessage = ({ data }: MessageEvent<WorkReply<Progress, Result, Failure>>) => {
      if (data.type === 'ready') {
        isReady = true;
        clearTimeout(loading);
        return;
      }
      if (data.type === 'progress') {
        if (!signal.aborted) onProgress?.(data.progress);
        return;
      }
      end();
      if (data.type === 'canceled' || signal.aborted) failClean(new WorkCanceledError());
      else if (data.type === 'done') settle(data.result);
      else fail(toError(data.failure));
    };
    worker.onerror = (event) => {
      event.preventDefault();
      end();
      failClean(isReady ? toError({ code: 'crashed', detail: event.message ?? '' }) : new WorkerNotLoaded());
    };
    send({ type: 'start', request, tempName }, transfer);
    if (gate?.isHeld) send({ type: 'pause' });
    if (gate) gate.onChange = (isHeld) => send({ type: isHeld ? 'pause' : 'resume' });
  });
}

/** The work's code is fetched only here: a page with a worker never pays for it. */
async function runInPage<Request, Progress, Result, Failure extends WorkFailure>({
  inPage,
  toFailure,
  toError,
  request,
  tempName,
  signal,
  gate = new ShownGate(),
  onProgress,
}: Named<Request, Progress, Result, Failure>): Promise<Result> {
  const work = await inPage();
  try {
    return await work(request, { signal, gate, tempName, tell: (progress) => onProgress?.(progress) });
  } catch (error) {
    if (error instanceof WorkCanceledError) throw error;
    throw toError(toFailure(error));
  }
}
