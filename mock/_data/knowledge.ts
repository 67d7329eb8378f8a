import { usualSizes } from '../../src/domain/knowledge';
import { clock } from '../_core/clock';
import { seedTable } from '../_core/store';
import { cutFields, type KnowledgeRow } from '../_groups/knowledge';
import { afterSale } from './documents/afterSale';
import { brandTone } from './documents/brandTone';
import { thermosManual } from './documents/thermosManual';
import { demoMerchant, otherMerchant } from './identity';

interface Seed {
  readonly key: string;
  readonly title: string;
  readonly name: string;
  readonly text: string;
  readonly tags: readonly string[];
  readonly days: number;
  readonly mchno?: string;
}

/** The second merchant's own paper: nobody else sees it. */
const teaNotes = `# 星野茶铺 冲泡手册

## 白茶怎么泡

水温 90 到 95℃，5 克茶配 150 毫升水。第一泡 10 秒出汤，以后每泡多 5 秒。

## 怎么存

阴凉、干燥、避光，离冰箱和香皂远一点。拆封的茶饼用棉纸包好，放进纸箱。
`;

const seeds: readonly Seed[] = [
  {
    key: 'thermos',
    title: '便携保温杯 480ml 产品手册',
    name: '保温杯产品手册.md',
    text: thermosManual,
    tags: ['产品', '保温杯'],
    days: -4,
  },
  { key: 'tone', title: '山野日常 品牌语气手册', name: '品牌语气手册.md', text: brandTone, tags: ['品牌'], days: -11 },
  { key: 'after_sale', title: '售后常见问题', name: '售后常见问题.txt', text: afterSale, tags: ['客服'], days: -18 },
  { key: 'tea', title: '冲泡手册', name: '冲泡手册.md', text: teaNotes, tags: ['茶'], days: -6, mchno: otherMerchant },
];

seedTable<KnowledgeRow>('knowledge', () =>
  seeds.map(({ key, title, name, text, tags, days, mchno = demoMerchant }) => {
    const at = clock.seedTime(days, 16);
    return {
      ...cutFields(text, usualSizes),
      id: `know_seed_${key}`,
      mchno,
      title,
      tags: [...tags],
      usable: true,
      origin: { kind: 'file', name, url: '', file_id: '' },
      unread: '',
      author: mchno === demoMerchant ? { id: 'acc_owner', name: '陈小满' } : { id: 'acc_owner2', name: '周星野' },
      revision: 1,
      status: 1,
      created_at: at,
      updated_at: at,
    };
  }),
);
