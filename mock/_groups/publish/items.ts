import { platforms } from '../../../src/domain/platforms';
import { canAct, isPast, type PublishAction } from '../../../src/domain/publishing';
import type { PostSnapshot } from '../../../src/services/publish/schema';
import type { Video } from '../../../src/services/video/schema';
import { originOf } from '../../_core/auth';
import { type Context, fail } from '../../_core/serve';
import { dbOf, globalDb, type Row } from '../../_core/store';
import { numbersAt, type PublishRow } from '../../_engines/publisher';
import { videoTexts } from './passGate';
import { advanceItem, moveItem, postsOf, wemediaOf } from './posts';
import { needPublisher } from './publishers';

/** The item as the contract gives it, with its numbers of this moment. */
export function viewOf(ctx: Context, item: PublishRow): PublishRow {
  const { db, now, req } = ctx;
  const account = wemediaOf(db).find(item.account_id);
  const hasVideo = db.table<Video & Row>('video').find(item.video_id)?.status === 1;
  const gone = [...(hasVideo ? [] : ['video' as const]), ...(account ? [] : ['account' as const])];
  const texts = videoTexts(ctx, item.video_id);
  // the phone opens it on its own, so it needs the whole address
  const confirm = item.confirm && { ...item.confirm, url: `${originOf(req)}${item.confirm.url}` };
  return {
    ...item,
    confirm,
    ...(texts && texts.length > 0 ? { video_texts: texts } : {}),
    numbers: numbersAt(item, now()),
    ...(gone.length > 0 ? { gone } : {}),
  };
}

const refusals: Readonly<Record<PublishAction, string>> = {
  edit: '作品已经发出，文案不能再修改',
  moveTime: '作品已经发出，时间不能再修改',
  toDraft: '当前状态不能退回草稿',
  send: '只有草稿可以安排发布',
  submit: '只有草稿和被驳回的作品可以提交审批',
  approve: '这条发布不在等待审批',
  reject: '这条发布不在等待审批',
  cancel: '当前状态不能取消',
  delete: '只有草稿可以删除，已经安排的请先取消',
  retry: '只有发布失败的作品可以重试',
  confirm: '这条发布不需要手机确认',
  settle: '只有结果未知的作品需要核对',
};

/** What was canceled never went out: its way on is said in the place of the sentence about those that did. */
const refusalOf = ({ state }: PublishRow, act: PublishAction): string =>
  state === 'canceled' && canAct('draft', act) ? '这条发布已经取消，退回草稿后可以继续' : refusals[act];

/** The item at this moment; refuses what its state does not allow. */
export function needFor(ctx: Context, id: string, act?: PublishAction): PublishRow {
  const item = advanceItem(ctx.db, postsOf(ctx.db).need(id, '发布记录不存在'));
  if (act && !canAct(item.state, act)) fail(refusalOf(item, act), { errorCode: 'ACT_NOT_ALLOWED' });
  return item;
}

/** An item that the caller may change: he has seen its present version, and it is not approved already without his right. */
export function needToChange(
  ctx: Context,
  { id, version }: { readonly id: string; readonly version?: number | undefined },
  act: PublishAction,
): PublishRow {
  const item = needFor(ctx, id, act);
  if (version !== undefined && version !== item.version)
    fail('这条发布刚被其他成员改过，请看过最新内容后再改', { errorCode: 'VERSION_CONFLICT' });
  needPublisher(ctx, wemediaOf(ctx.db).find(item.account_id));
  if (item.state === 'scheduled' && !ctx.can('publish.schedule'))
    fail('这条发布已经安排好，需要有发布权限的成员修改', { errorCode: 'ACTION_DENIED' });
  return item;
}

/** Writes a change that is no move, with the next version. */
export function changeItem(ctx: Context, item: PublishRow, patch: Partial<PublishRow>): PublishRow {
  const next = { ...patch, version: item.version + 1, updated_at: ctx.clock.iso() };
  return viewOf(ctx, postsOf(ctx.db).update(item.id, next) ?? item);
}

/**
 * A planned time that can be kept.
 * @returns ISO 8601, UTC
 */
export function needTime(ctx: Context, publishAt: string): string {
  if (Number.isNaN(Date.parse(publishAt))) fail('发布时间格式不正确', { errorCode: 'INVALID_INPUT' });
  if (isPast(publishAt, new Date(ctx.now())))
    fail('发布时间已经过去，请选择将来的时间', { errorCode: 'SCHEDULE_IN_PAST' });
  return new Date(publishAt).toISOString();
}

/** Who makes a step of an approval, and what the post says at that moment. */
export function stepOf(ctx: Context, item: PostSnapshot) {
  const { title, description, topics, cover, fields, publish_at, ai_declared } = item;
  return {
    by: { id: ctx.account.id, name: ctx.account.name },
    seen: { title, description, topics, cover, fields, publish_at, ai_declared },
  };
}

/** What was done, and the word that was said with it. */
export const withNote = (sentence: string, note: string): string => (note ? `${sentence}：${note}` : sentence);

/** A post that waits for the phone, if the key is the one in its QR code. */
export function awaitingPost(id: string, key: string): PublishRow | undefined {
  const known = postsOf(globalDb).find(id);
  const item = known && advanceItem(dbOf(known.mchno), known);
  const isRight = item?.confirm?.url.endsWith(`&key=${key}`) && key.length >= 16;
  return item && isRight && canAct(item.state, 'confirm') ? item : undefined;
}

/** What the person did on his phone: the post goes on to the review, or comes back. */
export function answerPost(id: string, key: string, isAgreed: boolean): PublishRow | undefined {
  const item = awaitingPost(id, key);
  if (!item) return undefined;
  const db = dbOf(item.mchno);
  const { name } = platforms[item.platform];
  return isAgreed
    ? moveItem(db, item, 'under_review', `已在手机上确认，提交${name}审核`)
    : moveItem(db, item, 'failed', '已在手机上拒绝发布', { kind: 'confirm' });
}
