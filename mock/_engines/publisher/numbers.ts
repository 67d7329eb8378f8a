import type { PublishItem } from '../../../src/services/publish/schema';
import { between } from './hash';
import type { PublishRow } from './types';

/**
 * Numbers of a published post at a moment. A post gathers most of its views in the first two days and then tails off;
 * how well it does depends on the account's followers and on the post itself. Never falling, the same at each reading.
 */
export function numbersAt(item: PublishRow, followers: number, now: number): PublishItem['numbers'] {
  const published = item.history.findLast((move) => move.state === 'published');
  if (!published) return undefined;
  const hours = Math.max(0, (now - Date.parse(published.at)) / 3_600_000);
  const reach = (400 + followers * between(`${item.id}:reach`, 0.15, 1.6)) * between(`${item.id}:luck`, 0.5, 1.5);
  const views = Math.floor(reach * (1 - Math.exp(-hours / 26)) + hours * between(`${item.id}:tail`, 0.2, 1.2));
  return {
    views,
    likes: Math.floor(views * between(`${item.id}:likes`, 0.02, 0.07)),
    comments: Math.floor(views * between(`${item.id}:comments`, 0.002, 0.009)),
    shares: Math.floor(views * between(`${item.id}:shares`, 0.003, 0.012)),
    finish_rate: Math.round(between(`${item.id}:finish`, 0.16, 0.52) * 1000) / 1000,
  };
}
