import { useCallback } from 'react';
import { type MessageId, useT } from '@/hooks/useT';

/** A history label in the language in use: labels are ids (`timeline.step.…`); anything else is shown as it is. */
export function useStepLabel(): (label: string) => string {
  const t = useT();
  return useCallback(
    (label) => (/^(timeline\w*|document|captionTemplate|templateEditor)\./.test(label) ? t(label as MessageId) : label),
    [t],
  );
}
