import { canAct } from '../../../src/domain/publishing';
import { type Context, fail } from '../../_core/serve';
import type { PublishRow } from '../../_engines/publisher';
import { needAccount, needVideo } from './planPosts';
import { moveItem, sentOn } from './posts';
import { needPublisher } from './publishers';

/** failed → queued, refused with the sentence while what made it fail is still so. */
export function retryItem(ctx: Context, item: PublishRow, note: string): PublishRow {
  if (!canAct(item.state, 'retry')) fail('只有发布失败的作品可以重试', { errorCode: 'ACT_NOT_ALLOWED' });
  needVideo(ctx, item.video_id);
  const account = needAccount(ctx, item.account_id);
  needPublisher(ctx, account);
  const { name, per_day } = account;
  if (sentOn(ctx.db, item.account_id, ctx.now(), item.id) >= per_day)
    fail(`账号“${name}”今天已发满 ${per_day} 条，请改到明天，或调高每日上限`, { errorCode: 'QUOTA_FULL' });
  return moveItem(ctx.db, item, 'queued', note);
}

interface Wanted {
  readonly account_id?: string | undefined;
  readonly video_id?: string | undefined;
}

/** Another account or another video for a draft. */
export function swapOf(ctx: Context, item: PublishRow, wanted: Wanted): Partial<PublishRow> {
  const isNew = (id: string | undefined, old: string): id is string => id !== undefined && id !== old;
  const swapsAccount = isNew(wanted.account_id, item.account_id);
  const swapsVideo = isNew(wanted.video_id, item.video_id);
  if ((swapsAccount || swapsVideo) && item.state !== 'draft')
    fail('只有草稿可以更换账号和视频，请先退回草稿', { errorCode: 'ACT_NOT_ALLOWED' });
  return {
    ...(swapsAccount ? accountOf(ctx, item, wanted.account_id ?? '') : undefined),
    ...(swapsVideo ? videoOf(ctx, wanted.video_id ?? '') : undefined),
  };
}

function accountOf(ctx: Context, item: PublishRow, id: string): Partial<PublishRow> {
  const account = needAccount(ctx, id);
  needPublisher(ctx, account);
  if (account.platform !== item.platform) fail('只能换成同一平台的账号', { errorCode: 'INVALID_INPUT' });
  return { account_id: account.id, account_name: account.name };
}

function videoOf(ctx: Context, id: string): Partial<PublishRow> {
  const video = needVideo(ctx, id);
  return {
    video_id: video.id,
    cover: video.cover,
    goods_id: video.source.findLast(({ type }) => type === 'goods')?.id ?? '',
    goods_title: video.goods_title,
    source: [...video.source, { type: 'video' as const, id: video.id }].slice(-50),
  };
}
