import { canAct } from '../../../src/domain/publishing';
import { moveItem, type PublishRow, sentOn } from '../../_engines/publisher';
import { type Context, fail } from '../serve';
import { needAccount, needVideo } from './planPosts';

/** failed → queued, refused with the sentence while what made it fail is still so. */
export function retryItem(ctx: Context, item: PublishRow, note: string): PublishRow {
  if (!canAct(item.state, 'retry')) fail('只有发布失败的作品可以重试', { errorCode: 'ACT_NOT_ALLOWED' });
  needVideo(ctx, item.video_id);
  const { name, per_day } = needAccount(ctx, item.account_id);
  if (sentOn(ctx.db, item.account_id, ctx.now(), item.id) >= per_day)
    fail(`账号“${name}”今天已发满 ${per_day} 条，请改到明天，或调高每日上限`, { errorCode: 'QUOTA_FULL' });
  return moveItem(ctx.db, item, 'queued', note);
}
