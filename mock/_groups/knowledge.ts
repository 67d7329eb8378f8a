import {
  type CitedPassage,
  type CutSizes,
  cutPassages,
  type Hit,
  type Passage,
  PassageIndex,
} from '../../src/domain/knowledge';
import type { SourceRef } from '../../src/services/contract';
import type { Knowledge } from '../../src/services/knowledge/schema';
import { fail } from '../_core/fail';
import type { Db, Row } from '../_core/store';

export interface KnowledgeRow extends Omit<Knowledge, 'used'> {
  readonly mchno: string;
  readonly text: string;
  readonly list: readonly Passage[];
}

export const knowledgeOf = (db: Db) => db.table<KnowledgeRow>('knowledge');

/** The row of a document that is not in the recycle bin; ends the call otherwise. */
export function needKnowledge(db: Db, id: string): KnowledgeRow {
  const row = knowledgeOf(db).need(id, '这份资料不存在或已删除');
  return row.status === -1 ? fail('这份资料不存在或已删除', { errorCode: 'NOT_FOUND' }) : row;
}

/** All that follows from a text and the sizes of its passages. */
export function cutFields(text: string, sizes: CutSizes) {
  const list = cutPassages(text, sizes);
  return {
    text,
    sizes,
    list,
    passages: list.length,
    characters: [...text.replace(/\s/g, '')].length,
    pages: text.includes('\f') ? text.split('\f').length : 0,
    excerpt: [...(list[0]?.text ?? '').replace(/\s+/g, ' ')].slice(0, 90).join(''),
  };
}

interface Shelf {
  readonly index: PassageIndex;
  readonly known: Map<string, string>;
}
const shelves = new Map<string, Shelf>();

/** The merchant's index, brought up to date: only what has changed since the last search is read again. */
function indexOf(db: Db, mchno: string): Shelf {
  const shelf = shelves.get(mchno) ?? { index: new PassageIndex(), known: new Map<string, string>() };
  shelves.set(mchno, shelf);
  const rows = knowledgeOf(db)
    .all()
    .filter(({ status }) => status !== -1);
  const there = new Set(rows.map(({ id }) => id));
  for (const id of [...shelf.known.keys()]) {
    if (there.has(id)) continue;
    shelf.index.remove(id);
    shelf.known.delete(id);
  }
  for (const { id, title, list, updated_at, revision } of rows) {
    const stamp = `${revision}|${updated_at}|${title}|${list.length}`;
    if (shelf.known.get(id) === stamp) continue;
    shelf.index.put(id, title, list);
    shelf.known.set(id, stamp);
  }
  return shelf;
}

interface Search {
  readonly query: string;
  /** All documents when left out. */
  readonly ids?: readonly string[];
  readonly limit?: number;
}

interface FoundPassage extends Hit {
  readonly title: string;
}

/** Passages of the merchant's own documents. */
export function searchKnowledge(db: Db, mchno: string, { query, ids, limit = 8 }: Search) {
  const { index } = indexOf(db, mchno);
  const hits = index.search(query, { limit, documents: ids && new Set(ids) });
  const list = hits.flatMap((hit): FoundPassage[] => {
    const row = knowledgeOf(db).find(hit.documentId);
    return row ? [{ ...hit, title: row.title }] : [];
  });
  return { list, searched: index.size };
}

/** Passages that a text about this may rest on, numbered for citing. Documents that the writer may not use are passed over. */
export function citable(db: Db, mchno: string, { query, ids = [], limit = 6 }: Search): CitedPassage[] {
  const usable = ids.filter((id) => {
    const row = knowledgeOf(db).find(id);
    return row?.usable && row.status !== -1;
  });
  if (usable.length === 0) return [];
  return searchKnowledge(db, mchno, { query, ids: usable, limit }).list.map(
    ({ documentId, title, passage: { id, path, page, text } }, index) => ({
      number: index + 1,
      id: documentId,
      passage: id,
      title,
      path,
      ...(page === undefined ? {} : { page }),
      text,
    }),
  );
}

interface Sourced extends Row {
  readonly title?: string;
  readonly kind?: string;
  readonly source?: readonly SourceRef[];
  readonly status?: number;
}

/** What cites a document: everything made whose chain names it. */
export function usersOf(db: Db, id: string): { ref: SourceRef; title: string; kind: string }[] {
  const types = ['script', 'article', 'topic', 'project', 'video'] as const;
  return types.flatMap((type) =>
    db
      .table<Sourced>(type)
      .all()
      .filter((row) => row.status !== -1 && row.source?.some((ref) => ref.type === 'knowledge' && ref.id === id))
      .map((row) => ({ ref: { type, id: row.id }, title: row.title || '未命名', kind: row.kind ?? '' })),
  );
}
