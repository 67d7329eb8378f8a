import type { Counts } from '../../../src/domain/statistics';
import type { PublishItem } from '../../../src/services/publish/schema';
import { effectOf } from './effects';
import { between } from './hash';
import type { PublishRow, WemediaRow } from './types';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

const nothingYet: Counts = { views: 0, finishes: 0, likes: 0, comments: 0, shares: 0, follows: 0 };

interface PostCurve {
  /** Milliseconds. */
  readonly publishedAt: number;
  readonly finishRate: number;
  /** What the post has at a moment; never falling, the same at each reading. */
  readonly countsAt: (at: number) => Counts;
}

/**
 * How a post gathers its numbers: most of its views in the first two days, then a tail. How well it does depends on the
 * account's followers, on framework and hour, and on the post itself. Undefined for what is not published.
 */
export function curveOf(item: PublishRow, followers: number): PostCurve | undefined {
  const published = item.history.findLast((move) => move.state === 'published');
  if (!published) return undefined;
  const publishedAt = Date.parse(published.at);
  const { id } = item;
  const effect = effectOf(item.source, published.at);
  const audience = 400 + followers * between(`${id}:reach`, 0.15, 1.6);
  const reach = audience * between(`${id}:luck`, 0.5, 1.5) * effect.reach;
  const tail = between(`${id}:tail`, 0.2, 1.2);
  const rates = {
    likes: between(`${id}:likes`, 0.02, 0.07) * effect.actions,
    comments: between(`${id}:comments`, 0.002, 0.009) * effect.actions,
    shares: between(`${id}:shares`, 0.003, 0.012) * effect.actions,
    follows: between(`${id}:follows`, 0.001, 0.006),
  };
  const finish = Math.min(0.9, Math.max(0.05, between(`${id}:finish`, 0.16, 0.52) + effect.finish));
  const finishRate = Math.round(finish * 1000) / 1000;
  return {
    publishedAt,
    finishRate,
    countsAt(at) {
      const hours = (at - publishedAt) / hourMs;
      if (hours <= 0) return nothingYet;
      const views = Math.floor(reach * (1 - Math.exp(-hours / 26)) + hours * tail);
      return {
        views,
        finishes: Math.round(views * finishRate),
        likes: Math.floor(views * rates.likes),
        comments: Math.floor(views * rates.comments),
        shares: Math.floor(views * rates.shares),
        follows: Math.floor(views * rates.follows),
      };
    },
  };
}

/** Numbers of a published post at a moment, as its item shows them. */
export function numbersAt(item: PublishRow, followers: number, now: number): PublishItem['numbers'] {
  const curve = curveOf(item, followers);
  if (!curve) return undefined;
  const { views, likes, comments, shares } = curve.countsAt(now);
  return { views, likes, comments, shares, finish_rate: curve.finishRate };
}

/** Followers who have left an account until a moment, from the epoch on: only differences mean something. */
export function leaversUntil(account: WemediaRow, at: number): number {
  return Math.floor(account.followers * between(`${account.id}:leave`, 0.0002, 0.0007) * (at / dayMs));
}
