import { frameworksOfChain } from '../../../src/domain/frameworks';
import type { PostFact } from '../../../src/domain/statistics';
import type { Context } from '../../_core/serve';
import type { Row } from '../../_core/store';
import { curveOf, type PublishRow } from '../../_engines/publisher';
import { chainRowsOf } from '../frameworks';
import { postsOf } from '../publish/posts';

/** A published post with its row: names are looked up in it. */
export interface Fact extends PostFact {
  readonly row: PublishRow;
}

type Clock = (at: number) => { readonly hour: number };

const sourceId = (row: PublishRow, type: string): string => row.source.findLast((ref) => ref.type === type)?.id ?? '';

interface OfTopic extends Row {
  readonly topic_id?: string;
  readonly source?: readonly { readonly type: string; readonly id: string }[];
}

/** A post names its topic itself, or its script does. */
function topicOf(ctx: Context, row: PublishRow): string {
  const own = sourceId(row, 'topic');
  if (own) return own;
  const script = ctx.db.table<OfTopic>('script').find(sourceId(row, 'script'));
  return script?.topic_id ?? script?.source?.find(({ type }) => type === 'topic')?.id ?? '';
}

/** All published posts of the merchant. */
export function factsOf(ctx: Context, clock: Clock): Fact[] {
  const { byPost } = frameworksOfChain(chainRowsOf(ctx.db));
  return postsOf(ctx.db)
    .all()
    .flatMap((row): Fact[] => {
      if (row.state !== 'published') return [];
      const curve = curveOf(row);
      if (!curve) return [];
      const keys = {
        post: row.id,
        video: row.video_id,
        framework: byPost.get(row.id) ?? '',
        goods: row.goods_id,
        topic: topicOf(ctx, row),
        account: row.account_id,
        platform: row.platform,
        member: row.author.id,
        hour: String(clock(curve.publishedAt).hour).padStart(2, '0'),
      };
      return [{ id: row.id, at: curve.publishedAt, keys, tags: row.topics, countsAt: curve.countsAt, row }];
    });
}
