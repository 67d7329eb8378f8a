import { accountMessageContract } from '../src/services/account_message/schema';
import { fail } from './_core/fail';
import { idsOf } from './_core/ids';
import { paged } from './_core/paging';
import { serve } from './_core/serve';
import { markNotices, type NoticeRow, noticesOf } from './_groups/notices';
import { remindersOf, saveReminders } from './_groups/reminders';
import { remindOfExpiry } from './_groups/systemMessages';
import { wechatOf } from './_groups/wechat';
import './_data/notice';

export default serve(accountMessageContract, {
  data({ db, account, merchant, now }, query) {
    remindOfExpiry(merchant, now());
    const rows = noticesOf(db.table<NoticeRow>('notice').all(), account.id).filter(
      ({ status, kind }) =>
        (query.status === undefined || status === query.status) && (!query.kind || kind === query.kind),
    );
    return paged(rows, query, { search: ['title', 'content'] });
  },

  status({ merchant, account }, input) {
    if (input.status !== 0 && input.status !== 1) fail('状态不正确', { errorCode: 'INVALID_INPUT' });
    markNotices(idsOf(input), merchant.mchno, account.id, input.status === 1);
    return null;
  },

  clear({ db, account }, { scope }) {
    const notices = db.table<NoticeRow>('notice');
    const gone = noticesOf(notices.all(), account.id).filter(({ status }) => scope === 'all' || status === 1);
    for (const { id } of gone) {
      const row = notices.need(id);
      notices.update(id, { hidden_by: [...(row.hidden_by ?? []), account.id] });
    }
    return { removed: gone.length, ids: gone.map(({ id }) => id) };
  },

  restore({ db, account }, { ids }) {
    const notices = db.table<NoticeRow>('notice');
    for (const id of ids) {
      const row = notices.find(id);
      if (row) notices.update(id, { hidden_by: (row.hidden_by ?? []).filter((reader) => reader !== account.id) });
    }
    return null;
  },

  reminders: ({ account }) => ({
    ...remindersOf(account.id),
    can_sms: account.phone !== '',
    can_wechat: wechatOf(account) !== undefined,
  }),

  reminders_save({ account }, chosen) {
    saveReminders(account.id, chosen);
    return remindersOf(account.id);
  },
});
