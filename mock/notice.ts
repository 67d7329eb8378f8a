import { noticeContract } from '../src/services/notice/schema';
import { fail } from './_core/fail';
import { idsOf } from './_core/ids';
import { serve } from './_core/serve';
import { markNotices, type NoticeRow, noticesOf } from './_groups/notices';
import './_data/notice';
import { advancePosts } from './_groups/publish/posts';
import { advancePushes } from './_groups/pushes';
import { remindOfExpiry } from './_groups/systemMessages';

export default serve(noticeContract, {
  data({ db, account, merchant, now }, { status }) {
    // posts and pushes move when somebody looks: the bell is such a look
    advancePosts(merchant.mchno);
    advancePushes(merchant);
    remindOfExpiry(merchant, now());
    const all = noticesOf(db.table<NoticeRow>('notice').all(), account.id);
    const list = status === undefined ? all : all.filter((notice) => notice.status === status);
    return { list, total: list.length };
  },

  status({ merchant, account }, input) {
    if (input.status !== 0 && input.status !== 1) fail('状态不正确', { errorCode: 'INVALID_INPUT' });
    markNotices(idsOf(input), merchant.mchno, account.id, input.status === 1);
    return null;
  },
});
