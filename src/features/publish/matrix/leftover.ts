import type { BoardPost, MatrixPlan, MatrixPost } from '@/domain/publishing/matrix';
import type { MatrixChoice } from './matrixChoice';

type Held = Pick<MatrixChoice, 'videoIds' | 'texts' | 'edits'>;

interface Board {
  readonly posts: readonly BoardPost[];
  readonly unplaced: MatrixPlan['unplaced'];
}

const placeOf = ({ video_id, account_id, platform, at }: MatrixPost): MatrixPost => ({
  video_id,
  account_id,
  platform,
  at,
});

const videoOf = (wish: string): string => wish.split('|')[0] ?? '';

/** Other days or rules could still give it a place. */
const isWaiting = ({ reason }: MatrixPlan['unplaced'][number]): boolean => reason === 'full' || reason === 'noSlots';

/**
 * What stays on the board after a part of it was planned: posts that were not sent stand where they stood, and what found
 * no place still waits for one; of their videos, what was sent is not planned a second time.
 */
export function leftover(choice: Held, { posts, unplaced }: Board, sent: ReadonlySet<string>): Held {
  const unsent = posts.filter(({ key }) => !sent.has(key));
  const waiting = new Set([...unsent, ...unplaced.filter(isWaiting)].map(({ video_id }) => video_id));
  const ofWaiting = <T>(list: Readonly<Record<string, T>>): Record<string, T> =>
    Object.fromEntries(Object.entries(list).filter(([key]) => waiting.has(videoOf(key))));
  const places = posts.map((post) => [post.key, sent.has(post.key) ? null : placeOf(post)] as const);
  return {
    videoIds: choice.videoIds.filter((id) => waiting.has(id)),
    texts: ofWaiting(choice.texts),
    edits: { ...ofWaiting(choice.edits), ...ofWaiting(Object.fromEntries(places)) },
  };
}

/** A board that is planned, as it can be taken back to. */
export interface Standing {
  readonly choice: MatrixChoice;
  readonly posts: readonly BoardPost[];
}

/** The board as it was before it was planned, post by post, with what was begun since. */
export function restored({ choice, posts }: Standing, now: MatrixChoice): MatrixChoice {
  const known = new Set(choice.videoIds);
  const begun = Object.entries(now.edits).filter(([key]) => !known.has(videoOf(key)));
  const planned = posts.filter(({ isMoved }) => !isMoved);
  return {
    ...choice,
    videoIds: [...new Set([...choice.videoIds, ...now.videoIds])],
    accountIds: [...new Set([...choice.accountIds, ...now.accountIds])],
    texts: { ...choice.texts, ...now.texts },
    edits: { ...choice.edits, ...Object.fromEntries(begun) },
    held: Object.fromEntries(planned.map((post) => [post.key, placeOf(post)])),
  };
}
