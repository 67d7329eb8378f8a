import { useEffect, useState } from 'react';
import type { CheckOptions } from '@/domain/compliance';
import { checkParts, type Finding, type Part } from './parts';

const none: readonly Finding[] = [];
/** Typing goes first. */
const rest = 150;

/** Checks parts between frames; the last result stays until the next is there. */
export function useFindings(parts: readonly Part[], options: CheckOptions) {
  const [checked, setChecked] = useState<{
    readonly parts: readonly Part[];
    readonly options: CheckOptions;
    readonly list: readonly Finding[];
  }>();
  useEffect(() => {
    const controller = new AbortController();
    const timer = setTimeout(() => {
      checkParts(parts, options, controller.signal).then(
        (list) => setChecked({ parts, options, list }),
        () => undefined,
      );
    }, rest);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [parts, options]);
  const isCurrent = checked?.parts === parts && checked.options === options;
  return { findings: parts.length === 0 ? none : (checked?.list ?? none), isChecking: parts.length > 0 && !isCurrent };
}
