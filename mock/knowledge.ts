import { knowledgeContract } from '../src/services/knowledge/schema';
import './_data/knowledge';
import { usualSizes } from '../src/domain/knowledge';
import { idsOf } from './_core/ids';
import { paged } from './_core/paging';
import { fail, serve } from './_core/serve';
import { type Db, newId } from './_core/store';
import {
  cutFields,
  type KnowledgeRow,
  knowledgeOf,
  needKnowledge,
  searchKnowledge,
  usersOf,
} from './_groups/knowledge';

const summary = (db: Db, row: KnowledgeRow) => ({ ...row, used: usersOf(db, row.id).length });

function detail(db: Db, row: KnowledgeRow) {
  const used_by = usersOf(db, row.id);
  return { ...row, list: row.list.map((one) => ({ ...one, path: [...one.path] })), used: used_by.length, used_by };
}

/** Tags in use, as choices of the list. */
function tagChoices(rows: readonly KnowledgeRow[]) {
  const counts = new Map<string, number>();
  for (const name of rows.flatMap(({ tags }) => tags)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1]).map(([value, count]) => ({ value, label: value, count }));
}

export default serve(knowledgeContract, {
  data({ db }, { tag, usable, kind, status, ...query }) {
    const all = knowledgeOf(db).all();
    const there = all.filter((row) => (status === -1 ? row.status === -1 : row.status !== -1));
    const rows = there
      .filter((row) => tag === undefined || row.tags.includes(tag))
      .filter((row) => usable === undefined || row.usable === (usable === 1))
      .filter((row) => kind === undefined || row.origin.kind === kind)
      .map((row) => summary(db, row));
    return {
      ...paged(rows, query, { search: ['title', 'text'], sort: 'updated_at' }),
      filter: { tag: tagChoices(there) },
    };
  },

  info: ({ db }, { id }) => detail(db, needKnowledge(db, id)),

  save({ db, merchant, account, clock }, { id, revision, text, origin, unread, ...fields }) {
    const at = clock.iso();
    if (!id) {
      if (!text?.trim() && !unread) fail('资料里没有文字，请粘贴或上传一份有文字的资料', { errorCode: 'NO_TEXT' });
      const row = knowledgeOf(db).insert({
        ...fields,
        ...cutFields(text ?? '', usualSizes),
        id: newId('know'),
        mchno: merchant.mchno,
        origin: origin ?? { kind: 'paste', name: '', url: '', file_id: '' },
        unread: text?.trim() ? '' : (unread ?? ''),
        author: { id: account.id, name: account.name },
        revision: 1,
        status: 1,
        created_at: at,
        updated_at: at,
      });
      return summary(db, row);
    }
    const known = needKnowledge(db, id);
    if (revision !== undefined && revision !== known.revision)
      return fail('这份资料已在别处保存过，请先载入最新版本', { errorCode: 'CONFLICT' });
    const cut =
      text === undefined ? {} : { ...cutFields(text, known.sizes), unread: text.trim() ? ('' as const) : known.unread };
    const row = knowledgeOf(db).update(id, {
      ...fields,
      ...cut,
      origin: origin ?? known.origin,
      revision: known.revision + 1,
      updated_at: at,
    });
    return summary(db, row ?? known);
  },

  set({ db, clock }, { ids, ...fields }) {
    if (fields.title !== undefined && ids.length > 1) fail('标题只能一份一份地改', { errorCode: 'INVALID_INPUT' });
    for (const id of ids) needKnowledge(db, id);
    const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
    for (const id of ids) knowledgeOf(db).update(id, { ...given, updated_at: clock.iso() });
    return null;
  },

  recut({ db, clock }, { id, ...sizes }) {
    if (sizes.overlap > sizes.size / 2) fail('重叠不能超过段落长度的一半', { errorCode: 'INVALID_INPUT' });
    const known = needKnowledge(db, id);
    const row = knowledgeOf(db).update(id, {
      ...cutFields(known.text, sizes),
      revision: known.revision + 1,
      updated_at: clock.iso(),
    });
    return detail(db, row ?? known);
  },

  search({ db, merchant }, input) {
    const { list, searched } = searchKnowledge(db, merchant.mchno, input);
    return {
      list: list.map(({ documentId, passage, marks, ...hit }) => ({
        ...hit,
        id: documentId,
        passage: { ...passage, path: [...passage.path] },
        marks: [...marks],
      })),
      searched,
    };
  },

  status({ db, clock }, input) {
    const { status } = input;
    if (status !== 1 && status !== -1) return fail('状态不正确', { errorCode: 'INVALID_INPUT' });
    for (const id of idsOf(input)) {
      knowledgeOf(db).need(id, '这份资料不存在或已删除');
      knowledgeOf(db).update(id, { status, updated_at: clock.iso() });
    }
    return null;
  },

  delete({ db, clock }, { ids }) {
    for (const id of ids) knowledgeOf(db).update(id, { status: -1, updated_at: clock.iso() });
    return null;
  },
});
