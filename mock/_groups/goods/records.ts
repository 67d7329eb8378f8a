import { claimsOf, type GoodsGap, gapsOf } from '../../../src/domain/goods';
import type { Goods, GoodsTransfer } from '../../../src/services/goods/schema';
import type { Context } from '../../_core/serve';
import type { Row } from '../../_core/store';
import { preparedWords } from '../complianceWords';

export type GoodsRow = Goods & Row & { readonly mchno: string };
type TransferRow = GoodsTransfer & Row & { readonly mchno: string };

export const goodsOf = ({ db }: Context) => db.table<GoodsRow>('goods');
export const transfersOf = ({ db }: Context) => db.table<TransferRow>('goods_transfer');

const known = new Map<string, { readonly row: GoodsRow; readonly own: object; readonly claims: string[] }>();

/** Forbidden words of each goods; kept until the goods or the list of words changes. */
export function claimReader({ merchant }: Context): (row: GoodsRow) => string[] {
  const own = preparedWords(merchant);
  return (row) => {
    const before = known.get(row.id);
    if (before?.row === row && before.own === own) return before.claims;
    const claims = claimsOf(row, { own });
    known.set(row.id, { row, own, claims });
    return claims;
  };
}

interface Filter {
  readonly status?: number | undefined;
  readonly category?: string | undefined;
  readonly priced?: 'yes' | 'no' | undefined;
  readonly images?: 'yes' | 'no' | undefined;
  readonly claims?: 'yes' | 'no' | undefined;
  readonly gap?: GoodsGap | undefined;
}

/** Goods of a filter; without a status all that are not in the recycle bin. */
export function filteredGoods(ctx: Context, filter: Filter): GoodsRow[] {
  const read = claimReader(ctx);
  const holds = (wanted: 'yes' | 'no' | undefined, is: () => boolean) =>
    wanted === undefined || is() === (wanted === 'yes');
  return goodsOf(ctx)
    .all()
    .filter(
      (row) =>
        (filter.status === undefined ? row.status !== -1 : row.status === filter.status) &&
        (!filter.category || row.category === filter.category) &&
        holds(filter.priced, () => row.price !== '') &&
        holds(filter.images, () => row.media.some(({ kind }) => kind === 'image')) &&
        (filter.gap === undefined || gapsOf(row).includes(filter.gap)) &&
        holds(filter.claims, () => read(row).length > 0),
    );
}
