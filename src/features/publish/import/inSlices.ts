/** Milliseconds of work between two breaths of the page. */
const slice = 12;

const breath = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/**
 * All that a generator yields, worked through in slices: the page stays at hand in between.
 * @throws the signal's reason when it is aborted
 */
export async function inSlices<T>(
  work: Iterator<T, void>,
  signal: AbortSignal,
  onProgress: (done: number) => void,
): Promise<T[]> {
  const all: T[] = [];
  let begun = performance.now();
  for (let next = work.next(); !next.done; next = work.next()) {
    all.push(next.value);
    if (performance.now() - begun < slice) continue;
    onProgress(all.length);
    await breath();
    signal.throwIfAborted();
    begun = performance.now();
  }
  return all;
}
