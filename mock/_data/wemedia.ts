import { clock } from '../_core/clock';
import { seedTable } from '../_core/store';
import type { Behavior, WemediaRow } from '../_engines/publisher';
import { demoMerchant, otherMerchant } from './identity';

type Seed = readonly [
  id: string,
  platform: WemediaRow['platform'],
  name: string,
  followers: number,
  behavior: Behavior,
  /** Days until the login runs out. */
  days: number,
];

/** When the demo's accounts post. */
const usualSlots: Readonly<Record<WemediaRow['platform'], string[]>> = {
  douyin: ['12:00', '18:30', '21:00'],
  kuaishou: ['12:00', '19:30'],
  xiaohongshu: ['08:00', '12:30', '20:00'],
  shipinhao: ['09:30', '20:30'],
  bilibili: ['17:00', '20:00'],
  weibo: ['10:00', '21:30'],
  gongzhonghao: ['20:00'],
};

/** Names of the marked accounts say what they are there to show. */
const accounts: readonly Seed[] = [
  ['wm_douyin_shop', 'douyin', '山野日常', 12800, 'smooth', 60],
  ['wm_douyin_scan', 'douyin', '山野日常·仓库号（需扫码）', 2300, 'asks_user', 45],
  ['wm_kuaishou', 'kuaishou', '山野好物', 5600, 'smooth', 40],
  ['wm_xhs_shop', 'xiaohongshu', '山野生活手帖', 8900, 'smooth', 30],
  ['wm_xhs_strict', 'xiaohongshu', '山野试用官（审核严）', 640, 'rejects', 30],
  ['wm_shipinhao', 'shipinhao', '山野日常生活馆', 3400, 'fails_once', 2],
  ['wm_bilibili', 'bilibili', '山野实验室', 4100, 'times_out', 25],
  ['wm_weibo', 'weibo', '山野日常官微', 2700, 'smooth', 50],
  ['wm_gongzhonghao', 'gongzhonghao', '山野来信', 1900, 'smooth', 80],
  ['wm_bilibili_old', 'bilibili', '山野旧号', 310, 'smooth', -3],
];

const row = (mchno: string, [id, platform, name, followers, behavior, days]: Seed): WemediaRow => ({
  id,
  mchno,
  platform,
  name,
  avatar: `/api/demo/avatar/${id}.svg`,
  followers,
  behavior,
  state: days < 0 ? 'expired' : days <= 3 ? 'expiring' : 'ok',
  expires_at: clock.seedTime(days, 12),
  group: platform === 'bilibili' ? '实验号' : '门店号',
  slots: usualSlots[platform],
  per_day: 3,
  ai_declared: true,
  connected_at: clock.seedTime(days < 0 ? -93 : -120, 15),
});

seedTable<WemediaRow>('wemedia', () => [
  ...accounts.map((account) => row(demoMerchant, account)),
  row(otherMerchant, ['wm_other_douyin', 'douyin', '星野茶铺', 1500, 'smooth', 50]),
]);
