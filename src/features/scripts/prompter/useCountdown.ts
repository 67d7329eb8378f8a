import { useCallback, useEffect, useRef, useState } from 'react';

/** Counts down whole seconds, then runs. */
export function useCountdown(run: () => void) {
  const [left, setLeft] = useState(0);
  const timer = useRef<ReturnType<typeof setInterval>>(undefined);
  const cancel = useCallback(() => {
    clearInterval(timer.current);
    setLeft(0);
  }, []);
  useEffect(() => cancel, [cancel]);

  const begin = useCallback(
    (seconds: number) => {
      clearInterval(timer.current);
      if (seconds <= 0) return run();
      let rest = seconds;
      setLeft(rest);
      timer.current = setInterval(() => {
        rest -= 1;
        setLeft(rest);
        if (rest > 0) return;
        clearInterval(timer.current);
        run();
      }, 1000);
    },
    [run],
  );
  return { left, begin, cancel };
}
