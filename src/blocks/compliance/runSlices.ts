import { type CheckOptions, checkSlices, type Mark } from '@/domain/compliance';

/** Milliseconds of work in one go; a frame has 16. */
const atOnce = 6;
/** Typing goes first: a check starts when the hand rests. */
const rest = 120;

/**
 * Checks a big text between frames.
 * @param onDone gets all marks, once, unless stopped before
 * @returns stops it
 */
export function runSlices(text: string, options: CheckOptions, onDone: (marks: readonly Mark[]) => void): () => void {
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
