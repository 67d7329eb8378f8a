import type { MediaBytes } from '../openInput';
import type { ProxyReply, ProxyRequest } from './messages';

/** Where copies are kept, by the content hash of what they are made of. */
export interface ProxyFiles {
  readonly get: (hash: string) => Promise<Blob | undefined>;
  /** Nothing is to be seen of it before `close`. */
  readonly write: (hash: string) => Promise<ProxyWriter>;
}

interface ProxyWriter {
  readonly write: (data: Uint8Array<ArrayBuffer>, position: number) => Promise<void>;
  readonly close: () => Promise<void>;
  readonly abort: () => Promise<void>;
}

export interface ProxyJob {
  readonly source: MediaBytes;
  readonly files: ProxyFiles;
  readonly hash: string;
  /** 0–1. */
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

/**
 * Makes a light copy in a worker and stores it.
 *
 * @throws Error what went wrong; DOMException `AbortError`. Nothing is left of a copy that was not finished.
 */
export async function runProxy({ source, files, hash, onProgress, signal }: ProxyJob): Promise<Blob> {
  const { spawnWorker } = await import('./spawnWorker');
  const writer = await files.write(hash);
  const worker = spawnWorker();
  const say = (request: ProxyRequest): void => worker.postMessage(request);
  try {
    await new Promise<void>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
      if (signal.aborted) reject(signal.reason);
      worker.onerror = ({ message }) => reject(new Error(message));
      worker.onmessage = ({ data }: MessageEvent<ProxyReply>) => {
        if (data.type === 'ready') say({ type: 'start', source });
        else if (data.type === 'progress') onProgress(data.share);
        else if (data.type === 'done') resolve();
        else if (data.type === 'failed') reject(new Error(data.reason));
        else writer.write(data.data, data.position).then(() => say({ type: 'written' }), reject);
      };
    });
    await writer.close();
  } catch (error) {
    await writer.abort();
    throw error;
  } finally {
    worker.terminate();
  }
  const made = await files.get(hash);
  if (!made) throw new Error('the copy is gone');
  return made;
}
