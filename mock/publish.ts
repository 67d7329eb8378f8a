import './_data/publish';
import { canMove } from '../src/domain/publishing';
import { changesOf } from '../src/domain/publishing/approval';
import { publishContract, type UnplannedVideo } from '../src/services/publish/schema';
import type { Video } from '../src/services/video/schema';
import { type Context, fail, serve } from './_core/serve';
import type { Row } from './_core/store';
import { needOwnOrManage } from './_groups/ownRecords';
import { approvalList, approveItems, rejectItems, submitItems } from './_groups/publish/approval';
import { retryItem, swapOf } from './_groups/publish/itemChanges';
import { changeItem, needFor, needTime, needToChange, viewOf } from './_groups/publish/items';
import { needWithinLimits } from './_groups/publish/limits';
import { passGate } from './_groups/publish/passGate';
import { planPosts, sendItem, undoFlow } from './_groups/publish/planPosts';
import { advancePosts, moveItem, postsOf, wemediaOf } from './_groups/publish/posts';
import { needPublisher } from './_groups/publish/publishers';

export default serve(publishContract, {
  data(ctx, query) {
    advancePosts(ctx.merchant.mchno);
    const list = postsOf(ctx.db)
      .all()
      .filter(({ publish_at }) => liesIn(publish_at, query))
      .filter((item) => query.video_id === undefined || item.video_id === query.video_id)
      .filter((item) => query.platform === undefined || item.platform === query.platform)
      .filter((item) => query.account_id === undefined || item.account_id === query.account_id)
      .filter((item) => query.state === undefined || item.state === query.state)
      .sort((a, b) => a.publish_at.localeCompare(b.publish_at))
      .map((item) => viewOf(ctx, item));
    return { list };
  },

  unscheduled: (ctx) => ({
    list: postsOf(ctx.db)
      .all()
      .filter(({ publish_at }) => publish_at === '')
      .sort((a, b) => b.created_at.localeCompare(a.created_at))
      .map((item) => viewOf(ctx, item)),
    videos: unplannedVideos(ctx),
  }),

  approvals: approvalList,

  info: (ctx, { id }) => viewOf(ctx, needFor(ctx, id)),
  schedule: planPosts,
  undo: (ctx, { flow_id }) => undoFlow(ctx, flow_id),

  save(ctx, { id, version, override_reason, account_id, video_id, ...fields }) {
    const item = needToChange(ctx, { id, version }, 'edit');
    const swap = swapOf(ctx, item, { account_id, video_id });
    const isDraft = item.state === 'draft';
    if (!isDraft) needWithinLimits(ctx, { ...item, ...fields, cover: fields.cover || item.cover });
    const override = isDraft
      ? undefined
      : passGate(ctx, fields, swap.video_id ?? item.video_id, [item.platform], override_reason);
    const at = ctx.clock.iso();
    const history = override ? [...item.history, { state: item.state, at, note: override }] : item.history;
    const chosen = fields.cover === item.cover ? '' : fields.cover;
    const next = { ...fields, ...swap, cover: chosen || swap.cover || item.cover };
    const isChanged = swap.video_id !== undefined || changesOf(item, { ...item, ...next }).length > 0;
    const editor = isChanged ? { edited_by: { id: ctx.account.id, name: ctx.account.name } } : {};
    return changeItem(ctx, item, { ...next, history, ...editor });
  },

  move(ctx, { id, version, publish_at }) {
    const item = needToChange(ctx, { id, version }, 'moveTime');
    if (publish_at === '' && item.state !== 'draft')
      fail('只有草稿可以没有发布时间，请先退回草稿', { errorCode: 'ACT_NOT_ALLOWED' });
    return changeItem(ctx, item, { publish_at: publish_at === '' ? '' : needTime(ctx, publish_at) });
  },

  draft(ctx, { id, version }) {
    const item = needToChange(ctx, { id, version }, 'toDraft');
    if (item.state === 'pending_approval') needOwnOrManage(ctx, postsOf(ctx.db), [id], 'publish.schedule');
    return viewOf(ctx, moveItem(ctx.db, item, 'draft', `${ctx.account.name}退回草稿`));
  },

  send(ctx, { id, version, override_reason }) {
    const item = needToChange(ctx, { id, version }, 'send');
    return viewOf(ctx, sendItem(ctx, item, `${ctx.account.name}安排了发布`, override_reason));
  },

  submit: submitItems,
  approve: approveItems,
  reject: rejectItems,

  cancel(ctx, { id }) {
    const item = needFor(ctx, id, 'cancel');
    needPublisher(ctx, wemediaOf(ctx.db).find(item.account_id));
    return viewOf(ctx, moveItem(ctx.db, item, 'canceled', `${ctx.account.name}取消了发布`));
  },

  delete(ctx, { ids }) {
    needOwnOrManage(ctx, postsOf(ctx.db), ids, 'publish.schedule');
    const items = ids.map((id) => needFor(ctx, id, 'delete'));
    for (const { id } of items) postsOf(ctx.db).remove(id);
    return null;
  },

  retry(ctx, { id }) {
    const item = needFor(ctx, id, 'retry');
    return viewOf(ctx, retryItem(ctx, item, `${ctx.account.name}重新发布`));
  },

  confirm(ctx, { id }) {
    const item = needFor(ctx, id, 'confirm');
    return viewOf(ctx, moveItem(ctx.db, item, 'under_review', '已在手机上确认，提交平台审核'));
  },

  settle(ctx, { id, published, url }) {
    const item = needFor(ctx, id, 'settle');
    const to = published ? 'published' : 'failed';
    if (!canMove(item.state, to)) return fail('只有结果未知的作品需要核对', { errorCode: 'ACT_NOT_ALLOWED' });
    const note = published ? `${ctx.account.name}核对：作品已在平台上线` : `${ctx.account.name}核对：作品没有发出`;
    const kind = published ? undefined : 'timeout';
    return viewOf(ctx, moveItem(ctx.db, { ...item, url: url || item.url }, to, note, { kind }));
  },
});

/** An item without a time lies in no range, only in the whole. */
function liesIn(at: string, { from, to }: { readonly from?: string | undefined; readonly to?: string | undefined }) {
  if (at === '') return !from && !to;
  const time = Date.parse(at);
  return (!from || time >= Date.parse(from)) && (!to || time < Date.parse(to));
}

const MAX_UNPLANNED = 200;

/** Finished videos of which no post was ever planned, newest first. */
function unplannedVideos({ db }: Context): UnplannedVideo[] {
  const planned = new Set(
    postsOf(db)
      .all()
      .map(({ video_id }) => video_id),
  );
  return db
    .table<Video & Row>('video')
    .all()
    .filter(({ id, status }) => status === 1 && !planned.has(id))
    .sort((a, b) => b.created_at.localeCompare(a.created_at))
    .slice(0, MAX_UNPLANNED)
    .map(({ id, title, cover, duration, goods_title, created_at }) => ({
      id,
      title,
      cover,
      duration,
      goods_title,
      created_at,
    }));
}
