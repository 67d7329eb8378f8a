import { useRef, useState } from 'react';
import { useLoad } from '@/hooks/useLoad';
import { shownByCaller } from '@/lib/request';
import { scriptApi } from '@/services/script/api';

export interface RewrittenLine {
  readonly id: string;
  readonly text: string;
  readonly role: string;
}

/** The lines of a rewrite; those of an earlier visit come from its script, which the address names. */
export function useKeptLines(
  id: string | undefined,
  save: (lines: readonly RewrittenLine[], id: string | undefined) => Promise<string>,
) {
  const [lines, setLines] = useState<readonly RewrittenLine[]>([]);
  const scriptId = useRef(id);
  const { error } = useLoad(async () => (id ? scriptApi.info({ id }, shownByCaller) : undefined), {
    onSuccess: (script) => {
      if (script) setLines(script.sentences.map((line) => ({ id: line.id, text: line.text, role: line.role })));
    },
  });
  // A script that was deleted meanwhile is written anew.
  const isLost = error !== undefined;
  // One after another: the second save of a new script must know the first one's id.
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const keep = (changed: readonly RewrittenLine[]): Promise<string> => {
    const next = last.current
      .catch(() => undefined)
      .then(() => save(changed, isLost && scriptId.current === id ? undefined : scriptId.current))
      .then((saved) => {
        scriptId.current = saved;
        return saved;
      });
    last.current = next;
    return next;
  };
  return { lines, setLines, keep };
}
