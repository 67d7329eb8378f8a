/** Lets at most `size` jobs run at once, in the order in which they came. */
export function createLimiter(size: number): <V>(job: () => Promise<V>) => Promise<V> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (job) => {
    if (running < size) running += 1;
    else await new Promise<void>((enter) => waiting.push(enter));
    try {
      return await job();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
