import { ownerOf } from '../../../src/domain/handOver';
import { isActionAllowed } from '../../../src/domain/permissions';
import { platforms } from '../../../src/domain/platforms';
import { grantsOf } from '../../_core/grants';
import type { AccountRow } from '../../_core/rows';
import type { Context } from '../../_core/serve';
import type { PublishRow } from '../../_engines/publisher';
import { addNotice } from '../notices';

const linkTo = (item: PublishRow): string => `/publish/approval?post=${encodeURIComponent(item.id)}`;
const place = (item: PublishRow): string => `${platforms[item.platform].name}“${item.account_name}”`;

function send(ctx: Context, accountId: string, title: string, content: string, item: PublishRow, view: string): void {
  if (accountId === ctx.account.id) return;
  const link = `${linkTo(item)}&view=${view}`;
  addNotice(ctx.merchant.mchno, { account_id: accountId, kind: 'publish', title, content, link });
}

/** Tells everyone who may approve that something waits; one message an act, however many posts it has. */
export function tellApprovers(ctx: Context, items: readonly PublishRow[]): void {
  const [first] = items;
  if (!first) return;
  const approvers = ctx.db
    .table<AccountRow>('account')
    .all()
    .filter((account) => account.status === 1 && isActionAllowed(grantsOf(account), 'publish.approve'));
  const title =
    items.length === 1 ? `${ctx.account.name}提交了一条待审批` : `${ctx.account.name}提交了 ${items.length} 条待审批`;
  const others = items.length > 1 ? ` 等 ${items.length} 条` : '';
  for (const { id } of approvers)
    send(ctx, id, title, `《${first.title}》${others} · ${place(first)}`, first, 'waiting');
}

/** Tells whoever holds a post what became of it; one message a person and act. */
export function tellAuthors(ctx: Context, items: readonly PublishRow[], answer: 'approved' | 'rejected', note: string) {
  for (const author of new Set(items.map((item) => ownerOf(item).id))) {
    const own = items.filter((item) => ownerOf(item).id === author);
    const [first] = own;
    if (!first) continue;
    const what = answer === 'approved' ? '已通过审批' : '被驳回，请修改后重新提交';
    const title = own.length === 1 ? `《${first.title}》${what}` : `${own.length} 条内容${what}`;
    const words = note ? `${ctx.account.name}：${note}` : `${ctx.account.name} · ${place(first)}`;
    send(ctx, author, title, words, first, 'mine');
  }
}
