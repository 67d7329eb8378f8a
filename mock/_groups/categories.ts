import { followMerges } from '../../src/domain/categories';
import type { Context } from '../_core/serve';
import { globalDb } from '../_core/store';
import type { CategoryRow } from '../_data/categories';
import '../_data/categories';
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

/** Templates of a category; what is in the recycle bin does not count. */
export const templatesOfCategory = (id: string): VideoTemplateRow[] =>
  globalDb
    .table<VideoTemplateRow>('video_template')
    .all()
    .filter(({ category_id, is_deleted }) => category_id === id && !is_deleted);

/** The category that an id stands for today, merges followed; undefined for none of the provider's. */
export function presentCategory({ merchant }: Context, id: string | undefined): CategoryRow | undefined {
  const found = id ? followMerges(allOf(merchant.provider_id), id) : undefined;
  return found?.is_deleted ? undefined : found;
}
