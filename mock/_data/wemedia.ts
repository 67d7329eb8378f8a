import { clock } from '../_core/clock';
import { seedTable } from '../_core/store';
import type { Behaviour, WemediaRow } from '../_engines/publisher';
import { demoMerchant, otherMerchant } from './identity';

type Seed = readonly [
  id: string,
  platform: WemediaRow['platform'],
  name: string,
  followers: number,
  behaviour: Behaviour,
  /** Days until the login runs out. */
  days: number,
];

/** Names of the marked accounts say what they are there to show. */
const accounts: readonly Seed[] = [
  ['wm_douyin_shop', 'douyin', '山野日常', 12800, 'smooth', 60],
  ['wm_douyin_scan', 'douyin', '山野日常·仓库号（需扫码）', 2300, 'asks_user', 45],
  ['wm_kuaishou', 'kuaishou', '山野好物', 5600, 'smooth', 40],
  ['wm_xhs_shop', 'xiaohongshu', '山野生活手帖', 8900, 'smooth', 30],
  ['wm_xhs_strict', 'xiaohongshu', '山野试用官（审核严）', 640, 'rejects', 30],
  ['wm_shipinhao', 'shipinhao', '山野日常生活馆', 3400, 'fails_once', 2],
  ['wm_bilibili', 'bilibili', '山野实验室', 4100, 'times_out', 25],
  ['wm_bilibili_old', 'bilibili', '山野旧号', 310, 'smooth', -3],
];

const row = (mchno: string, [id, platform, name, followers, behaviour, days]: Seed): WemediaRow => ({
  id,
  mchno,
  platform,
  name,
  avatar: `/api/demo/avatar/${id}.svg`,
  followers,
  behaviour,
  state: days < 0 ? 'expired' : days <= 3 ? 'expiring' : 'ok',
  expires_at: clock.seedTime(days, 12),
});

seedTable<WemediaRow>('wemedia', () => [
  ...accounts.map((account) => row(demoMerchant, account)),
  row(otherMerchant, ['wm_other_douyin', 'douyin', '星野茶铺', 1500, 'smooth', 50]),
]);
