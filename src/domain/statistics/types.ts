/** What a post has gathered, or gathered within a time. Whole numbers. */
export interface Counts {
  readonly views: number;
  /** Views that reached the end. */
  readonly finishes: number;
  readonly likes: number;
  readonly comments: number;
  readonly shares: number;
  /** Followers whom the post brought. */
  readonly follows: number;
}

/** What the screens show and sort by: counts, and two rates of them. */
export const metrics = ['views', 'likes', 'comments', 'shares', 'follows', 'finish_rate', 'interaction_rate'] as const;
export type Metric = (typeof metrics)[number];

/** By what posts are put together. `topic` is the idea of the chain, `tag` the platform's hashtag. */
export const dimensions = [
  'post',
  'video',
  'framework',
  'goods',
  'topic',
  'tag',
  'account',
  'platform',
  'member',
  'hour',
] as const;
export type Dimension = (typeof dimensions)[number];

/** A published post with all that it can be counted under. */
export interface PostFact {
  readonly id: string;
  /** When it came online, milliseconds. */
  readonly at: number;
  /** Key of each dimension; '' = belongs to none. Tags may be several. */
  readonly keys: Readonly<Record<Exclude<Dimension, 'tag'>, string>>;
  readonly tags: readonly string[];
  /** All that it has gathered until a moment (milliseconds): never falls. */
  readonly countsAt: (at: number) => Counts;
}

/** A post with what counts of it in a time. */
export interface Measured {
  readonly fact: PostFact;
  readonly counts: Counts;
}
