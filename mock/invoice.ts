import { holdsRows, type InvoiceState, invoiceAmount, invoiceFaults, plainTitle } from '../src/domain/invoices';
import { type Invoice, invoiceContract, type PaidRow } from '../src/services/invoice/schema';
import { isHttpUrl } from '../src/utils/isHttpUrl';
import { atomically } from './_core/atomically';
import { paged } from './_core/paging';
import { type Context, fail, serve } from './_core/serve';
import { globalDb, newId, type Row, uniqueKey } from './_core/store';
import type { UpgradeRow } from './_data/upgrades';
import './_data/upgrades';
import { addAudit } from './_groups/audit';
import { addNotice } from './_groups/notices';
import { providerMerchantOf, servedMerchants } from './_groups/served';

type InvoiceRow = Row & Invoice & { readonly mchno: string; readonly account_id: string; readonly request_id: string };

/** That a paid row is on an invoice. */
interface InvoiceLineRow extends Row {
  readonly upgrade_id: string;
  readonly invoice_id: string;
  readonly state: InvoiceState;
}

// A paid row is in one request at most that waits or was issued; a rejected or withdrawn one gives it free.
uniqueKey<InvoiceLineRow>('invoice_line', ({ upgrade_id, state }) => (holdsRows(state) ? upgrade_id : undefined));

const invoices = () => globalDb.table<InvoiceRow>('invoice');
const lines = () => globalDb.table<InvoiceLineRow>('invoice_line');

const paidName = ({ version, months }: Pick<PaidRow, 'version' | 'months'>): string => `${version} ${months} 个月`;

/** The accepted requests of the merchant that cost something, the latest first. */
const paidRows = ({ merchant }: Context): UpgradeRow[] =>
  globalDb
    .table<UpgradeRow>('upgrade')
    .all()
    .filter(({ merchant_id, state, amount }) => merchant_id === merchant.id && state === 'accepted' && amount > 0)
    .sort((a, b) => (b.decided_at ?? b.created_at).localeCompare(a.decided_at ?? a.created_at));

/** Requests that the caller may see. */
function visible(ctx: Context): InvoiceRow[] {
  const ids = new Set(
    ctx.account.business === 'provider' ? servedMerchants(ctx.merchant).map(({ id }) => id) : [ctx.merchant.id],
  );
  return invoices()
    .all()
    .filter(({ merchant_id }) => ids.has(merchant_id));
}

const settledSentences: Readonly<Record<Exclude<InvoiceState, 'pending'>, string>> = {
  issued: '这张发票已经开具，不能再更改',
  rejected: '这条开票申请已被驳回',
  withdrawn: '这条开票申请已经撤回',
};

function needPending(ctx: Context, id: string): InvoiceRow {
  const row = visible(ctx).find((one) => one.id === id) ?? fail('开票申请不存在', { errorCode: 'NOT_FOUND' });
  if (row.state !== 'pending') fail(settledSentences[row.state], { errorCode: 'STATE_CHANGED' });
  return row;
}

function moveTo(ctx: Context, row: InvoiceRow, state: InvoiceState, fields: Partial<InvoiceRow> = {}): InvoiceRow {
  for (const line of lines().all()) if (line.invoice_id === row.id) lines().update(line.id, { state });
  return invoices().update(row.id, { ...fields, state, settled_at: ctx.clock.iso() }) ?? row;
}

const faultSentences: Readonly<Record<string, string>> = {
  'title.required': '请填写发票抬头',
  'tax_number.required': '请填写税号',
  'tax_number.length': '税号是 18 位统一社会信用代码',
  'tax_number.characters': '税号里有不会出现的字符，请对照执照检查',
  'tax_number.check': '税号校验码对不上，请对照执照检查',
  'email.required': '请填写接收发票的邮箱',
  'email.format': '邮箱格式不正确',
};

