import { CanceledError } from '@/lib/request/errors';

/** Lets at most `size` jobs run at once; the others wait in order. */
export function createSlots(size: number) {
  let free = size;
  const waiting: (() => void)[] = [];

  const release = (): void => {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  };

  const take = (signal: AbortSignal | undefined): Promise<void> => {
    if (signal?.aborted) return Promise.reject(new CanceledError());
    if (free > 0) {
      free -= 1;
      return Promise.resolve();
    }
    return new Promise((resolve, reject) => {
      const giveUp = () => {
        waiting.splice(waiting.indexOf(enter), 1);
        reject(new CanceledError());
      };
      const enter = () => {
        signal?.removeEventListener('abort', giveUp);
        resolve();
      };
      waiting.push(enter);
      signal?.addEventListener('abort', giveUp, { once: true });
    });
  };

  return {
    /** @throws CanceledError when the signal fires before the turn has come, and whatever the job throws */
    async run<T>(signal: AbortSignal | undefined, job: () => Promise<T>): Promise<T> {
      await take(signal);
      try {
        return await job();
      } finally {
        // Who waits on this job hears of its end before the next one starts.
        setTimeout(release, 0);
      }
    },
  };
}
