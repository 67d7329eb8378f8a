import { checkMatrix, type MatrixFault, type MatrixPost, type TakenPost } from '../matrix';

interface RepeatConflict {
  /** Milliseconds since 1970: which of the repeats. */
  readonly at: number;
  readonly fault: Exclude<MatrixFault, 'sameVersion'>;
  readonly other?: MatrixPost;
}

interface Rules {
  readonly zone: string;
  readonly minGapMinutes: number;
  readonly perDay: number;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/**
 * What stands in the way of each repeat. That the same video goes out again is what a repeat is: it is told once for all,
 * not at each date.
 */
export function repeatConflicts(
  post: Pick<MatrixPost, 'video_id' | 'account_id' | 'platform'>,
  moments: readonly number[],
  taken: readonly TakenPost[],
  { now, ...rules }: Rules,
): RepeatConflict[] {
  const repeats = moments.map((at) => ({ ...post, at }));
  return checkMatrix(repeats, taken, [], rules, now).flatMap(({ post: { at }, fault, other }): RepeatConflict[] => {
    if (fault === 'sameVersion') return [];
    return [other ? { at, fault, other } : { at, fault }];
  });
}
