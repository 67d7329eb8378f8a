import { App } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { lossSentences } from '@/blocks/documentLosses';
import { useT } from '@/hooks/useT';
import type { ToolFile } from '../shell';
import { errorWords } from '../shell/errorWords';
import type { Part } from './parts';
import { type Input, type PlaceWords, readInput } from './readInput';

const noParts: readonly Part[] = [];
const mostSteps = 50;

/** The chosen file as parts, read when it is chosen; replacements can be taken back one by one. */
export function useInput(file: ToolFile | undefined, places: PlaceWords) {
  const t = useT();
  const { message } = App.useApp();
  const [input, setInput] = useState<Input>();
  const [original, setOriginal] = useState(noParts);
  const [past, setPast] = useState<readonly (readonly Part[])[]>([]);
  const [share, setShare] = useState<number>();
  const [problem, setProblem] = useState('');
  const running = useRef<AbortController>(undefined);
  const words = useRef({ t, places, message });
  words.current = { t, places, message };

  const replace = (next: Input) => {
    setInput(next);
    setOriginal(next.parts);
    setPast([]);
  };
  useEffect(() => {
    setInput(undefined);
    setOriginal(noParts);
    setPast([]);
    setProblem('');
    setShare(undefined);
    if (!file || file.problem) return undefined;
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    setShare(0);
    readInput(file, { places: words.current.places, signal, onProgress: setShare })
      .then(
        (read) => {
          if (signal.aborted) return;
          setInput(read);
          setOriginal(read.parts);
          const { t: say, message: toasts } = words.current;
          for (const sentence of lossSentences(say, read.losses ?? [])) void toasts.info(sentence, 8);
        },
        (error: unknown) => {
          if (!signal.aborted) setProblem(errorWords(error, words.current.t));
        },
      )
      .finally(() => {
        if (running.current === controller) setShare(undefined);
      });
    return () => controller.abort();
  }, [file]);

  const last = past.at(-1);
  return {
    input,
    /** As they were read. */
    original,
    share,
    problem,
    cancel: () => {
      running.current?.abort();
      setShare(undefined);
      setProblem(t('tools.canceled'));
    },
    replace,
    change: (parts: readonly Part[]) => {
      if (!input) return;
      setPast([...past, input.parts].slice(-mostSteps));
      setInput({ ...input, parts });
    },
    undo:
      input && last
        ? () => {
            setInput({ ...input, parts: last });
            setPast(past.slice(0, -1));
          }
        : undefined,
  };
}
