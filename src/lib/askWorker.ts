interface AskWorkerOptions {
  /** Milliseconds; then the worker is ended. */
  readonly deadline: number;
  /** What is thrown when the deadline has passed. */
  readonly tooSlow: () => Error;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Puts one question to a worker of its own, so that the page answers while a long file is read, and one that takes too
 * long is given up.
 *
 * @param loadSpawner the module that knows the worker's address; loaded only where there are workers, as tests without a
 * bundler cannot read such an address
 * @returns undefined where no worker starts: the caller does the work itself
 * @throws what `tooSlow` makes; an abort throws the signal's reason
 */
export async function askWorker<Order, Answer>(
  loadSpawner: () => Promise<{ readonly spawnReader: () => Worker }>,
  order: Order,
  { deadline, tooSlow, signal }: AskWorkerOptions,
): Promise<Answer | undefined> {
  signal?.throwIfAborted();
  if (typeof Worker === 'undefined') return undefined;
  const { spawnReader } = await loadSpawner();
  return new Promise((resolve, reject) => {
    const worker = spawnReader();
    const stop = () => end(() => reject(signal?.reason));
    const timer = setTimeout(() => end(() => reject(tooSlow())), deadline);
    const end = (settle: () => void) => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', stop);
      worker.terminate();
      settle();
    };
    if (signal?.aborted) {
      stop();
      return;
    }
    signal?.addEventListener('abort', stop, { once: true });
    worker.onmessage = (event: MessageEvent<Answer>) => end(() => resolve(event.data));
    worker.onerror = (event) => {
      event.preventDefault();
      end(() => resolve(undefined));
    };
    worker.postMessage(order);
  });
}
