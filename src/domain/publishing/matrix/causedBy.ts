import type { BoardPost } from './arrange';
import type { MatrixConflict } from './checkMatrix';

const nameOf = ({ post, fault }: MatrixConflict): string => `${(post as BoardPost).key}|${fault}`;

/**
 * What a post brings upon a plan by standing where it stands: its own faults, and those that others have only with it,
 * told as its own. Of two posts in each other's way the later one bears the fault, whichever of them was moved.
 *
 * @param without faults of the plan without the post
 * @param together faults of the plan with it
 */
export function causedBy(
  mine: BoardPost,
  without: readonly MatrixConflict[],
  together: readonly MatrixConflict[],
): MatrixConflict[] {
  const known = new Set(without.map(nameOf));
  const found = new Map<MatrixConflict['fault'], MatrixConflict>();
  for (const conflict of together) {
    const isMine = (conflict.post as BoardPost).key === mine.key;
    if (found.has(conflict.fault) || (!isMine && known.has(nameOf(conflict)))) continue;
    const other = isMine ? conflict.other : conflict.post;
    found.set(conflict.fault, { post: mine, fault: conflict.fault, ...(other ? { other } : {}) });
  }
  return [...found.values()];
}
