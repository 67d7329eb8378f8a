import { bareTopic, type PlatformId, platforms, topicsTotal, withoutTwins } from '../platforms';

/** Topics that every post of an account has, without their marks, in order. */
export interface FixedTopics {
  /** Before the post's own. */
  readonly first: readonly string[];
  /** Behind them. */
  readonly last: readonly string[];
}

export const noFixedTopics: FixedTopics = { first: [], last: [] };

export const hasFixedTopics = ({ first, last }: FixedTopics): boolean => first.length + last.length > 0;

/** Both lists without their marks and each topic once: a topic that is wanted first is not put last as well. */
export function plainFixedTopics({ first, last }: FixedTopics): FixedTopics {
  const before = withoutTwins(first);
  return { first: before, last: withoutTwins([...before, ...last]).slice(before.length) };
}

/** How many topics a platform takes, and whether these are more. */
const fits = (platform: PlatformId, topics: readonly string[]): boolean => {
  const { max, maxTotal = Number.POSITIVE_INFINITY } = platforms[platform].topics;
  return topics.length <= max && topicsTotal(topics) <= maxTotal;
};

/** Whether a platform takes an account's fixed topics at all. */
export const canFixTopics = (platform: PlatformId, { first, last }: FixedTopics): boolean =>
  fits(platform, withoutTwins([...first, ...last]));

interface JoinedTopics {
  readonly topics: readonly string[];
  /** Of the post's own, what the platform has no place for besides the fixed ones. */
  readonly cut: readonly string[];
}

/**
 * The post's topics with those of its account around them: each once, the fixed ones in their place. Where the platform
 * takes fewer, the post's own go from the end.
 * @param own topics of the post, with or without their marks
 */
export function joinTopics(own: readonly string[], fixed: FixedTopics, platform: PlatformId): JoinedTopics {
  if (!hasFixedTopics(fixed)) return { topics: own, cut: [] };
  const { first, last } = plainFixedTopics(fixed);
  const known = new Set([...first, ...last].map(bareTopic));
  const others = withoutTwins(own).filter((topic) => !known.has(bareTopic(topic)));
  let kept = others.length;
  while (kept > 0 && !fits(platform, [...first, ...others.slice(0, kept), ...last])) kept -= 1;
  return { topics: [...first, ...others.slice(0, kept), ...last], cut: others.slice(kept) };
}
