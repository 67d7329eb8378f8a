import { useCallback, useEffect, useRef, useState } from 'react';
import { useActionRunner } from '@/hooks/useAction';
import { useT } from '@/hooks/useT';
import { messageOf } from '@/lib/request';
import type { Line, Narration } from './model';
import { speakLine } from './speakLine';

export interface Reading {
  /** Sentence that sounds or is being made. */
  readonly at: number | undefined;
  readonly element: HTMLAudioElement | undefined;
  /** Reads on from a sentence to the end, or only that one. */
  readonly start: (from: number, isOnlyOne?: boolean) => void;
  readonly stop: () => void;
}

/** Reads the sentences aloud one after the other; the next is made while one sounds. */
export function useReadThrough(narration: Narration, lines: readonly Line[]): Reading {
  const t = useT();
  const runAction = useActionRunner();
  const [at, setAt] = useState<number>();
  const [element, setElement] = useState<HTMLAudioElement>();
  const run = useRef<AbortController>(undefined);
  const audible = useRef<HTMLAudioElement>(undefined);

  const stop = useCallback(() => {
    run.current?.abort();
    run.current = undefined;
    audible.current?.pause();
    audible.current = undefined;
    setAt(undefined);
    setElement(undefined);
  }, []);
  useEffect(() => stop, [stop]);

  const read = async (from: number, isOnlyOne: boolean): Promise<void> => {
    stop();
    const { signal } = own();
    const readLines = async () => {
      for (const line of lines.slice(from, isOnlyOne ? from + 1 : undefined)) {
        setAt(line.index);
        setElement(undefined);
        const { url } = await speakLine(narration, line, signal);
        const after = lines[line.index + 1];
        if (after && !isOnlyOne) void speakLine(narration, after, signal).catch(() => undefined);
        if (signal.aborted) return;
        const player = new Audio(url);
        audible.current = player;
        setElement(player);
        await ended(player);
        if (signal.aborted) return;
        if (!isOnlyOne) await new Promise((go) => setTimeout(go, line.pause * 1000));
        if (signal.aborted) return;
      }
    };
    await runAction(readLines, undefined, {
      messages: { failed: (error) => (error instanceof DOMException ? t('voices.cannotPlay') : messageOf(error)) },
      handleError: () => signal.aborted,
    });
    if (!signal.aborted) stop();
  };
  const own = (): AbortController => {
    const controller = new AbortController();
    run.current = controller;
    return controller;
  };
  return { at, element, start: (from, isOnlyOne = false) => void read(from, isOnlyOne), stop };
}

const ended = (player: HTMLAudioElement): Promise<void> =>
  new Promise((done, fail) => {
    player.onended = () => done();
    player.onpause = () => done();
    player.onerror = () => fail(new DOMException('cannot play', 'NotSupportedError'));
    player.play().catch(fail);
  });
