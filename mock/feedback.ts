import { auditChanges } from '../src/domain/audit';
import { type Feedback, feedbackContract } from '../src/services/feedback/schema';
import { fail } from './_core/fail';
import { paged } from './_core/paging';
import { type Context, serve } from './_core/serve';
import { globalDb, newId, type Row } from './_core/store';
import { addAudit } from './_groups/audit';
import { addNotice } from './_groups/notices';
import { providerMerchantOf, servedMerchants } from './_groups/served';

type FeedbackRow = Row & Feedback & { readonly mchno: string; readonly account_id: string };

const table = () => globalDb.table<FeedbackRow>('feedback');

/** One's own; a provider's those of its merchants. */
function visible({ account, merchant }: Context): FeedbackRow[] {
  const rows = table().all();
  if (account.business !== 'provider') return rows.filter(({ account_id }) => account_id === account.id);
  const served = new Set(servedMerchants(merchant).map(({ mchno }) => mchno));
  return rows.filter(({ mchno }) => served.has(mchno));
}

export default serve(feedbackContract, {
  data: (ctx, query) =>
    paged(
      visible(ctx).filter(({ state }) => !query.state || state === query.state),
      query,
      { search: ['content', 'merchant_name'] },
    ),

  save({ account, merchant, clock }, { kind, content, images }) {
    const row = table().insert({
      id: newId('fb'),
      mchno: merchant.mchno,
      account_id: account.id,
      merchant_name: merchant.name,
      account_name: account.name,
      kind,
      content,
      images,
      state: 'waiting',
      reply: '',
      created_at: clock.iso(),
    });
    const provider = providerMerchantOf(merchant);
    if (provider) {
      const title = `${merchant.name}的${account.name}提交了反馈`;
      addNotice(provider.mchno, { kind: 'system', title, content: content.slice(0, 200), link: '/platform/feedback' });
    }
    return row;
  },

  reply(ctx, { id, reply }) {
    const row = visible(ctx).find((one) => one.id === id) ?? fail('反馈不存在', { errorCode: 'NOT_FOUND' });
    const next = table().update(row.id, { state: 'replied', reply, replied_at: ctx.clock.iso() });
    addNotice(row.mchno, {
      account_id: row.account_id,
      kind: 'system',
      title: '你的反馈有回复了',
      content: reply.slice(0, 200),
      link: '/merchant/help?tab=feedback',
    });
    addAudit(ctx, {
      subject: 'feedback',
      id,
      name: `${row.merchant_name} · ${row.account_name}`,
      verb: 'reply',
      changes: auditChanges(row, { ...row, reply }, ['reply']),
    });
    return next;
  },
});
