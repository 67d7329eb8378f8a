import { platforms } from '../../../src/domain/platforms';
import { canMove, conflictsOf, type Planned } from '../../../src/domain/publishing';
import type { InputOf } from '../../../src/services/contract';
import type { PlannedPost, publishContract } from '../../../src/services/publish/schema';
import type { Video } from '../../../src/services/video/schema';
import { isFailure } from '../../_core/fail';
import { type Context, fail } from '../../_core/serve';
import { newId, type Row } from '../../_core/store';
import type { PublishRow, WemediaRow } from '../../_engines/publisher';
import { needOwnOrManage } from '../ownRecords';
import { tellApprovers } from './approvalNotices';
import { needTime, stepOf, viewOf, withNote } from './items';
import { needWithinLimits } from './limits';
import { passGate } from './passGate';
import { moveItem, postsOf, wemediaOf } from './posts';
import { needPublisher } from './publishers';

type Plan = Required<Pick<InputOf<(typeof publishContract)['schedule']>, 'kind' | 'as' | 'note'>> & {
  readonly posts: readonly Required<PlannedPost>[];
  readonly override_reason?: string | undefined;
};

/** A video that can still be published. */
export function needVideo(ctx: Context, id: string): Video {
  const video = ctx.db.table<Video & Row>('video').find(id);
  return video?.status === 1 ? video : fail('视频不存在或已被删除', { errorCode: 'VIDEO_GONE' });
}

/** An account to which something can be sent. */
export function needAccount(ctx: Context, id: string): WemediaRow {
  const account = wemediaOf(ctx.db).find(id) ?? fail('发布账号不存在或已解绑', { errorCode: 'ACCOUNT_GONE' });
  if (account.state === 'expired' || Date.parse(account.expires_at) <= ctx.now())
    fail(`${platforms[account.platform].name}账号“${account.name}”登录已失效，请先重新登录`, {
      errorCode: 'ACCOUNT_EXPIRED',
    });
  return account;
}

const verbs = { scheduled: '安排了发布', pending_approval: '提交审批', draft: '写好了草稿' } as const;

/** Plans posts, all or none; the merchant's rules, limits of accounts and the rights of the caller are looked at first. */
export function planPosts(ctx: Context, plan: Plan) {
  if (plan.as === 'scheduled' && !ctx.can('publish.schedule'))
    fail('没有直接发布的权限，请提交审批', { errorCode: 'ACTION_DENIED' });
  const flowId = newId('flow');
  const at = ctx.clock.iso();
  const existing: Planned[] = postsOf(ctx.db).all();
  const warnings = new Set<string>();
  const rows = plan.posts.map((post, index) => {
    try {
      const row = rowOf(ctx, plan, post, flowId, at);
      for (const warning of warningsOf(row, existing)) warnings.add(warning);
      existing.push(row);
      return row;
    } catch (error) {
      if (!isFailure(error) || plan.posts.length === 1) throw error;
      return fail(`第 ${index + 1} 条：${error.message}`, { errorCode: error.errorCode });
    }
  });
  const list = rows.map((row) => viewOf(ctx, postsOf(ctx.db).insert(row)));
  if (plan.as === 'pending_approval') tellApprovers(ctx, list);
  return { flow_id: flowId, list, warnings: [...warnings].slice(0, 20) };
}

