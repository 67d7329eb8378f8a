import { clock } from '../_core/clock';
import { type Row, seedTable } from '../_core/store';
import { demoMerchant } from './identity';

export interface InviteRow extends Row {
  readonly mchno: string;
  readonly account_id: string;
  /** Merchant number of the shop that came; absent in what was there before shops could register. */
  readonly shop?: string;
  readonly name: string;
  readonly phone: string;
  readonly status: 0 | 1;
  readonly reward: number;
  readonly created_at: string;
}

const invited: readonly (readonly [name: string, phone: string, status: 0 | 1, days: number])[] = [
  ['青禾手作', '13911110001', 1, -40],
  ['老街面包房', '13911110002', 1, -22],
  ['半亩花店', '13911110003', 0, -6],
];

seedTable<InviteRow>('account_invite', () =>
  invited.map(([name, phone, status, days], index) => ({
    id: `invite_seed_${index + 1}`,
    mchno: demoMerchant,
    account_id: 'acc_owner',
    name,
    phone,
    status,
    reward: 100,
    created_at: clock.seedTime(days, 14),
  })),
);
