import { clock } from '../_core/clock';
import type { LedgerRow } from '../_core/ledger';
import { seedTable } from '../_core/store';
import { demoMerchant, otherMerchant } from './identity';

type Line = readonly [kind: LedgerRow['kind'], credits: number, subject: string, account: string, days: number];

/** A month of use. Each job is two lines: what was held, and what came back when it ended. */
const lines: readonly Line[] = [
  ['grant', 2000, '专业版每月赠送额度', '系统', -30],
  ['hold', -20, '配音合成：山野保温杯 30 秒口播', '陈小满', -26],
  ['settle', 4, '配音合成：山野保温杯 30 秒口播', '陈小满', -26],
  ['hold', -20, '配音合成：玻尿酸面膜开箱', '林一笔', -21],
  ['settle', 0, '配音合成：玻尿酸面膜开箱', '林一笔', -21],
  ['grant', 100, '邀请奖励：青禾手作', '系统', -18],
  ['hold', -30, '配音合成：升降桌对比测评', '林一笔', -15],
  ['refund', 30, '配音合成：升降桌对比测评', '林一笔', -15],
  ['hold', -20, '配音合成：手冲挂耳咖啡早餐篇', '陈小满', -8],
  ['settle', 2, '配音合成：手冲挂耳咖啡早餐篇', '陈小满', -8],
  ['grant', 100, '邀请奖励：老街面包房', '系统', -5],
];

function ledger(mchno: string, rows: readonly Line[]): LedgerRow[] {
  let balance = 0;
  return rows.map(([kind, credits, subject, account_name, days], index) => {
    balance += credits;
    const closes = kind === 'settle' || kind === 'refund';
    return {
      id: `led_seed_${mchno}_${index}`,
      mchno,
      kind,
      credits,
      balance,
      subject,
      account_name,
      // before every line that will be written, whose numbers start at 1
      sequence: index - rows.length,
      hold_id: closes ? `led_seed_${mchno}_${index - 1}` : undefined,
      created_at: clock.seedTime(days, 10, index),
    };
  });
}

seedTable<LedgerRow>('counting', () => [
  ...ledger(demoMerchant, lines),
  ...ledger(otherMerchant, [['grant', 300, '基础版每月赠送额度', '系统', -20]]),
]);
