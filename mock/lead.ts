import { canTurnLead, leadDue, leadPhone } from '../src/domain/leads';
import { isAnyPageAllowed } from '../src/domain/permissions';
import { maskPhone } from '../src/domain/security';
import { type Lead, type LeadDetail, leadContract } from '../src/services/lead/schema';
import { atomically } from './_core/atomically';
import { grantsOf } from './_core/grants';
import { todayOf } from './_core/merchantDay';
import { paged } from './_core/paging';
import { nextRevision } from './_core/revision';
import type { AccountRow } from './_core/rows';
import { type Context, fail, serve } from './_core/serve';
import type { LeadRow } from './_data/leads';
import { daysChoices, inDaysOf } from './_groups/daysFilter';
import { addLead, askAgain, changeLead, leadByPhone, leadEntry, leadWriterOf, openLeads } from './_groups/leads';

/** Rows of a table at most. */
const MOST_EXPORTED = 10_000;

const leads = ({ db }: Context) => db.table<LeadRow>('lead');
const need = (ctx: Context, id: string): LeadRow => {
  const row = leads(ctx).need(id, '没有这条线索');
  return row.status === 1 ? row : fail('这条线索已删除', { errorCode: 'NOT_FOUND' });
};

function view({ history, phone, status: _, ...row }: LeadRow): Lead {
  const last = history.at(-1);
  const said = history.findLast(({ kind }) => kind === 'follow' || kind === 'again' || kind === 'created');
  return { ...row, phone: maskPhone(phone), last_text: said?.text ?? '', last_at: last?.at ?? row.created_at };
}

const detail = (row: LeadRow): LeadDetail => ({
  ...view(row),
  history: row.history.map(({ request_id: _, ...entry }) => entry),
});

interface Filter {
  readonly state?: string | undefined;
  readonly source?: string | undefined;
  readonly due?: 'overdue' | 'today' | undefined;
  readonly assignee?: string | undefined;
  readonly days?: string | undefined;
}

function filtered(ctx: Context, { state, source, due, assignee, days }: Filter): LeadRow[] {
  const isIn = inDaysOf(ctx, days);
  const day = todayOf(ctx);
  const wanted = assignee === 'me' ? ctx.account.id : assignee;
  return openLeads(ctx.db).filter(
    (row) =>
      isIn(row.created_at) &&
      (!state || row.state === state) &&
      (!source || row.source === source) &&
      (!due || leadDue(row, day) === due) &&
      (!wanted || (wanted === 'none' ? !row.assignee : row.assignee?.id === wanted)),
  );
}

/** A search by digits looks at the whole phone, which the answer does not show: four digits at least. */
function page(rows: readonly LeadRow[], query: Parameters<typeof paged>[1]) {
  const digits = /^[\d\s-]{4,}$/.test(query.keyword ?? '') ? (query.keyword ?? '').replace(/\D/g, '') : '';
  if (!digits) return paged(rows.map(view), query, { search: ['name', 'note', 'last_text'], sort: 'last_at' });
  const { keyword: _, ...rest } = query;
  return paged(rows.filter(({ phone }) => phone.includes(digits)).map(view), rest, { sort: 'last_at' });
}

const membersOf = (ctx: Context): AccountRow[] =>
  ctx.db
    .table<AccountRow>('account')
    .all()
    .filter((account) => account.status === 1 && isAnyPageAllowed(grantsOf(account), ['service.lead']));

/** Colleagues who are in charge of a lead, those who have left too: somebody has to find what they leave behind. */
function assigneeChoices(ctx: Context): { value: string; label: string; count: number }[] {
  const counts = new Map<string, { value: string; label: string; count: number }>();
  for (const { assignee } of openLeads(ctx.db)) {
    if (!assignee) continue;
    const { count = 0 } = counts.get(assignee.id) ?? {};
    counts.set(assignee.id, { value: assignee.id, label: assignee.name, count: count + 1 });
  }
  return [...counts.values()];
}

