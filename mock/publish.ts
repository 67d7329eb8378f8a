import { type PlatformId, platforms } from '../src/domain/platforms';
import {
  canAct,
  canMove,
  conflictsOf,
  defaultCompliancePolicy,
  isPast,
  type PublishAct,
} from '../src/domain/publishing';
import { type GatedTexts, publishGate } from '../src/domain/publishing/gate';
import { publishContract } from '../src/services/publish/schema';
import type { Video } from '../src/services/video/schema';
import './_data/publish';
import { preparedWords } from './_core/complianceWords';
import { type Context, fail, serve } from './_core/serve';
import { newId, type Row } from './_core/store';
import {
  advanceItem,
  advancePosts,
  moveItem,
  numbersAt,
  type PublishRow,
  postsOf,
  wemediaOf,
} from './_engines/publisher';

/** The item as the contract gives it, with its numbers of this moment. */
function view({ db, now }: Context, item: PublishRow): PublishRow {
  const followers = wemediaOf(db).find(item.account_id)?.followers ?? 0;
  return { ...item, numbers: numbersAt(item, followers, now()) };
}

/** The item at this moment; refuses what its state does not allow. */
function needFor(ctx: Context, id: string, act?: PublishAct): PublishRow {
  const item = advanceItem(ctx.db, postsOf(ctx.db).need(id, '发布记录不存在'));
  if (act && !canAct(item.state, act)) fail(refusals[act], { errorCode: 'ACT_NOT_ALLOWED' });
  return item;
}

const refusals: Readonly<Record<PublishAct, string>> = {
  edit: '作品已经发出，文案不能再修改',
  moveTime: '作品已经发出，时间不能再修改',
  cancel: '当前状态不能取消',
  retry: '只有发布失败的作品可以重试',
  confirm: '这条发布不需要手机确认',
  settle: '只有结果未知的作品需要核对',
};

const checkTime = (ctx: Context, publishAt: string): string => {
  if (Number.isNaN(Date.parse(publishAt))) fail('发布时间格式不正确', { errorCode: 'INVALID_INPUT' });
  if (isPast(publishAt, new Date(ctx.now())))
    fail('发布时间已经过去，请选择将来的时间', { errorCode: 'SCHEDULE_IN_PAST' });
  return new Date(publishAt).toISOString();
};

const quoted = (words: readonly string[]): string =>
  [...new Set(words)]
    .slice(0, 5)
    .map((word) => `“${word}”`)
    .join('');

/**
 * Refuses what the merchant's policy does not let out, naming the words.
 * @returns the note for the history when someone with the right has let it pass
 */
function passGate(
  ctx: Context,
  texts: GatedTexts & { readonly override_reason?: string | undefined },
  to: readonly PlatformId[],
): string | undefined {
  const policy = ctx.merchant.compliance_policy ?? defaultCompliancePolicy;
  const { verdict, marks } = publishGate(texts, to, policy, preparedWords(ctx.merchant));
  if (verdict !== 'blocked') return undefined;
  const words = quoted(marks.filter(({ isBlocking }) => isBlocking).map(({ written }) => written));
  if (!texts.override_reason) {
    return fail(`文案含违禁词${words}，按商家的发布规则不能发出，请替换后再试`, { errorCode: 'COMPLIANCE_BLOCKED' });
  }
  if (!ctx.can('publish.override')) return fail('无权放行含违禁词的作品', { errorCode: 'ACTION_DENIED' });
  return `${ctx.account.name}放行了违禁词${words}，理由：${texts.override_reason}`;
}

