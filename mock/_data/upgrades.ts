import type { UpgradeRequest } from '../../src/services/upgrade/schema';
import { clock } from '../_core/clock';
import { type Row, seedTable } from '../_core/store';

/** A request belongs to the merchant; its provider decides it. */
export type UpgradeRow = Row & UpgradeRequest & { readonly mchno: string; readonly account_id: string };

/** Merchant, its name, whose request, version, months, fen, days ago. */
const accepted: readonly (readonly [string, string, string, string, number, number, number])[] = [
  ['M100003', '老街面包房', '唐果', '专业版', 12, 358_800, 64],
  ['M100004', '林间咖啡', '许知南', '专业版', 3, 89_700, 37],
  ['M100003', '老街面包房', '唐果', '旗舰版', 1, 99_900, 6],
];

/** What the demo's merchants have paid. */
export const seededPayments = (): UpgradeRow[] =>
  accepted.map(([mchno, merchant_name, account_name, version, months, amount, days], index) => ({
    id: `upgrade_seed_${index + 1}`,
    mchno,
    merchant_id: mchno,
    merchant_name,
    from: '基础版',
    version,
    months,
    amount,
    note: '',
    state: 'accepted' as const,
    reply: '',
    account_id: '',
    account_name,
    created_at: clock.seedTime(-days, 10, index),
    decided_at: clock.seedTime(-days, 15, index),
  }));

seedTable<UpgradeRow>('upgrade', seededPayments);
