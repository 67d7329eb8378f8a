import { type ChainRef, chainGraph, chainKey } from '../src/domain/chain';
import { frameworkById } from '../src/domain/frameworks';
import { type ChainNode, type ChainType, chainContract, chainType } from '../src/services/chain/schema';
import './_data/goods';
import './_data/publish';
import './_data/script';
import { type Context, fail, serve } from './_core/serve';
import { globalDb, type Row } from './_core/store';
import { numbersAt } from './_engines/publisher';
import type { ProviderRecordRow } from './_groups/providerRecords';
import { postsOf } from './_groups/publish/posts';
import { mayOpen, mayOpenKind } from './_groups/recordAccess';

const MAX_SHOWN = 80;

/** What the records of all groups have in common as far as the chain is concerned. */
interface AnyRow extends Row {
  readonly title?: string;
  readonly name?: string;
  readonly kind?: string;
  readonly state?: string;
  readonly status?: number;
  readonly deleted?: boolean;
  readonly goods_id?: string;
  readonly framework_id?: string;
  readonly source?: readonly ChainRef[];
  readonly created_at?: string;
  readonly publish_at?: string;
}

/** Tables by the type's name. */
const rowsOf = ({ db }: Context, type: ChainType): readonly AnyRow[] => db.table<AnyRow>(type).all();

const isGone = (row: AnyRow): boolean => row.deleted === true || row.status === -1;

/** Older records name their goods and framework in a field only. */
const sourceOf = (row: AnyRow): readonly ChainRef[] => [
  ...(row.source ?? []),
  ...(row.goods_id ? [{ type: 'goods', id: row.goods_id }] : []),
  ...(row.framework_id ? [{ type: 'framework', id: row.framework_id }] : []),
];

function numbersOf(ctx: Context, ref: ChainRef): ChainNode['numbers'] {
  if (ref.type !== 'publish') return undefined;
  const item = postsOf(ctx.db).find(ref.id);
  return item && numbersAt(item, ctx.now());
}

function refOf(key: string): { readonly type: ChainType; readonly id: string } {
  const cut = key.indexOf(':');
  return { type: chainType.parse(key.slice(0, cut)), id: key.slice(cut + 1) };
}

/** A template of the merchant's provider, off the shelf or on it: what was made from it goes on. */
const shelvedTemplate = ({ merchant }: Context, id: string): ProviderRecordRow | undefined =>
  ['video_template', 'creative_template']
    .map((table) => globalDb.table<ProviderRecordRow>(table).find(id))
    .find((one) => one?.provider_id === merchant.provider_id && !one.is_deleted);

function nodeOf(ctx: Context, key: string, parents: readonly string[]): ChainNode {
  const { type, id } = refOf(key);
  const row = ctx.db.table<AnyRow>(type).find(id);
  const builtIn = type === 'framework' && !row ? frameworkById(id) : undefined;
  const shelved = type === 'template' && !row ? shelvedTemplate(ctx, id) : undefined;
  const at = row?.publish_at ?? row?.created_at;
  const numbers = numbersOf(ctx, { type, id });
  return {
    type,
    id,
    title: row?.title ?? row?.name ?? builtIn?.name ?? shelved?.title ?? '',
    kind: row?.kind ?? '',
    state: row?.state ?? '',
    exists: row ? !isGone(row) : builtIn !== undefined || shelved !== undefined,
    ...(at ? { at } : {}),
    ...(numbers ? { numbers } : {}),
    from: [...parents],
  };
}

function resultsOf(nodes: readonly ChainNode[]) {
  const seen = nodes.flatMap(({ numbers }) => numbers ?? []);
  const views = seen.reduce((sum, one) => sum + one.views, 0);
  const finished = seen.reduce((sum, one) => sum + one.finish_rate * one.views, 0);
  return {
    posts: seen.length,
    views,
    likes: seen.reduce((sum, one) => sum + one.likes, 0),
    finish_rate: views > 0 ? Math.round((finished / views) * 1000) / 1000 : 0,
  };
}

function countByType(nodes: readonly ChainNode[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { type } of nodes) counts[type] = (counts[type] ?? 0) + 1;
  return counts;
}

export default serve(chainContract, {
  info(ctx, { type, id }) {
    const row = ctx.db.table(type).find(id);
    const isKnown = row ? mayOpen(ctx, type, row) : type === 'framework' && frameworkById(id);
    if (!isKnown) return fail('记录不存在或已删除', { errorCode: 'NOT_FOUND' });
    const records = chainType.options.flatMap((each) =>
      rowsOf(ctx, each)
        .filter((row) => !isGone(row) || row.id === id)
        .map((row) => ({ type: each, id: row.id, source: sourceOf(row) })),
    );
    const graph = chainGraph(records, { type, id });
    // What the caller may not open has no place in his answer: not its title, not its numbers, not that it is there.
    const isShown = (key: string): boolean => {
      const ref = refOf(key);
      const found = ctx.db.table(ref.type).find(ref.id);
      return found ? mayOpen(ctx, ref.type, found) : mayOpenKind(ctx, ref.type);
    };
    const node = (key: string) => nodeOf(ctx, key, (graph.parents.get(key) ?? []).filter(isShown));
    const made = graph.downstream
      .filter(isShown)
      .map(node)
      .sort((a, b) => (b.at ?? '').localeCompare(a.at ?? ''));
    const here = node(chainKey({ type, id }));
    return {
      here,
      upstream: graph.upstream.filter(isShown).map(node),
      downstream: made.slice(0, MAX_SHOWN),
      more: countByType(made.slice(MAX_SHOWN)),
      results: resultsOf([here, ...made]),
    };
  },
});