export default serve(leadContract, {
  data: (ctx, query) => ({
    ...page(filtered(ctx, query), query),
    filter: { assignee: assigneeChoices(ctx), days: daysChoices(ctx, query.days) },
  }),
  export: (ctx, { keyword, ...filter }) => {
    const { list, paginator } = page(filtered(ctx, filter), { page: 1, page_size: MOST_EXPORTED, keyword });
    return { list, total: paginator.total };
  },
  info: (ctx, { id }) => detail(need(ctx, id)),
  members: (ctx) => ({ list: membersOf(ctx).map(({ id, name }) => ({ id, name })) }),

  save: (ctx, { id, revision, phone: typed, ...fields }) =>
    atomically(() => {
      const phone = typed === undefined ? undefined : leadPhone(typed);
      if (phone === '') fail('手机号不正确，请检查后再填', { errorCode: 'INVALID_INPUT' });
      if (!id) {
        if (!phone) return fail('请填写手机号', { errorCode: 'INVALID_INPUT' });
        const known = leadByPhone(ctx.db, phone);
        const row = known
          ? askAgain(leadWriterOf(ctx), known, fields.note)
          : addLead(leadWriterOf(ctx), { ...fields, phone });
        return { ...detail(row), is_known: known !== undefined };
      }
      const row = need(ctx, id);
      const next = nextRevision(row, revision);
      const other = phone ? leadByPhone(ctx.db, phone) : undefined;
      if (other && other.id !== id)
        fail(`这个手机号是另一条线索“${other.name}”的，请到那里跟进`, { errorCode: 'PHONE_TAKEN' });
      const { source: _, ...changes } = fields;
      const saved = leads(ctx).update(id, { ...changes, ...(phone ? { phone } : {}), revision: next });
      return { ...detail(saved ?? row), is_known: false };
    }),

  follow: (ctx, { id, text, next_on, state, lost_reason, request_id }) =>
    atomically(() => {
      const row = need(ctx, id);
      if (row.history.some((one) => one.request_id === request_id)) return detail(row);
      const turns = state !== undefined && state !== row.state;
      if (turns && !canTurnLead(row.state, state)) fail('线索的状态已变，请刷新后再试', { errorCode: 'STATE_CHANGED' });
      if (state === 'lost' && !lost_reason) fail('请选择没有成交的原因', { errorCode: 'INVALID_INPUT' });
      const happened = [
        leadEntry(leadWriterOf(ctx), 'follow', text, { request_id }),
        ...(turns ? [leadEntry(leadWriterOf(ctx), 'state', '', { state })] : []),
      ];
      const now = state ?? row.state;
      return detail(
        changeLead(
          leadWriterOf(ctx),
          row,
          { state: now, next_on, lost_reason: now === 'lost' ? (lost_reason ?? row.lost_reason) : undefined },
          ...happened,
        ),
      );
    }),

  assign: (ctx, { ids, assignee_id }) =>
    atomically(() => {
      const member = assignee_id ? membersOf(ctx).find((one) => one.id === assignee_id) : undefined;
      if (assignee_id && !member) fail('这位成员看不到线索页，请先给他权限或换一位', { errorCode: 'MEMBER_CANNOT' });
      const assignee = member && { id: member.id, name: member.name };
      const rows = ids.map((id) => need(ctx, id));
      const list = rows.map((row) =>
        row.assignee?.id === assignee_id
          ? row
          : changeLead(
              leadWriterOf(ctx),
              row,
              { assignee },
              leadEntry(leadWriterOf(ctx), 'assigned', assignee?.name ?? ''),
            ),
      );
      return { list: list.map(view) };
    }),

  reveal: (ctx, { id }) =>
    atomically(() => {
      const row = need(ctx, id);
      const last = row.history.at(-1);
      // looking twice in a row is one look
      if (last?.kind !== 'revealed' || last.by.id !== ctx.account.id)
        leads(ctx).update(id, { history: [...row.history, leadEntry(leadWriterOf(ctx), 'revealed')] });
      return { phone: row.phone };
    }),

  delete: (ctx, { ids }) =>
    atomically(() => {
      const rows = ids.flatMap((id) => leads(ctx).find(id) ?? []).filter(({ status }) => status === 1);
      for (const { id } of rows) leads(ctx).update(id, { status: -1 });
      return { count: rows.length };
    }),

  restore: (ctx, { ids }) =>
    atomically(() => {
      const rows = ids.flatMap((id) => leads(ctx).find(id) ?? []).filter(({ status }) => status === -1);
      const taken = rows.find(({ phone }) => leadByPhone(ctx.db, phone));
      if (taken) fail(`“${taken.name}”的手机号已有新的线索，不能恢复`, { errorCode: 'PHONE_TAKEN' });
      for (const { id } of rows) leads(ctx).update(id, { status: 1 });
      return { count: rows.length };
    }),

  import: (ctx, { rows }) =>
    atomically(() => {
      const refused: number[] = [];
      let added = 0;
      let known = 0;
      const writer = leadWriterOf(ctx);
      // Looked for once: a table of five hundred would read ten thousand leads five hundred times.
      const byPhone = new Map(openLeads(ctx.db).map((row) => [row.phone, row]));
      for (const { line, name, phone: written, note } of rows) {
        const phone = leadPhone(written);
        const found = byPhone.get(phone);
        if (phone === '') refused.push(line);
        else if (found) {
          // the same table taken in twice adds nothing
          if (found.history.every(({ text }) => text !== note)) byPhone.set(phone, askAgain(writer, found, note));
          known += 1;
        } else {
          const fields = { name: name || '未留姓名', phone, source: 'import', note, next_on: '' } as const;
          byPhone.set(phone, addLead(writer, fields));
          added += 1;
        }
      }
      return { added, known, refused };
    }),
});
