import { useState } from 'react';

interface Step {
  readonly before: string;
  readonly after: string;
}

const kept = 50;

export interface Replacing {
  /** Puts `after` in the place of the text; can be taken back as long as nothing else is changed. */
  readonly replace: (after: string) => void;
  /** Undefined when there is nothing to take back, or when the text has been written on since. */
  readonly undo: (() => void) | undefined;
}

/** Replacements that can be taken back one by one, latest first. */
export function useReplacing(text: string, onChange: (text: string) => void): Replacing {
  const [steps, setSteps] = useState<readonly Step[]>([]);
  const last = steps.at(-1);
  return {
    replace(after) {
      if (after === text) return;
      setSteps([...(last?.after === text ? steps : []), { before: text, after }].slice(-kept));
      onChange(after);
    },
    undo:
      last?.after === text
        ? () => {
            setSteps(steps.slice(0, -1));
            onChange(last.before);
          }
        : undefined,
  };
}
