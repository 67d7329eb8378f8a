import { newId } from '../../utils/newId';
import { createObservable } from '../../utils/observable';
import type { WorkFailure } from './errors';
import { runWork } from './runWork';
import { ShownGate } from './shownGate';
import { tempName as nameOf, removeStale, removeTemp } from './storage';
import type { WorkJob, WorkKind } from './types';

/**
 * Starts work and gives its handle: progress for any number of listeners, cancel, pause. Temporary files that earlier
 * work left behind a day ago or more are removed on the way.
 *
 * @param request Must survive `postMessage`; files and blobs do, and are not copied.
 */
export function startWork<Request, Progress, Result, Failure extends WorkFailure>(
  kind: WorkKind<Request, Progress, Result, Failure>,
  request: Request,
  transfer: Transferable[] = [],
): WorkJob<Progress, Result> {
  const id = newId();
  const tempName = nameOf(id, Date.now());
  const listeners = createObservable<[progress: Progress]>();
  const abort = new AbortController();
  const gate = new ShownGate();
  const onProgress = (progress: Progress): void => {
    listeners.emit(progress);
  };
  void removeStale(Date.now());
  return {
    id,
    onProgress: (listener) => {
      return listeners.subscribe(listener);
    },
    cancel: () => abort.abort(),
    pause: () => gate.hold(),
    resume: () => gate.open(),
    isPaused: () => gate.isHeld,
    done: runWork({ ...kind, request, transfer, tempName, signal: abort.signal, gate, onProgress }),
    release: () => removeTemp(tempName),
  };
}
