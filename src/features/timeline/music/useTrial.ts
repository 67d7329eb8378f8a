import { useCallback, useEffect, useRef, useState } from 'react';
import { releaseObjectUrl } from '@/lib/objectUrl';

export interface Trial {
  /** Id of what sounds. */
  readonly playing: string | undefined;
  /** Plays it from its beginning, or stops it. Resolves false when it cannot be played. */
  readonly toggle: (id: string, open: () => Promise<string | Blob>) => Promise<boolean>;
  readonly stop: () => void;
}

/** Lets one sound at a time be heard; it stops with the panel. */
export function useTrial(): Trial {
  const [playing, setPlaying] = useState<string>();
  const audio = useRef<HTMLAudioElement>(undefined);
  const address = useRef<string>(undefined);
  const run = useRef(0);

  const stop = useCallback(() => {
    run.current += 1;
    audio.current?.pause();
    audio.current = undefined;
    if (address.current) releaseObjectUrl(address.current);
    address.current = undefined;
    setPlaying(undefined);
  }, []);
  useEffect(() => stop, [stop]);

  const toggle = useCallback(
    async (id: string, open: () => Promise<string | Blob>): Promise<boolean> => {
      const isSame = playing === id;
      stop();
      if (isSame) return true;
      const mine = run.current;
      setPlaying(id);
      try {
        const source = await open();
        if (mine !== run.current) return true;
        if (typeof source !== 'string') address.current = URL.createObjectURL(source);
        const element = new Audio(typeof source === 'string' ? source : address.current);
        audio.current = element;
        element.onended = stop;
        await element.play();
        return true;
      } catch {
        if (mine !== run.current) return true;
        stop();
        return false;
      }
    },
    [playing, stop],
  );
  return { playing, toggle, stop };
}
