import { convertProxy } from './convert';
import type { ProxyReply, ProxyRequest } from './messages';

/** One light copy per worker; what it writes goes to the page piece by piece, which keeps one in flight. */
const scope = globalThis as unknown as {
  onmessage: ((event: MessageEvent<ProxyRequest>) => void) | null;
  postMessage: (reply: ProxyReply, transfer?: Transferable[]) => void;
};
const abort = new AbortController();
let written: () => void = () => undefined;

scope.onmessage = ({ data }) => {
  if (data.type === 'cancel') abort.abort();
  else if (data.type === 'written') written();
  else void run(data.source);
};

scope.postMessage({ type: 'ready' });

async function run(source: Blob | string): Promise<void> {
  try {
    await convertProxy(source, {
      signal: abort.signal,
      onProgress: (share) => scope.postMessage({ type: 'progress', share }),
      write: ({ data, position }) =>
        new Promise((resolve) => {
          written = resolve;
          const copy = data.slice();
          scope.postMessage({ type: 'chunk', data: copy, position }, [copy.buffer]);
        }),
    });
    scope.postMessage({ type: 'done' });
  } catch (error) {
    scope.postMessage({ type: 'failed', reason: error instanceof Error ? error.message : String(error) });
  }
}
