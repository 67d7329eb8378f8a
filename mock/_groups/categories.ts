import { followMerges } from '../../src/domain/categories';
import type { ProviderRecordState } from '../../src/domain/providerRecords';
import { fail } from '../_core/fail';
import { type PageQuery, paged } from '../_core/paging';
import type { Context } from '../_core/serve';
import { globalDb } from '../_core/store';
import type { CaptionTemplateRow } from '../_data/captionTemplates';
import '../_data/captionTemplates';
import type { CategoryRow } from '../_data/categories';
import '../_data/categories';
import type { CreativeTemplateRow } from '../_data/creativeTemplates';
import '../_data/creativeTemplates';
import type { GoodsTemplateRow } from '../_data/goodsTemplates';
import '../_data/goodsTemplates';
import type { VideoTemplateRow } from './videoTemplates';

export const categoryTable = () => globalDb.table<CategoryRow>('platform_category');

const allOf = (providerId: string): CategoryRow[] =>
  categoryTable()
    .all()
    .filter(({ provider_id }) => provider_id === providerId);

/** A provider's categories in their order, those that are offered no longer among them. */
export const categoriesOf = ({ merchant }: Context): CategoryRow[] =>
  allOf(merchant.provider_id)
    .filter(({ is_deleted }) => !is_deleted)
    .toSorted((a, b) => a.order - b.order);

/** Those that can be chosen now. */
export const offeredCategories = (ctx: Context): CategoryRow[] =>
  categoriesOf(ctx).filter(({ status }) => status === 1);

const templateTables = ['video_template', 'caption_template', 'goods_template', 'creative_template'] as const;

interface TemplateOfCategory {
  readonly table: (typeof templateTables)[number];
  readonly id: string;
}

/** Templates of a category, of videos, captions, goods and creative ones; what is in the recycle bin does not count. */
export const templatesOfCategory = (id: string): TemplateOfCategory[] =>
  templateTables.flatMap((table) =>
    globalDb
      .table<VideoTemplateRow | CaptionTemplateRow | GoodsTemplateRow | CreativeTemplateRow>(table)
      .all()
      .filter(({ category_id, is_deleted }) => category_id === id && !is_deleted)
      .map((row) => ({ table, id: row.id })),
  );

/** The category that an id stands for today, merges followed; undefined for none of the provider's. */
export function presentCategory({ merchant }: Context, id: string | undefined): CategoryRow | undefined {
  const found = id ? followMerges(allOf(merchant.provider_id), id) : undefined;
  return found?.is_deleted ? undefined : found;
}

/**
 * The category that a template is saved with. Merges are followed: a form that was open meanwhile still names the old one.
 * @param known the one that it has; it may be kept while it is no longer offered
 */
export function checkedCategory(ctx: Context, known: string | undefined, id: string | undefined): string | undefined {
  if (id === undefined) return undefined;
  const category = presentCategory(ctx, id);
  if (!category) return fail('选的分类已不存在，请重新选择', { errorCode: 'CATEGORY_GONE' });
  if (category.status === 0 && category.id !== known)
    return fail(`分类“${category.name}”已停用，请选别的`, { errorCode: 'CATEGORY_OFF' });
  return category.id;
}

interface CategorizedView {
  readonly state: ProviderRecordState;
  /** The category of today, merges followed. */
  readonly category_id?: string | undefined;
  readonly updated_at: string;
}

type CategorizedQuery = PageQuery & { readonly state?: ProviderRecordState; readonly category_id?: string };

/** A provider's templates of one kind by state and category, last changed first, with the categories to choose from. */
export const categorizedPage = <R, V extends CategorizedView>(
  ctx: Context,
  query: CategorizedQuery,
  kind: {
    readonly rows: readonly R[];
    readonly view: (ctx: Context, row: R) => V;
    readonly search: readonly (keyof V & string)[];
  },
) => ({
  ...paged(
    kind.rows
      .map((row) => kind.view(ctx, row))
      .filter(({ state }) => !query.state || state === query.state)
      .filter(({ category_id }) => !query.category_id || category_id === query.category_id),
    query,
    { search: kind.search, sort: 'updated_at' },
  ),
  filter: { category_id: categoriesOf(ctx).map(({ id, name }) => ({ value: id, label: name })) },
});
