import { clock } from '../_core/clock';
import { seedTable } from '../_core/store';
import type { NoticeRow } from '../_groups/notices';
import { demoMerchant, otherMerchant, providerMerchant } from './identity';

type Draft = Pick<NoticeRow, 'title' | 'content' | 'kind' | 'link'> & {
  readonly days: number;
  readonly hour: number;
  readonly read?: boolean;
};

const drafts: readonly Draft[] = [
  {
    days: -1,
    hour: 9,
    kind: 'system',
    title: '欢迎使用商品成片',
    content: '粘贴一个商品链接，选一个爆款框架，几分钟就能得到一条带配音和字幕的竖屏视频。',
    link: '/compose/post',
  },
  {
    days: -1,
    hour: 15,
    kind: 'publish',
    title: '有一个自媒体账号的授权快到期了',
    content: '到期后排期的内容会停在“等待处理”，请在到期前重新授权。',
    link: '/publish/calendar',
  },
  {
    days: -2,
    hour: 11,
    kind: 'team',
    title: '林一笔 加入了团队',
    content: '角色：内容编辑。可以写脚本、做视频，不能发布和删除商品。',
    link: '/merchant/team',
  },
  {
    days: -4,
    hour: 10,
    kind: 'system',
    title: '违禁词词库已更新',
    content: '新增食品与化妆品类目的功效用语，脚本里会直接标出并给出替换建议。',
    link: '/merchant/announce/info?id=announce_words',
    read: true,
  },
  {
    days: -9,
    hour: 18,
    kind: 'system',
    title: '额度已到账',
    content: '专业版每月赠送的 2000 点额度已到账，可在用量账单里查看明细。',
    link: '/merchant/account/counting',
    read: true,
  },
];

seedTable<NoticeRow>('notice', () => [
  ...drafts.map(
    ({ days, hour, read, ...fields }, index): NoticeRow => ({
      id: `notice_seed_${index + 1}`,
      mchno: demoMerchant,
      ...fields,
      read_by: read ? ['acc_owner', 'acc_writer', 'acc_viewer'] : [],
      hidden_by: [],
      created_at: clock.seedTime(days, hour),
    }),
  ),
  {
    id: 'notice_seed_other',
    mchno: otherMerchant,
    kind: 'system',
    title: '欢迎使用内容工场',
    content: '先把茶品资料补齐，再做第一条视频。',
    read_by: [],
    hidden_by: [],
    created_at: clock.seedTime(-3),
  },
  {
    id: 'notice_seed_provider',
    mchno: providerMerchant,
    kind: 'system',
    title: '有新的商家等待审核',
    content: '请在品牌商家里查看资料。',
    link: '/platform/merchant?review=pending',
    read_by: [],
    hidden_by: [],
    created_at: clock.seedTime(-1),
  },
]);
