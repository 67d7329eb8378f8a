import { useRef, useState } from 'react';
import type { ConvertProgress } from '@/engine/convert';
import { useT } from '@/hooks/useT';
import type { ToolFile } from '../shell';
import { errorWords } from '../shell/errorWords';
import { splitAt, splitByLength, splitBySilences } from './splits';

export type SplitKind = 'scenes' | 'length' | 'marks' | 'silences';

interface SplitWish {
  readonly kind: SplitKind;
  /** Of pieces, seconds. */
  readonly length: number;
  /** 0–1. */
  readonly sensitivity: number;
  readonly marks: readonly number[];
}

interface Span {
  readonly start: number;
  readonly end: number;
}

interface Looking {
  readonly percent: number;
  readonly etaSeconds: number | null;
}

/** Finds where a video can be split; what needs looking at the video runs in a worker, with progress and cancel. */
export function useSplit(file: ToolFile | undefined, onFound: (spans: readonly Span[]) => void) {
  const t = useT();
  const [looking, setLooking] = useState<Looking | null>(null);
  const [failure, setFailure] = useState('');
  const job = useRef<{ readonly cancel: () => void } | null>(null);
  const duration = file?.facts?.duration ?? 0;

  const look = async (wish: SplitWish): Promise<readonly Span[]> => {
    if (!file) return [];
    const { startConvert } = await import('@/engine/convert');
    const source = file.file;
    const tell = ({ percent, etaSeconds }: ConvertProgress): void => setLooking({ percent, etaSeconds });
    if (wish.kind === 'scenes') {
      const started = startConvert({ kind: 'scenes', source, sensitivity: wish.sensitivity });
      job.current = started;
      started.onProgress(tell);
      return splitAt((await started.done).result.times, duration);
    }
    const started = startConvert({ kind: 'silences', source });
    job.current = started;
    started.onProgress(tell);
    return splitBySilences((await started.done).result.spans, duration);
  };

  const split = async (wish: SplitWish): Promise<void> => {
    setFailure('');
    if (wish.kind === 'length') return onFound(splitByLength(wish.length, duration));
    if (wish.kind === 'marks') return onFound(splitAt(wish.marks, duration));
    setLooking({ percent: 0, etaSeconds: null });
    try {
      const spans = await look(wish);
      if (spans.length > 1) onFound(spans);
      else setFailure(t(wish.kind === 'scenes' ? 'toolCut.noScenes' : 'toolCut.noSilences'));
    } catch (error) {
      const isStopped = error instanceof Error && error.name === 'WorkCanceledError';
      if (!isStopped) setFailure(errorWords(error, t));
    } finally {
      job.current = null;
      setLooking(null);
    }
  };
  return { split, looking, failure, stop: () => job.current?.cancel() };
}
