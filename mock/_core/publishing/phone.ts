import { platforms } from '../../../src/domain/platforms';
import { canAct } from '../../../src/domain/publishing';
import { advanceItem, moveItem, type PublishRow, postsOf } from '../../_engines/publisher';
import { dbOf, globalDb } from '../store';

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
