import { planMatrix } from './planMatrix';
import type { MatrixInput, MatrixPost, MatrixRules, Unplaced } from './types';

/** Where a person wants a post; null = not at all. */
export type MatrixEdits = Readonly<Record<string, MatrixPost | null>>;

/** A post on the board; its key stays while it is moved. */
export interface BoardPost extends MatrixPost {
  readonly key: string;
  readonly isMoved: boolean;
}

interface Arrangement {
  readonly posts: readonly BoardPost[];
  readonly unplaced: readonly Unplaced[];
  /** Posts that would still have room, by account. */
  readonly room: Readonly<Record<string, number>>;
}

/** Names a wish of the plan: a version on a platform, or the version alone where it goes out once. */
export const wishKey = (
  { video_id, platform }: { readonly video_id: string; readonly platform?: string },
  reach: MatrixRules['reach'],
): string => (reach === 'once' ? video_id : `${video_id}|${platform ?? ''}`);

/** Edits of versions and accounts that are still chosen. */
function standing({ videos, accounts }: MatrixInput, edits: MatrixEdits): [string, MatrixPost | null][] {
  const known = new Set(videos.map(({ id }) => id));
  const open = new Set(accounts.map(({ id }) => id));
  return Object.entries(edits).filter(([key, post]) =>
    post === null ? known.has(key.split('|')[0] ?? '') : known.has(post.video_id) && open.has(post.account_id),
  );
}

/**
 * Plans what no hand has placed around what a hand has: those stay where they are, the others keep their distance from
 * them. Deterministic as the plan itself.
 *
 * @param held places of an earlier plan that stands again; they stay too, and are not a hand's
 */
export function arrange(input: MatrixInput, edits: MatrixEdits = {}, held: MatrixEdits = {}): Arrangement {
  const kept = new Map(standing(input, { ...held, ...edits }));
  const pinned = [...kept.values()].filter((post) => post !== null);
  const { reach } = input.rules;
  const plan = planMatrix({
    ...input,
    videos: reach === 'once' ? input.videos.filter(({ id }) => !kept.has(id)) : input.videos,
    taken: [...input.taken, ...pinned],
  });
  const isFree = (wish: { readonly video_id: string; readonly platform?: string }) => !kept.has(wishKey(wish, reach));
  const posts = plan.posts
    .filter(isFree)
    .map((post): BoardPost => ({ ...post, key: wishKey(post, reach), isMoved: false }));
  return {
    posts: withEdits(posts, Object.fromEntries(kept)).map((post) =>
      post.isMoved && !(post.key in edits) ? { ...post, isMoved: false } : post,
    ),
    unplaced: plan.unplaced.filter(isFree),
    room: plan.room,
  };
}

/** The same plan with some posts placed by hand: nothing else moves. */
export function withEdits(posts: readonly BoardPost[], edits: MatrixEdits): BoardPost[] {
  const moved = Object.entries(edits).flatMap(([key, post]): BoardPost[] =>
    post === null ? [] : [{ ...post, key, isMoved: true }],
  );
  return [...posts.filter(({ key }) => !(key in edits)), ...moved].sort((a, b) => a.at - b.at);
}
