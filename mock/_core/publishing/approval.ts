import { moveItem, type PublishRow } from '../../_engines/publisher';
import { MockFailure } from '../fail';
import { type Context, fail } from '../serve';
import { needFor, viewOf } from './items';
import { needAccount, needVideo, sendItem } from './planPosts';

interface Answer {
  readonly ids: readonly string[];
  readonly note: string;
}

const withNote = (sentence: string, note: string): string => (note ? `${sentence}：${note}` : sentence);

/** Hands items in for approval; one that cannot be handed in refuses all. */
export function submitItems(ctx: Context, { ids, note }: Answer) {
  const items = ids.map((id) => needFor(ctx, id, 'submit'));
  for (const item of items) {
    needVideo(ctx, item.video_id);
    needAccount(ctx, item.account_id);
    if (item.publish_at === '') fail(`《${item.title}》还没有发布时间`, { errorCode: 'INVALID_INPUT' });
  }
  const sentence = withNote(`${ctx.account.name}提交审批`, note);
  return { list: items.map((item) => viewOf(ctx, moveItem(ctx.db, item, 'pending_approval', sentence))) };
}

/** Each on its own: what cannot go is named and stays where it is. */
function eachOf(ctx: Context, ids: readonly string[], act: (id: string) => PublishRow) {
  const list: PublishRow[] = [];
  const refused: { id: string; reason: string }[] = [];
  for (const id of ids) {
    try {
      list.push(viewOf(ctx, act(id)));
    } catch (error) {
      if (!(error instanceof MockFailure)) throw error;
      refused.push({ id, reason: error.message });
    }
  }
  return { list, refused };
}

export const approveItems = (ctx: Context, { ids, note, override_reason }: Answer & { override_reason?: string }) =>
  eachOf(ctx, ids, (id) => {
    const item = needFor(ctx, id, 'approve');
    return sendItem(ctx, item, withNote(`${ctx.account.name}通过审批`, note), override_reason);
  });

export const rejectItems = (ctx: Context, { ids, note }: Answer) =>
  eachOf(ctx, ids, (id) =>
    moveItem(ctx.db, needFor(ctx, id, 'reject'), 'rejected', `${ctx.account.name}驳回：${note}`),
  );
