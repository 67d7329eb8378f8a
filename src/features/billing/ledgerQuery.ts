import { billPeriods } from '@/domain/billing';
import type { InputOf } from '@/services/contract';
import type { countingContract } from '@/services/counting/schema';

export type LedgerQuery = Omit<InputOf<(typeof countingContract)['data']>, 'page' | 'page_size'>;

export const ledgerKinds = ['grant', 'hold', 'settle', 'refund'] as const;

/** What the list shows by its address, whatever page of it. */
export function readLedgerQuery(params: URLSearchParams): LedgerQuery {
  const kind = ledgerKinds.find((one) => one === params.get('kind'));
  const period = billPeriods.find((one) => one === params.get('period'));
  const [member, keyword] = [params.get('member'), params.get('keyword')];
  return {
    ...(kind ? { kind } : {}),
    ...(period ? { period } : {}),
    ...(member ? { member } : {}),
    ...(keyword ? { keyword: keyword.slice(0, 100) } : {}),
  };
}
