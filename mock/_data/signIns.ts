import { clock } from '../_core/clock';
import type { SignInRow } from '../_core/rows';
import { seedTable } from '../_core/store';
import { demoMerchant } from './identity';

const chrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36';
const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 MicroMessenger/8.0.60';

type Line = readonly [way: SignInRow['way'], isSuccess: boolean, agent: string, address: string, days: number];
const lines: readonly Line[] = [
  ['password', true, chrome, '113.90.32.7', -12],
  ['wechat', true, phone, '117.136.8.91', -7],
  ['password', false, chrome, '113.90.32.7', -3],
  ['password', true, chrome, '113.90.32.7', -3],
];

seedTable<SignInRow>('sign_in', () =>
  lines.map(([way, is_success, agent, address, days], index) => ({
    id: `sign_seed_${index + 1}`,
    mchno: demoMerchant,
    account_id: 'acc_owner',
    way,
    is_success,
    agent,
    address,
    created_at: clock.seedTime(days, 9, index),
  })),
);
