import { ExportCanceledError, toFailure } from './errors';
import { Gate } from './gate';
import type { WorkerReply, WorkerRequest } from './messages';
import { runPipeline } from './pipeline';

/** One export per worker: decoding, drawing, mixing and encoding stay off the page. */
const scope = globalThis as unknown as {
  onmessage: ((event: MessageEvent<WorkerRequest>) => void) | null;
  postMessage: (reply: WorkerReply) => void;
};
const abort = new AbortController();
const gate = new Gate();

scope.onmessage = ({ data }) => {
  if (data.type === 'cancel') abort.abort();
  else if (data.type === 'pause') gate.hold();
  else if (data.type === 'resume') gate.open();
  else void run(data);
};

scope.postMessage({ type: 'ready' });

async function run({ project, options, tempName }: Extract<WorkerRequest, { type: 'start' }>): Promise<void> {
  try {
    const result = await runPipeline({
      project,
      options,
      tempName,
      signal: abort.signal,
      gate,
      onProgress: (progress) => scope.postMessage({ type: 'progress', progress }),
      createCanvas: (width, height) => new OffscreenCanvas(width, height),
    });
    scope.postMessage({ type: 'done', result });
  } catch (error) {
    if (error instanceof ExportCanceledError) scope.postMessage({ type: 'canceled' });
    else scope.postMessage({ type: 'failed', failure: toFailure(error) });
  }
}
