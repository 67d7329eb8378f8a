import { WorkCanceledError, type WorkFailure } from './errors';
import { Gate } from './gate';
import type { WorkOrder, WorkReply } from './messages';
import type { DoWork } from './types';

interface Scope<Request, Progress, Result, Failure> {
  onmessage: ((event: MessageEvent<WorkOrder<Request>>) => void) | null;
  postMessage: (reply: WorkReply<Progress, Result, Failure>) => void;
}

/**
 * The worker's side: one piece of work per worker. To be called once, as the last line of a worker's file.
 *
 * @param work Throws WorkCanceledError when its signal was aborted.
 * @param toFailure Any other error as plain data.
 */
export function serveWork<Request, Progress, Result, Failure extends WorkFailure>(
  work: DoWork<Request, Progress, Result>,
  toFailure: (error: unknown) => Failure,
): void {
  const scope = globalThis as unknown as Scope<Request, Progress, Result, Failure>;
  const abort = new AbortController();
  const gate = new Gate();
  const run = async (request: Request, tempName: string): Promise<void> => {
    const tell = (progress: Progress): void => scope.postMessage({ type: 'progress', progress });
    try {
      const result = await work(request, { signal: abort.signal, gate, tempName, tell });
      scope.postMessage({ type: 'done', result });
    } catch (error) {
      if (error instanceof WorkCanceledError) scope.postMessage({ type: 'canceled' });
      else scope.postMessage({ type: 'failed', failure: toFailure(error) });
    }
  };
  scope.onmessage = ({ data }) => {
    if (data.type === 'cancel') abort.abort();
    else if (data.type === 'pause') gate.hold();
    else if (data.type === 'resume') gate.open();
    else {
      // Again: who prepared this worker heard the first one.
      scope.postMessage({ type: 'ready' });
      void run(data.request, data.tempName);
    }
  };
  scope.postMessage({ type: 'ready' });
}
