import type { PublishItem } from '@/services/publish/schema';

/** A span of time and the posts that lie in it, as far as they were heard of. */
export interface KnownSpan {
  readonly key: string;
  /** Milliseconds since 1970, [from, to). */
  readonly from: number;
  readonly to: number;
  readonly list: readonly PublishItem[];
}

const mostSpans = 8;

/** Takes in what the server said; what is being changed here stays as it is until its own answer comes. */
export function takeIn(spans: readonly KnownSpan[], fresh: KnownSpan, pending: ReadonlySet<string>): KnownSpan[] {
  const before = spans.find(({ key }) => key === fresh.key);
  const local = new Map(before?.list.map((post) => [post.id, post]));
  const list = fresh.list.map((post) => {
    const mine = local.get(post.id);
    return mine && (pending.has(post.id) || mine.version > post.version) ? mine : post;
  });
  const others = spans.filter(({ key }) => key !== fresh.key);
  return [...others.slice(-(mostSpans - 1)), { ...fresh, list }];
}

const liesIn = ({ from, to }: KnownSpan, post: PublishItem): boolean => {
  const at = Date.parse(post.publish_at);
  return at >= from && at < to;
};

/** Posts as they are now: in every span in which they lie, in no other. */
export function putPosts(spans: readonly KnownSpan[], posts: readonly PublishItem[]): KnownSpan[] {
  const ids = new Set(posts.map(({ id }) => id));
  return spans.map((span) => {
    const own = posts.filter((post) => liesIn(span, post));
    if (own.length === 0 && !span.list.some(({ id }) => ids.has(id))) return span;
    const next = new Map(own.map((post) => [post.id, post]));
    const kept = span.list.flatMap((post) => {
      if (!ids.has(post.id)) return [post];
      const put = next.get(post.id);
      next.delete(post.id);
      return put ? [put] : [];
    });
    return { ...span, list: [...kept, ...next.values()] };
  });
}

export const dropPosts = (spans: readonly KnownSpan[], ids: ReadonlySet<string>): KnownSpan[] =>
  spans.map((span) => ({ ...span, list: span.list.filter(({ id }) => !ids.has(id)) }));
