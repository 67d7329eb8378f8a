import type { Segment, ShotKind } from '../../src/domain/frameworks';
import { clock } from '../_core/clock';
import { seedTable } from '../_core/store';
import type { FrameworkRow } from '../_groups/frameworks';
import { demoMerchant, otherMerchant } from './identity';

const segment = (
  role: string,
  share: number,
  purpose: string,
  linePattern: string,
  shot: ShotKind,
  shotHint: string,
  repeatable = false,
): Segment => ({ role, roleName: role, share, purpose, linePattern, shot, shotHint, repeatable });

function aFramework(fields: Partial<FrameworkRow> & Pick<FrameworkRow, 'id' | 'name' | 'segments'>): FrameworkRow {
  const at = clock.seedTime(-9, 15);
  return {
    mchno: demoMerchant,
    origin: 'own',
    summary: '',
    fits: [],
    platforms: ['douyin'],
    seconds: [15, 45],
    reference: '',
    checkedOn: '',
    sharing: 'private',
    account_id: 'acc_owner',
    account_name: '陈小满',
    version: 1,
    source: [],
    status: 1,
    created_at: at,
    updated_at: at,
    ...fields,
  };
}

/** Frameworks that members of the demo merchant have made, with names of their own. */
const rows = (): FrameworkRow[] => [
  aFramework({
    id: 'fw_seed_morning',
    name: '早八通勤三连',
    summary: '从出门前的一个小麻烦讲起，三句话带到商品，适合通勤路上用的东西。',
    fits: ['通勤好物', '实物商品'],
    platforms: ['douyin', 'xiaohongshu'],
    sharing: 'team',
    account_id: 'acc_writer',
    account_name: '林一笔',
    segments: [
      segment(
        '出门前',
        0.25,
        '把人带进早上赶时间的场景',
        '{场景}，最怕的就是{麻烦}',
        'scene',
        '玄关、包、钥匙，手持跟拍',
      ),
      segment('掏出来', 0.45, '商品登场并演示', '{商品}{卖点}', 'demo', '从包里拿出来的一下，接使用特写', true),
      segment('到工位', 0.3, '一天结束时的变化，顺带引导', '{利益}，{动作}', 'product', '桌面定格，商品与价格同框'),
    ],
  }),
  aFramework({
    id: 'fw_seed_owner',
    name: '老板讲工艺',
    summary: '老板出镜，一处细节一句话，最后回到为什么这么做。',
    fits: ['匠心产品', '老板出镜'],
    platforms: ['shipinhao', 'bilibili'],
    seconds: [30, 90],
    segments: [
      segment('抛一个问题', 0.15, '问出顾客最常问的那句', '{问题}', 'person', '老板正面半身'),
      segment('逐处看细节', 0.55, '一处细节配一句证明', '{卖点}，{看得见的证明}', 'detail', '微距，手指向细节', true),
      segment('讲初心', 0.3, '为什么要这么做', '我们做{商品}，是因为{麻烦}', 'person', '工作台前，自然光'),
    ],
  }),
  aFramework({
    id: 'fw_seed_tea',
    mchno: otherMerchant,
    name: '一泡三看',
    sharing: 'team',
    account_id: 'acc_owner2',
    account_name: '周星野',
    segments: [
      segment('看干茶', 0.3, '先看条索', '{卖点}', 'detail', '干茶特写'),
      segment('看汤色', 0.4, '冲泡演示', '{卖点}，{利益}', 'demo', '出汤', true),
      segment('看叶底', 0.3, '收尾引导', '{动作}', 'product', '叶底与茶罐'),
    ],
  }),
];

seedTable<FrameworkRow>('framework', rows);

seedTable('framework_version', () =>
  rows().map((row) => ({
    id: `fwv_${row.id}`,
    mchno: row.mchno,
    framework_id: row.id,
    version: 1,
    name: row.name,
    segments: row.segments,
    account_name: row.account_name,
    created_at: row.created_at,
  })),
);
