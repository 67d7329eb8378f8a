import { type ConvertRequest, type ConvertResults, startConvert } from '@/engine/convert';
import type { Translate } from '@/hooks/useT';
import type { ToolOrder, ToolProgress } from './types';

type Strings = Parameters<ToolOrder['run']>[0];

/** One order's conversions, one after the other, under one pause button. */
interface ConvertOrder extends Pick<ToolOrder, 'pause' | 'resume'> {
  /** Runs one; its share of the whole order is told by `part`, 0–1 from and to. */
  readonly convert: <R extends ConvertRequest>(
    request: R,
    strings: Strings,
    part?: readonly [number, number],
  ) => Promise<{ readonly result: ConvertResults[R['kind']]; readonly release: () => Promise<void> }>;
}

/** Ties conversions to a run of the shell: progress in words, cancel, pause. */
export function convertOrder(t: Translate): ConvertOrder {
  let current: { readonly pause: () => void; readonly resume: () => void } | null = null;
  let isHeld = false;
  return {
    pause: () => {
      isHeld = true;
      current?.pause();
    },
    resume: () => {
      isHeld = false;
      current?.resume();
    },
    convert: async (request, { signal, tell }, [from, to] = [0, 1]) => {
      signal.throwIfAborted();
      const job = startConvert(request);
      current = job;
      if (isHeld) job.pause();
      job.onProgress(({ stage, percent, etaSeconds }) => {
        const progress: ToolProgress = {
          stage: t(`toolCut.stage.${stage}`),
          percent: 100 * (from + (to - from) * (percent / 100)),
        };
        // What the later files will take is not known.
        tell(to < 1 ? progress : { ...progress, etaSeconds });
      });
      signal.addEventListener('abort', job.cancel, { once: true });
      try {
        const { result } = await job.done;
        return { result, release: job.release };
      } finally {
        signal.removeEventListener('abort', job.cancel);
        current = null;
      }
    },
  };
}

/** A release that frees the files of one piece of work when the last of `count` results has been kept. */
export function releaseAfter(count: number, release: () => Promise<void>): () => Promise<void> {
  let left = count;
  return async () => {
    left -= 1;
    if (left === 0) await release();
  };
}
