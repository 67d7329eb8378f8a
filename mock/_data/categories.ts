import { clock } from '../_core/clock';
import { type Row, seedTable } from '../_core/store';

/** A category of a provider. */
export interface CategoryRow extends Row {
  readonly provider_id: string;
  readonly name: string;
  readonly status: 0 | 1;
  /** Ascending. */
  readonly order: number;
  readonly revision?: number;
  /** The category that has taken its users. */
  readonly merged_into?: string;
  readonly is_deleted?: boolean;
  readonly created_at: string;
}

const names = ['食品饮料', '美妆护肤', '家居百货', '服饰鞋包', '数码家电', '母婴亲子'];

seedTable<CategoryRow>('platform_category', () =>
  names.map((name, order) => ({
    ...{ id: `category_${order + 1}`, provider_id: 'lingkuang', name, status: 1, order },
    created_at: clock.seedTime(-200),
  })),
);
