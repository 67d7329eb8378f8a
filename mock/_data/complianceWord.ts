import { clock } from '../_core/clock';
import { seedTable } from '../_core/store';
import type { ComplianceWordRow } from '../_groups/complianceWords';
import { demoMerchant, providerMerchant } from './identity';

type Seed = Pick<ComplianceWordRow, 'word' | 'replacement' | 'level' | 'category' | 'reason'>;

const ofProvider: readonly Seed[] = [
  {
    word: '灵框官方认证',
    replacement: '灵框用户',
    level: 'high',
    category: 'endorsement',
    reason: '平台没有给任何商家做过认证',
  },
  { word: '内部渠道价', replacement: '活动价', level: 'mid', category: 'pressure', reason: '没有可以公开的渠道价' },
  {
    word: '刷单返现',
    replacement: '',
    level: 'high',
    category: 'falsehood',
    reason: '虚构交易，违反《反不正当竞争法》第八条',
  },
];
const ofMerchant: readonly Seed[] = [
  {
    word: '军绿同款',
    replacement: '墨绿色',
    level: 'mid',
    category: 'exclusive',
    reason: '客服约定的颜色叫法是“墨绿色”',
  },
  {
    word: '终身包换',
    replacement: '一年内包换',
    level: 'high',
    category: 'falsehood',
    reason: '本店的承诺是一年内包换',
  },
];

const rows = (scope: ComplianceWordRow['scope'], mchno: string, seeds: readonly Seed[]): ComplianceWordRow[] =>
  seeds.map((seed, index) => ({
    id: `word_seed_${mchno}_${index}`,
    mchno,
    scope,
    provider_id: 'lingkuang',
    ...seed,
    status: 1,
    created_at: clock.seedTime(-30 + index),
    updated_at: clock.seedTime(-30 + index),
  }));

seedTable<ComplianceWordRow>('compliance_word', () => [
  ...rows('provider', providerMerchant, ofProvider),
  ...rows('merchant', demoMerchant, ofMerchant),
]);
