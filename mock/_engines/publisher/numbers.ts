import type { Counts } from '../../../src/domain/statistics';
import type { PublishItem } from '../../../src/services/publish/schema';
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
 * account's followers in the moment of publishing, on framework and hour, and on the post itself. Undefined for what is not published.
 */
export function curveOf(item: PublishRow): PostCurve | undefined {
  const published = item.history.findLast((move) => move.state === 'published');
  if (!published) return undefined;
  const publishedAt = Date.parse(published.at);
  const { id } = item;
  const effect = effectOf(item.source, published.at);
  const audience = 400 + (item.followers ?? 0) * between(`${id}:reach`, 0.15, 1.6);
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
export function numbersAt(item: PublishRow, now: number): PublishItem['numbers'] {
  const curve = curveOf(item);
  if (!curve) return undefined;
  const { views, likes, comments, shares } = curve.countsAt(now);
  return { views, likes, comments, shares, finish_rate: curve.finishRate };
}

/** Followers who have left an account until a moment, from the epoch on: only differences mean something. */
export function leaversUntil(account: WemediaRow, at: number): number {
  return Math.floor(account.followers * between(`${account.id}:leave`, 0.0002, 0.0007) * (at / dayMs));
}

/** How a way of telling and the time of day act on a post in this simulation, so that there is something to find out. */
interface Effect {
  /** Times the views. */
  readonly reach: number;
  /** Added to the share of viewers who watch to the end. */
  readonly finish: number;
  /** Times likes, comments and shares. */
  readonly actions: number;
}

const none: Effect = { reach: 1, finish: 0, actions: 1 };

const frameworks: Readonly<Record<string, Effect>> = {
  golden3: { reach: 1.3, finish: 0.1, actions: 1.05 },
  'pain-proof': { reach: 1.2, finish: 0.06, actions: 1.4 },
  'compare-test': { reach: 1.1, finish: 0.03, actions: 1.2 },
  story4: { reach: 0.95, finish: 0.01, actions: 1 },
  listicle: { reach: 0.9, finish: -0.03, actions: 1.15 },
  'why-how-what': { reach: 0.7, finish: -0.08, actions: 0.75 },
};

/** Times the views by hour in China, 0–23: mornings on the way, noon, and the evening. */
const hours = [
  0.7, 0.6, 0.55, 0.55, 0.6, 0.7, 0.85, 1.05, 1.1, 0.95, 0.85, 0.9, 1.15, 1, 0.8, 0.75, 0.8, 0.95, 1.15, 1.25, 1.45,
  1.3, 1.05, 0.85,
];

const chinaHour = (at: string): number => new Date(Date.parse(at) + 8 * 3_600_000).getUTCHours();

function effectOf(source: readonly { readonly type: string; readonly id: string }[], publishedAt: string): Effect {
  const framework = frameworks[source.find(({ type }) => type === 'framework')?.id ?? ''] ?? none;
  return { ...framework, reach: framework.reach * (hours[chinaHour(publishedAt)] ?? 1) };
}
