import { lazy } from 'react';
import { isChunkError } from '@/utils/isChunkError';

function backOnline(): Promise<void> {
  return new Promise((resolve) => window.addEventListener('online', () => resolve(), { once: true }));
}

/**
 * Loads code, and waits for the network where there is none: the part comes late instead of taking its page down. With a
 * network a failed chunk is asked for once more; the second failure is thrown (after a deployment the chunk is gone, and
 * the page's boundary reloads).
 * @throws what the import throws for another reason, at once
 */
export async function loadOnceOnline<Module>(load: () => Promise<Module>): Promise<Module> {
  let hasRetried = false;
  for (;;) {
    try {
      return await load();
    } catch (error) {
      if (!isChunkError(error) || (navigator.onLine && hasRetried)) throw error;
      if (navigator.onLine) hasRetried = true;
      else await backOnline();
    }
  }
}

/** React's `lazy` for a part of a page, by {@link loadOnceOnline}; the part stands in a `Suspense` as ever. */
export const lazyPart: typeof lazy = (load) => lazy(() => loadOnceOnline(load));
