import { useCallback } from 'react';
import type { CutMode, PlannedCut } from '@/engine/convert';
import { useT } from '@/hooks/useT';

/** Shifts below are told as none, seconds: less than a frame. */
const NOTHING = 0.02;

/** What a cut will be beside what was asked for, in words. */
export function useShiftWords(): (plan: PlannedCut | undefined, mode: CutMode) => readonly string[] {
  const t = useT();
  return useCallback(
    (plan, mode) => {
      if (!plan) return [];
      const { startShift, endShift, encoded, start, end } = plan;
      const told = (seconds: number): string => Math.abs(seconds).toFixed(2);
      const lines: string[] = [];
      if (mode === 'before' || mode === 'after') {
        if (startShift < -NOTHING) lines.push(t('toolCut.startsEarlier', { seconds: told(startShift) }));
        else if (startShift > NOTHING) lines.push(t('toolCut.startsLater', { seconds: told(startShift) }));
        else lines.push(t('toolCut.startsOnKey'));
        if (endShift > NOTHING * 2) lines.push(t('toolCut.endsLater', { seconds: told(endShift) }));
        lines.push(t('toolCut.nothingEncoded'));
      } else if (encoded < NOTHING) lines.push(t('toolCut.exactCopied'));
      else if (encoded >= end - start - NOTHING) lines.push(t('toolCut.allEncoded'));
      else lines.push(t('toolCut.someEncoded', { seconds: told(encoded), rest: told(end - start - encoded) }));
      return lines;
    },
    [t],
  );
}
