import { useEffect, useState } from 'react';

/** The present moment in milliseconds, anew every `every` milliseconds; 0 = it stands still. */
export function useNow(every: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (every === 0) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), every);
    return () => clearInterval(timer);
  }, [every]);
  return now;
}
