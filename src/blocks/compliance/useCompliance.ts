import { useEffect, useMemo, useState } from 'react';
import { type CheckOptions, type ComplianceLevel, carryMarks, checkSlices, type Mark } from '@/domain/compliance';
import { type ComplianceCounts, complianceMarks, countsOf, worstLevel } from './complianceMarks';
import { useOwnWords } from './ownWords';

/** Milliseconds of work in one go; a frame has 16. */
const atOnce = 6;
/** Typing goes first: a check starts when the hand rests. */
const rest = 120;

/**
 * Checks a big text between frames.
 * @param onDone gets all marks, once, unless stopped before
 * @returns stops it
 */
function runSlices(text: string, options: CheckOptions, onDone: (marks: readonly Mark[]) => void): () => void {
  const slices = checkSlices(text, options);
  const found: Mark[] = [];
  let timer = setTimeout(work, rest);
  function work(): void {
    const until = performance.now() + atOnce;
    do {
      const next = slices.next();
      if (next.done) {
        onDone(found);
        return;
      }
      for (const mark of next.value) found.push(mark);
    } while (performance.now() < until);
    timer = setTimeout(work, 0);
  }
  return () => clearTimeout(timer);
}

export interface ComplianceOptions {
  /** Platform id: contacts weigh more or less. */
  readonly platform?: string | undefined;
  /** Goods category in the merchant's own words: chooses the rules of the trade. */
  readonly category?: string | undefined;
}

interface Compliance {
  /** In order, never overlapping, always inside the text as given now. */
  readonly marks: readonly Mark[];
  /** The gravest level; undefined without marks. */
  readonly level: ComplianceLevel | undefined;
  readonly counts: ComplianceCounts;
  /** A big text is still being checked; the marks are those known so far. */
  readonly isChecking: boolean;
  /** How the marks were found, own words included; for replacing. */
  readonly options: CheckOptions;
}

interface Checked {
  readonly text: string;
  readonly options: CheckOptions;
  readonly marks: readonly Mark[];
}

/** Up to here a check costs less than a key stroke. */
const atOnceLength = 4000;
const none: readonly Mark[] = [];

/** Words in a text that the ad law, the platform or the merchant's own list objects to. Big texts are checked between frames. */
export function useCompliance(text: string, { platform, category }: ComplianceOptions = {}): Compliance {
  const own = useOwnWords();
  const options = useMemo(
    (): CheckOptions => ({
      ...(platform ? { platform } : {}),
      ...(category ? { category } : {}),
      ...(own ? { own } : {}),
    }),
    [platform, category, own],
  );
  const isShort = text.length <= atOnceLength;
  const atOnce = useMemo(() => (isShort ? complianceMarks(text, options) : undefined), [isShort, text, options]);
  const [checked, setChecked] = useState<Checked>();
  useEffect(() => {
    if (isShort) return undefined;
    return runSlices(text, options, (marks) => setChecked({ text, options, marks }));
  }, [isShort, text, options]);
  const carried = useMemo(
    () => (isShort || !checked ? none : carryMarks(checked.marks, checked.text, text)),
    [isShort, checked, text],
  );
  const marks = atOnce ?? carried;
  const isChecking = !isShort && (checked?.text !== text || checked.options !== options);
  return useMemo(
    () => ({ marks, level: worstLevel(marks), counts: countsOf(marks), isChecking, options }),
    [marks, isChecking, options],
  );
}
