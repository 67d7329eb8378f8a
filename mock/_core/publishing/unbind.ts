import { canMove } from '../../../src/domain/publishing';
import { moveItem, type PublishRow, postsOf, wemediaOf } from '../../_engines/publisher';
import type { Context } from '../serve';

/** States in which a post is planned and has not left. */
const planned: ReadonlySet<string> = new Set(['pending_approval', 'rejected', 'scheduled']);
export const isPlanned = ({ state }: Pick<PublishRow, 'state'>): boolean => planned.has(state);

/** Disconnects an account. Its planned posts become drafts or are cancelled; what is on its way is told by the engine. */
export function unbindAccount(ctx: Context, id: string, posts: 'draft' | 'cancel') {
  const account = wemediaOf(ctx.db).need(id, '账号不存在或已解绑');
  const to = posts === 'draft' ? 'draft' : 'canceled';
  const waiting = postsOf(ctx.db)
    .all()
    .filter((item) => item.account_id === id && isPlanned(item) && canMove(item.state, to));
  const note = `${ctx.account.name}解绑了账号“${account.name}”`;
  for (const item of waiting) moveItem(ctx.db, item, to, to === 'draft' ? `${note}，退回草稿` : `${note}，取消发布`);
  wemediaOf(ctx.db).remove(id);
  return { drafted: to === 'draft' ? waiting.length : 0, canceled: to === 'canceled' ? waiting.length : 0 };
}
