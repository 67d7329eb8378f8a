import type { PublishState } from '../states';

/** What the calendar is narrowed to; undefined = all. */
export interface CalendarFilter {
  readonly platform?: string | undefined;
  readonly accountId?: string | undefined;
  readonly state?: PublishState | undefined;
  /** Id of the member who planned it, or to whom it was handed over. */
  readonly memberId?: string | undefined;
  readonly goodsId?: string | undefined;
}

interface Filterable {
  readonly platform: string;
  readonly account_id: string;
  readonly state: PublishState;
  readonly author: { readonly id: string };
  readonly owner?: { readonly id: string } | undefined;
  readonly goods_id: string;
}

const fits = (wanted: string | undefined, value: string): boolean => wanted === undefined || wanted === value;

export const matches = (filter: CalendarFilter, post: Filterable): boolean =>
  fits(filter.platform, post.platform) &&
  fits(filter.accountId, post.account_id) &&
  fits(filter.state, post.state) &&
  fits(filter.memberId, (post.owner ?? post.author).id) &&
  fits(filter.goodsId, post.goods_id);

export const isFiltered = (filter: CalendarFilter): boolean =>
  [filter.platform, filter.accountId, filter.state, filter.memberId, filter.goodsId].some(Boolean);
