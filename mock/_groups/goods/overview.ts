import { gapsOf, goodsGaps } from '../../../src/domain/goods';
import type { GoodsOverview } from '../../../src/services/goods/schema';
import type { Context } from '../../_core/serve';
import type { Row } from '../../_core/store';
import { numbersAt } from '../../_engines/publisher';
import { postsOf } from '../publish/posts';
import { claimReader, filteredGoods } from './records';

interface VideoLike extends Row {
  readonly status: number;
  readonly goods_id?: string;
  readonly source?: readonly { readonly type: string; readonly id: string }[];
}
interface Results {
  videos: number;
  posts: number;
  views: number;
  likes: number;
}

const none = (): Results => ({ videos: 0, posts: 0, views: 0, likes: 0 });

/** Videos and posts of each goods, along the chain: video → goods, post → video. */
function resultsByGoods(ctx: Context): Map<string, Results> {
  const found = new Map<string, Results>();
  const at = (id: string): Results => {
    const known = found.get(id) ?? none();
    found.set(id, known);
    return known;
  };
  const goodsOfVideo = new Map<string, readonly string[]>();
  for (const video of ctx.db.table<VideoLike>('video').all()) {
    const named = (video.source ?? []).filter(({ type }) => type === 'goods').map(({ id }) => id);
    const ids = [...new Set([...named, ...(video.goods_id ? [video.goods_id] : [])])];
    goodsOfVideo.set(video.id, ids);
    if (video.status !== -1) for (const id of ids) at(id).videos += 1;
  }
  for (const post of postsOf(ctx.db).all()) {
    const numbers = numbersAt(post, ctx.now());
    if (!numbers) continue;
    for (const id of goodsOfVideo.get(post.video_id) ?? []) {
      const sum = at(id);
      sum.posts += 1;
      sum.views += numbers.views;
      sum.likes += numbers.likes;
    }
  }
  return found;
}

/** The catalogue in figures. */
export function goodsOverviewOf(ctx: Context): GoodsOverview {
  const rows = filteredGoods(ctx, {});
  const claims = claimReader(ctx);
  const results = resultsByGoods(ctx);
  const resultOf = (id: string): Results => results.get(id) ?? none();
  const judged = rows.map((row) => ({ row, gaps: gapsOf(row), claims: claims(row) }));
  const categories = new Map<string, { name: string; count: number; videos: number; views: number }>();
  for (const { id, category } of rows) {
    if (!category) continue;
    const sum = categories.get(category) ?? { name: category, count: 0, videos: 0, views: 0 };
    const { videos, views } = resultOf(id);
    categories.set(category, { ...sum, count: sum.count + 1, videos: sum.videos + videos, views: sum.views + views });
  }
  return {
    total: rows.length,
    on: rows.filter(({ status }) => status === 1).length,
    off: rows.filter(({ status }) => status === 0).length,
    without: Object.fromEntries(
      goodsGaps.map((gap) => [gap, judged.filter(({ gaps }) => gaps.includes(gap)).length]),
    ) as GoodsOverview['without'],
    claims: judged.filter((one) => one.claims.length > 0).length,
    default_id: rows.find(({ is_default, status }) => is_default && status === 1)?.id ?? '',
    categories: [...categories.values()].sort((a, b) => b.count - a.count),
    results: rows
      .map((row) => ({ ...row, ...resultOf(row.id) }))
      .filter(({ videos, posts }) => videos + posts > 0)
      .sort((a, b) => b.views - a.views || b.videos - a.videos)
      .slice(0, 20),
    to_complete: judged
      .filter(({ row, ...one }) => row.status === 1 && one.gaps.length + one.claims.length > 0)
      .sort((a, b) => weight(b) - weight(a) || resultOf(b.row.id).videos - resultOf(a.row.id).videos)
      .slice(0, 8)
      .map(({ row, ...one }) => ({ ...row, ...one })),
  };
}

/** Forbidden words come first: they are a risk, the rest is a lack. */
const weight = ({ gaps, claims }: { gaps: readonly string[]; claims: readonly string[] }): number =>
  (claims.length > 0 ? 10 : 0) + (gaps.includes('images') ? 4 : 0) + gaps.length;
