import { frameworkById } from '../../../src/domain/frameworks';
import type { Dimension } from '../../../src/domain/statistics';
import type { BreakdownRow } from '../../../src/services/statistics/schema';
import type { Context } from '../../_core/serve';
import type { Row } from '../../_core/store';
import { wemediaOf } from '../publish/posts';
import type { Fact } from './facts';

type Name = Pick<BreakdownRow, 'label' | 'cover' | 'platform' | 'exists' | 'published_at'>;

interface Named extends Row {
  readonly title?: string;
  readonly name?: string;
  readonly cover?: string;
  readonly status?: number;
}

const tables = { video: 'video', goods: 'goods', topic: 'topic', framework: 'framework', member: 'account' } as const;

/** What a post remembers of something that may be gone. */
function remembered(dimension: Dimension, { row }: Fact): string {
  if (dimension === 'video') return row.title;
  if (dimension === 'goods') return row.goods_title;
  return dimension === 'member' ? row.author.name : '';
}

/** Name and face of a group, from any post of it. */
export function nameOf(ctx: Context, dimension: Dimension, key: string, fact: Fact): Name {
  const plain = { cover: '', exists: key !== '' };
  if (key === '' || dimension === 'platform' || dimension === 'hour' || dimension === 'tag')
    return { ...plain, label: key, ...(dimension === 'platform' ? { platform: fact.row.platform } : {}) };
  if (dimension === 'post') {
    const { title, cover, platform } = fact.row;
    return { label: title, cover, platform, exists: true, published_at: new Date(fact.at).toISOString() };
  }
  if (dimension === 'account') {
    const account = wemediaOf(ctx.db).find(key);
    const { account_name, platform } = fact.row;
    return { label: account?.name ?? account_name, cover: account?.avatar ?? '', platform, exists: Boolean(account) };
  }
  const row = ctx.db.table<Named>(tables[dimension]).find(key);
  const builtIn = dimension === 'framework' ? frameworkById(key) : undefined;
  const label = row?.title ?? row?.name ?? builtIn?.name ?? remembered(dimension, fact);
  const exists = (row !== undefined && row.status !== -1) || builtIn !== undefined;
  return { label: label || key, cover: row?.cover ?? '', exists };
}