function rowOf(ctx: Context, plan: Plan, post: Required<PlannedPost>, flowId: string, at: string): PublishRow {
  const video = needVideo(ctx, post.video_id);
  const account =
    plan.as === 'draft'
      ? (wemediaOf(ctx.db).find(post.account_id) ?? fail('发布账号不存在或已解绑', { errorCode: 'ACCOUNT_GONE' }))
      : needAccount(ctx, post.account_id);
  needPublisher(ctx, account);
  if (post.publish_at === '' && plan.as !== 'draft') fail('请选择发布时间', { errorCode: 'INVALID_INPUT' });
  const publishAt = post.publish_at === '' ? '' : needTime(ctx, post.publish_at);
  const isDraft = plan.as === 'draft';
  if (!isDraft) needWithinLimits(ctx, { ...post, platform: account.platform });
  const override = isDraft ? undefined : passGate(ctx, post, post.video_id, [account.platform], plan.override_reason);
  const isHandedIn = plan.as === 'pending_approval';
  const note = withNote(`${ctx.account.name}${verbs[plan.as]}`, isHandedIn ? plan.note : '');
  const history: PublishRow['history'] = isHandedIn
    ? [{ state: 'draft', at, note: `${ctx.account.name}${verbs.draft}` }]
    : [];
  const said = {
    title: post.title,
    description: post.description,
    topics: post.topics.map((topic) => topic.replace(/^[#＃]+/, '')),
    cover: post.cover || video.cover,
    fields: post.fields,
    publish_at: publishAt,
    ai_declared: post.ai_declared,
  };
  history.push({ state: plan.as, at, note, ...(isHandedIn ? stepOf(ctx, said) : {}) });
  if (override) history.push({ state: plan.as, at, note: override });
  return {
    id: newId('pub'),
    mchno: ctx.merchant.mchno,
    flow_id: flowId,
    video_id: video.id,
    account_id: account.id,
    account_name: account.name,
    platform: account.platform,
    ...said,
    state: plan.as,
    history,
    goods_id: video.source.findLast(({ type }) => type === 'goods')?.id ?? '',
    goods_title: video.goods_title,
    author: { id: ctx.account.id, name: ctx.account.name },
    version: 1,
    source: [...video.source, { type: 'video' as const, id: video.id }].slice(-50),
    created_at: at,
    updated_at: at,
  };
}

function warningsOf(row: PublishRow, existing: readonly Planned[]): string[] {
  if (row.publish_at === '') return [];
  return conflictsOf(row, existing).map(({ code }) =>
    code === 'SAME_VIDEO_SAME_PLATFORM'
      ? `同一视频在${platforms[row.platform].name}已有发布，可能被判为重复`
      : `“${row.account_name}”半小时内还有另一条发布`,
  );
}

/** Takes an act of planning back: what has not left is removed, what has is named. */
export function undoFlow(ctx: Context, flowId: string) {
  const items = postsOf(ctx.db)
    .all()
    .filter((item) => item.flow_id === flowId);
  if (items.length === 0) fail('没有可以撤销的安排', { errorCode: 'NOT_FOUND' });
  const removable = items.filter(
    ({ state }) => state === 'draft' || state === 'pending_approval' || state === 'scheduled',
  );
  if (removable.some(({ state }) => state === 'scheduled') && !ctx.can('publish.schedule'))
    fail('没有撤销发布安排的权限', { errorCode: 'ACTION_DENIED' });
  needOwnOrManage(
    ctx,
    postsOf(ctx.db),
    removable.map(({ id }) => id),
    'publish.schedule',
  );
  for (const { id } of removable) postsOf(ctx.db).remove(id);
  const kept = items.filter((item) => !removable.includes(item) && item.state !== 'canceled');
  return { removed: removable.length, kept: kept.map((item) => viewOf(ctx, item)) };
}

/** draft or pending → scheduled, after the checks of planning it anew. */
export function sendItem(ctx: Context, item: PublishRow, note: string, overrideReason?: string): PublishRow {
  if (!canMove(item.state, 'scheduled')) fail('当前状态不能安排发布', { errorCode: 'ACT_NOT_ALLOWED' });
  needVideo(ctx, item.video_id);
  needAccount(ctx, item.account_id);
  if (item.publish_at === '') fail('请先选择发布时间', { errorCode: 'INVALID_INPUT' });
  needTime(ctx, item.publish_at);
  needWithinLimits(ctx, item);
  const override = passGate(ctx, item, item.video_id, [item.platform], overrideReason);
  return moveItem(ctx.db, item, 'scheduled', override ? `${note}；${override}` : note);
}
