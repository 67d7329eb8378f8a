import { isOpenToPlan } from '../../src/domain/templates/shelf';
import { hold, settle } from '../_core/ledger';
import { type Context, fail } from '../_core/serve';
import { globalDb, newId, type Row } from '../_core/store';
import { type ProviderRecordRow, recordState } from './providerRecords';

/** A merchant has taken something of its provider's shelf. */
interface TakeRow extends Row {
  readonly template_id: string;
  readonly mchno: string;
  readonly credits: number;
  readonly created_at: string;
}

interface OfferedRow extends ProviderRecordRow {
  /** Credits; absent = free. */
  readonly price?: number;
  readonly plans: readonly string[];
}

interface Shelf<R> {
  readonly published: (providerId: string) => R[];
  readonly ofProvider: (providerId: string) => R[];
}

/**
 * What a merchant pays once, however many of its people take it and however often.
 * @param name what the ledger calls it
 */
export function paidTakes<R extends OfferedRow>(table: string, name: string, shelf: Shelf<R>) {
  const takes = () => globalDb.table<TakeRow>(table);
  const takeOf = ({ merchant }: Context, id: string): TakeRow | undefined =>
    takes()
      .all()
      .find((row) => row.template_id === id && row.mchno === merchant.mchno);

  return {
    /** How many merchants have taken one. */
    count: (id: string): number =>
      takes()
        .all()
        .filter(({ template_id }) => template_id === id).length,

    isTakenBy: (ctx: Context, { id }: R): boolean => takeOf(ctx, id) !== undefined,

    /** What a merchant finds: all that is published, and what it has paid for though it is offered no more. */
    shownTo(ctx: Context): R[] {
      const { provider_id } = ctx.merchant;
      const paid = shelf
        .ofProvider(provider_id)
        .filter((row) => recordState(row) === 'withdrawn' && (takeOf(ctx, row.id)?.credits ?? 0) > 0);
      return [...shelf.published(provider_id), ...paid];
    },

    /** Notes that a merchant has taken it, paid the first time. @returns false = it had it already */
    take(ctx: Context, { id, title, price = 0, plans }: R, seenPrice: number): boolean {
      const { db, account, merchant, clock } = ctx;
      if (takeOf(ctx, id)) return false;
      if (!isOpenToPlan(plans, merchant.version))
        fail(`“${title}”只对${plans.join('、')}开放`, { errorCode: 'PLAN_NEEDED' });
      if (price !== seenPrice)
        fail(`“${title}”的价格已变为 ${price} 点，请刷新后再决定`, { errorCode: 'PRICE_CHANGED' });
      if (price > 0) settle(db, hold(db, { credits: price, subject: `${name}：${title}`, account_name: account.name }));
      takes().insert({
        id: newId(table),
        ...{ template_id: id, mchno: merchant.mchno, credits: price, created_at: clock.iso() },
      });
      return true;
    },
  };
}