export default serve(invoiceContract, {
  rows: (ctx) => ({
    list: paidRows(ctx).map(({ id, version, months, amount, decided_at, created_at }) => {
      const line = lines()
        .all()
        .find((one) => one.upgrade_id === id && holdsRows(one.state));
      return {
        ...{ id, version, months, amount, paid_at: decided_at ?? created_at },
        ...(line && { invoice_id: line.invoice_id, invoice_state: line.state }),
      };
    }),
  }),

  data(ctx, { state, ...query }) {
    const rows = visible(ctx).filter((row) => !state || row.state === state);
    return paged(rows, query, { search: ['merchant_name', 'title', 'tax_number', 'number'] });
  },

  save: (ctx, { rows, request_id, ...given }) =>
    atomically(() => {
      const { merchant, account, clock } = ctx;
      const known = invoices()
        .all()
        .find((row) => row.mchno === merchant.mchno && row.request_id === request_id);
      // The answer of that press got lost: it has been done.
      if (known) return known;
      const [fault] = invoiceFaults(given);
      if (fault) fail(faultSentences[`${fault.field}.${fault.problem}`] ?? '', { errorCode: 'INVALID_INPUT' });
      const paid = new Map(paidRows(ctx).map((row) => [row.id, row]));
      const chosen = [...new Set(rows)].map(
        (id) => paid.get(id) ?? fail('所选的款项不存在，请刷新后重选', { errorCode: 'NOT_FOUND' }),
      );
      const id = newId('invoice');
      for (const row of chosen) {
        const line = { id: newId('invline'), mchno: merchant.mchno, upgrade_id: row.id, invoice_id: id };
        if (lines().insertWhere({ ...line, state: 'pending' })) continue;
        const other = invoices().find(
          lines()
            .all()
            .find((one) => one.upgrade_id === row.id && holdsRows(one.state))?.invoice_id ?? '',
        );
        fail(`“${paidName(row)}”已在${other?.account_name ?? '其他成员'}的开票申请里，请刷新后重选`, {
          errorCode: 'STATE_CHANGED',
        });
      }
      const made = invoices().insert({
        ...plainTitle(given),
        id,
        mchno: merchant.mchno,
        merchant_id: merchant.id,
        merchant_name: merchant.name,
        rows: chosen.map(({ id: row, version, months, amount }) => ({ id: row, version, months, amount })),
        amount: invoiceAmount(chosen),
        state: 'pending',
        number: '',
        file_url: '',
        reason: '',
        account_id: account.id,
        account_name: account.name,
        request_id,
        created_at: clock.iso(),
      });
      const provider = providerMerchantOf(merchant);
      if (provider)
        addNotice(provider.mchno, {
          kind: 'system',
          title: `${merchant.name} 申请开票`,
          content: `${chosen.map(paidName).join('、')}，抬头 ${made.title}`,
          link: '/platform/upgrade?tab=invoices',
        });
      return made;
    }),

  withdraw: (ctx, { id }) =>
    atomically(() => {
      moveTo(ctx, needPending(ctx, id), 'withdrawn');
      return null;
    }),

  settle: (ctx, input) =>
    atomically(() => {
      const row = needPending(ctx, input.id);
      const isIssued = input.state === 'issued';
      if (isIssued && !isHttpUrl(input.file_url))
        fail('发票文件的链接要以 http:// 或 https:// 开头', { errorCode: 'INVALID_INPUT' });
      const settled = moveTo(
        ctx,
        row,
        input.state,
        isIssued ? { number: input.number, file_url: input.file_url } : { reason: input.reason },
      );
      addNotice(row.mchno, {
        account_id: row.account_id,
        kind: 'system',
        title: isIssued ? '发票已开具' : '开票申请被驳回',
        content: isIssued ? `${row.title}，发票号码 ${input.number}` : `${row.title}：${input.reason}`,
        link: '/merchant/account/bill',
      });
      addAudit(ctx, {
        subject: 'invoice',
        id: row.id,
        name: `${row.merchant_name} · ${row.title}`,
        verb: isIssued ? 'approve' : 'reject',
        reason: isIssued ? input.number : input.reason,
      });
      return settled;
    }),
});
