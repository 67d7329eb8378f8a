import { useCallback, useEffect, useRef, useState } from 'react';
import { useActionRunner } from '@/hooks/useAction';
import { useT } from '@/hooks/useT';
import { messageOf, shownByCaller } from '@/lib/request';
import { speechApi } from '@/services/speech/api';

/** What is said, and how; the call's own input. */
type Line = Parameters<typeof speechApi.synthesize>[0];

interface VoiceTrial {
  /** Key of what sounds or is being made. */
  readonly active: string | undefined;
  /** The sound of `active` is being made. */
  readonly isLoading: boolean;
  /** The element that sounds: karaoke and moving mouths follow its time. */
  readonly element: HTMLAudioElement | undefined;
  /** Says the line, or stops it. Failures are told in a toast. */
  readonly toggle: (key: string, line: Line) => Promise<void>;
  /** Plays an address that is there already, or stops it. */
  readonly toggleUrl: (key: string, url: string) => Promise<void>;
  readonly stop: () => void;
}

/** Only one voice is heard at a time, whoever asked for it. */
let stopOther: (() => void) | undefined;

/** Lets a line be heard in a voice; it stops with the screen. */
export function useVoiceTrial(): VoiceTrial {
  const t = useT();
  const runAction = useActionRunner();
  const [active, setActive] = useState<string>();
  const [element, setElement] = useState<HTMLAudioElement>();
  const run = useRef<AbortController>(undefined);

  const stop = useCallback(() => {
    run.current?.abort();
    run.current = undefined;
    setActive(undefined);
    setElement((before) => {
      before?.pause();
      return undefined;
    });
  }, []);
  useEffect(() => stop, [stop]);

  const play = async (key: string, open: (signal: AbortSignal) => Promise<string>): Promise<void> => {
    const isSame = active === key;
    stop();
    if (isSame) return;
    if (stopOther !== stop) stopOther?.();
    stopOther = stop;
    const mine = new AbortController();
    run.current = mine;
    setActive(key);
    const start = async () => {
      const url = await open(mine.signal);
      if (mine.signal.aborted) return;
      const player = new Audio(url);
      player.onended = stop;
      setElement(player);
      await player.play();
    };
    const isStarted = await runAction(start, undefined, {
      messages: { failed: (error) => (error instanceof DOMException ? t('voices.cannotPlay') : messageOf(error)) },
      handleError: () => mine.signal.aborted,
    });
    if (!isStarted && !mine.signal.aborted) stop();
  };
  return {
    active,
    isLoading: active !== undefined && element === undefined,
    element,
    toggle: (key, line) =>
      play(key, async (signal) => (await speechApi.synthesize(line, { signal, ...shownByCaller })).url),
    toggleUrl: (key, url) => play(key, async () => url),
    stop,
  };
}
