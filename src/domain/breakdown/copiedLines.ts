import { type Originality, originalityOf } from './originality';

/** Longest run of letters that a rewrite may share with its source, and the most of it that shared runs may make up. */
export const COPY_LIMITS = { run: 12, share: 0.12 } as const;

/** What a line shares with the source: the runs themselves, longest first. */
interface CopiedLine {
  readonly index: number;
  readonly runs: readonly string[];
}

interface CopyReport {
  readonly originality: Originality;
  /** Letters of the longest run. */
  readonly longest: number;
  readonly lines: readonly CopiedLine[];
  /** Beyond one of {@link COPY_LIMITS}. */
  readonly isTooClose: boolean;
}

const letters = (text: string): number => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;

/**
 * How close the lines of a rewrite are to their source, and which of them. A run that goes on over a line's end is found
 * within each line for itself.
 */
export function copyReport(lines: readonly string[], source: string): CopyReport {
  const originality = originalityOf(lines.join('\n'), source);
  const copied = lines.flatMap((line, index) => {
    const runs = originalityOf(line, source).runs.map(({ text }) => text);
    return runs.length > 0 ? [{ index, runs }] : [];
  });
  const longest = Math.max(0, ...originality.runs.map(({ text }) => letters(text)));
  return {
    originality,
    longest,
    lines: copied,
    isTooClose: longest > COPY_LIMITS.run || originality.overlap > COPY_LIMITS.share,
  };
}