export default serve(publishContract, {
  data(ctx, query) {
    advancePosts(ctx.merchant.mchno);
    const from = Date.parse(query.from);
    const to = Date.parse(query.to);
    const list = postsOf(ctx.db)
      .all()
      .filter((item) => Date.parse(item.publish_at) >= from && Date.parse(item.publish_at) < to)
      .filter((item) => query.platform === undefined || item.platform === query.platform)
      .filter((item) => query.account_id === undefined || item.account_id === query.account_id)
      .filter((item) => query.state === undefined || item.state === query.state)
      .sort((a, b) => a.publish_at.localeCompare(b.publish_at))
      .map((item) => view(ctx, item));
    return { list };
  },

  info: (ctx, { id }) => view(ctx, needFor(ctx, id)),

  schedule(ctx, input) {
    const video = ctx.db.table<Video & Row>('video').find(input.video_id);
    if (video?.status !== 1) return fail('视频不存在或已被删除', { errorCode: 'VIDEO_GONE' });
    const publishAt = checkTime(ctx, input.publish_at);
    const accounts = [...new Set(input.account_ids)].map((id) => wemediaOf(ctx.db).need(id, '发布账号不存在'));
    const expired = accounts.find(
      (account) => account.state === 'expired' || Date.parse(account.expires_at) <= ctx.now(),
    );
    if (expired)
      return fail(`${platforms[expired.platform].name}账号“${expired.name}”登录已失效，请先重新登录`, {
        errorCode: 'ACCOUNT_EXPIRED',
      });
    const override = passGate(
      ctx,
      input,
      accounts.map(({ platform }) => platform),
    );
    const existing = postsOf(ctx.db).all();
    const at = ctx.clock.iso();
    const warnings: string[] = [];
    const list = accounts.map((account) => {
      const wanted = { video_id: video.id, account_id: account.id, platform: account.platform, publish_at: publishAt };
      const [conflict] = conflictsOf(wanted, existing);
      if (conflict?.code === 'SAME_VIDEO_SAME_PLATFORM')
        warnings.push(`同一视频在${platforms[account.platform].name}已有发布，可能被判为重复`);
      if (conflict?.code === 'TOO_CLOSE') warnings.push(`“${account.name}”半小时内还有另一条发布`);
      return postsOf(ctx.db).insert({
        id: newId('pub'),
        mchno: ctx.merchant.mchno,
        ...wanted,
        account_name: account.name,
        title: input.title,
        description: input.description,
        topics: input.topics.map((topic) => topic.replace(/^[#＃]+/, '')),
        cover: video.cover,
        state: 'scheduled',
        ai_declared: input.ai_declared,
        history: [
          { state: 'scheduled' as const, at, note: `${ctx.account.name}安排了发布` },
          ...(override ? [{ state: 'scheduled' as const, at, note: override }] : []),
        ],
        source: [...video.source, { type: 'video' as const, id: video.id }].slice(-50),
        created_at: at,
        updated_at: at,
      });
    });
    return { list: list.map((item) => view(ctx, item)), warnings: [...new Set(warnings)] };
  },

  save(ctx, { id, override_reason, ...fields }) {
    const item = needFor(ctx, id, 'edit');
    const override = passGate(ctx, { ...fields, override_reason }, [item.platform]);
    const at = ctx.clock.iso();
    const history = override ? [...item.history, { state: item.state, at, note: override }] : item.history;
    return view(ctx, postsOf(ctx.db).update(item.id, { ...fields, history, updated_at: at }) ?? item);
  },

  move(ctx, { id, publish_at }) {
    const item = needFor(ctx, id, 'moveTime');
    const publishAt = checkTime(ctx, publish_at);
    const patch = { publish_at: publishAt, updated_at: ctx.clock.iso() };
    return view(ctx, postsOf(ctx.db).update(item.id, patch) ?? item);
  },

  cancel(ctx, { id }) {
    const item = needFor(ctx, id, 'cancel');
    return view(ctx, moveItem(ctx.db, item, 'canceled', `${ctx.account.name}取消了发布`));
  },

  retry(ctx, { id }) {
    const item = needFor(ctx, id, 'retry');
    return view(ctx, moveItem(ctx.db, item, 'queued', `${ctx.account.name}重新发布`));
  },

  confirm(ctx, { id }) {
    const item = needFor(ctx, id, 'confirm');
    return view(ctx, moveItem(ctx.db, item, 'under_review', '已在手机上确认，提交平台审核'));
  },

  settle(ctx, { id, published, url }) {
    const item = needFor(ctx, id, 'settle');
    const to = published ? 'published' : 'failed';
    if (!canMove(item.state, to)) return fail(refusals.settle, { errorCode: 'ACT_NOT_ALLOWED' });
    const note = published ? `${ctx.account.name}核对：作品已在平台上线` : `${ctx.account.name}核对：作品没有发出`;
    return view(ctx, moveItem(ctx.db, { ...item, url: url || item.url }, to, note));
  },
});
