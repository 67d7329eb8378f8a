import type { LeadSource, LeadState, LostReason } from '../../src/domain/leads';
import type { LeadEntry } from '../../src/services/lead/schema';
import { clock } from '../_core/clock';
import { type Row, seedTable } from '../_core/store';
import { demoMerchant } from './identity';

export interface LeadRow extends Row {
  readonly revision?: number;
  readonly name: string;
  readonly phone: string;
  readonly source: LeadSource;
  readonly state: LeadState;
  readonly lost_reason?: LostReason | undefined;
  readonly note: string;
  readonly next_on: string;
  readonly assignee?: { readonly id: string; readonly name: string } | undefined;
  /** Whose card brought it. */
  readonly brought_by?: string | undefined;
  /** When the customer agreed to be called, by a form of his own. */
  readonly consent_at?: string | undefined;
  readonly history: readonly (LeadEntry & { readonly request_id?: string | undefined })[];
  /** -1 = removed. */
  readonly status: 1 | -1;
  readonly created_at: string;
}

/** Name, source, state, what was asked, days ago. */
const seeds: readonly (readonly [string, LeadSource, LeadState, string, number])[] = [
  ['王女士', 'live', 'new', '直播间问大号还有没有', 0],
  ['李先生', 'comment', 'new', '评论区问能不能刻字', 0],
  ['赵姐', 'message', 'contacted', '公司年会要 60 只，问团购价', 1],
  ['陈同学', 'comment', 'contacted', '学生党，等活动', 2],
  ['周老师', 'live', 'interested', '想给班里孩子每人带一只', 3],
  ['孙经理', 'message', 'interested', '咖啡馆联名，要样品', 4],
  ['吴阿姨', 'reservation', 'won', '到店品茶时加了微信', 6],
  ['郑先生', 'manual', 'won', '展会上留的名片', 9],
  ['冯小姐', 'comment', 'lost', '觉得贵，买了别家', 11],
  ['褚先生', 'live', 'lost', '电话一直没有人接', 14],
  ['卫女士', 'message', 'new', '问能不能寄到新疆', 1],
  ['蒋先生', 'import', 'contacted', '去年老客户名单', 20],
];

seedTable<LeadRow>('lead', () =>
  seeds.map(([name, source, state, note, days], index) => {
    const at = clock.seedTime(-days, 9, index * 4);
    const by = { id: 'acc_owner', name: '陈小满' };
    return {
      id: `lead_seed_${index + 1}`,
      mchno: demoMerchant,
      name,
      phone: `1390000${String(1001 + index)}`,
      source,
      state,
      ...(state === 'lost' ? { lost_reason: index % 2 === 0 ? ('price' as const) : ('unreachable' as const) } : {}),
      note,
      next_on: state === 'contacted' || state === 'interested' ? clock.seedTime(index - 4).slice(0, 10) : '',
      history: [{ at, kind: 'created' as const, by, text: note }],
      status: 1 as const,
      created_at: at,
    };
  }),
);
