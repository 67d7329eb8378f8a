import { type Framework, frameworks } from '../../../src/domain/frameworks';
import type { Citation } from '../../../src/services/chat/schema';
import type { Goods } from '../../../src/services/goods/schema';
import type { Script } from '../../../src/services/script/schema';
import type { AccountRow } from '../../_core/rows';
import type { Db, Row } from '../../_core/store';
import type { ChatTools } from '../../_engines/writerTypes';
import { frameworksOf, isVisible } from '../frameworks';
import { knowledgeOf, searchKnowledge } from '../knowledge';

/** Records that one look-up gives at most. */
const most = 3;

/** Fields of a topic that the assistant reads; the topics group has more. */
interface TopicLike extends Row {
  readonly title: string;
  readonly angle?: string;
  readonly status?: number;
}

const pairs = (text: string): Set<string> => {
  const letters = [...text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')];
  return new Set(letters.slice(1).map((letter, index) => `${letters[index]}${letter}`));
};

/** How much of a title a question names, and how much of the question the record's text knows. */
function score(query: ReadonlySet<string>, title: string, text: string): number {
  const known = pairs(text);
  const inTitle = [...pairs(title)].filter((pair) => query.has(pair)).length;
  return inTitle * 3 + [...query].filter((pair) => known.has(pair)).length;
}

interface Searched<T> {
  readonly rows: readonly T[];
  readonly title: (row: T) => string;
  readonly text: (row: T) => string;
  /** Ids that the user pointed at: they come first, whatever the words. */
  readonly pointed: ReadonlySet<string>;
}

function search<T extends { readonly id: string }>(query: string, { rows, title, text, pointed }: Searched<T>): T[] {
  const wanted = pairs(query);
  return rows
    .map((row) => ({ row, points: (pointed.has(row.id) ? 1000 : 0) + score(wanted, title(row), text(row)) }))
    .filter(({ points }) => points >= 2)
    .sort((a, b) => b.points - a.points)
    .slice(0, most)
    .map(({ row }) => row);
}

const isThere = (row: { readonly status?: number }): boolean => row.status !== -1;
const sentencesOf = (row: Script): string => row.sentences.map(({ text }) => text).join('');

/** Passages that one look-up gives at most. */
const MAX_PASSAGES = 4;

/** Looks into the documents that the writer may use, those that were pointed at alone when there are any. */
function knowledgeTool(db: Db, mchno: string, pointed: ReadonlySet<string>): ChatTools['knowledge'] {
  const numbers = new Map<string, number>();
  return (query) => {
    const ids = knowledgeOf(db)
      .all()
      .filter(({ id, usable, status }) => usable && status !== -1 && (pointed.size === 0 || pointed.has(id)))
      .map(({ id }) => id);
    return searchKnowledge(db, mchno, { query, ids, limit: MAX_PASSAGES }).list.map(
      ({ documentId, title, coverage, passage: { id, path, page, text } }) => {
        const key = `${documentId}:${id}`;
        const number = numbers.get(key) ?? numbers.size + 1;
        numbers.set(key, number);
        return {
          number,
          id: documentId,
          passage: id,
          title,
          path,
          text,
          coverage,
          ...(page === undefined ? {} : { page }),
        };
      },
    );
  };
}

/** What the assistant may look up: the merchant's records, and the frameworks that this person sees beside the library's. */
export function chatToolsOf(db: Db, account: AccountRow, mentions: readonly Citation[]): ChatTools {
  const pointedAt = (type: Citation['type']) =>
    new Set(mentions.filter((mention) => mention.type === type).map(({ id }) => id));
  const ownFrameworks = frameworksOf(db)
    .all()
    .filter((row) => isThere(row) && isVisible(row, account));
  return {
    knowledge: knowledgeTool(db, account.mchno, pointedAt('knowledge')),
    goods: (query) =>
      search(query, {
        rows: db.table<Goods & Row>('goods').all().filter(isThere),
        title: (row) => row.title,
        text: (row) => `${row.category}${row.brand}${row.selling_points.join('')}`,
        pointed: pointedAt('goods'),
      }),
    frameworks: (query) =>
      search<Framework>(query, {
        rows: [...ownFrameworks, ...frameworks],
        title: (row) => row.name,
        text: (row) => `${row.summary}${row.fits.join('')}`,
        pointed: pointedAt('framework'),
      }),
    scripts: (query) =>
      search(query, {
        rows: db.table<Script & Row>('script').all().filter(isThere),
        title: (row) => row.title,
        text: sentencesOf,
        pointed: pointedAt('script'),
      }).map((row) => ({ id: row.id, title: row.title, text: sentencesOf(row) })),
    topics: (query) =>
      search(query, {
        rows: db.table<TopicLike>('topic').all().filter(isThere),
        title: (row) => row.title,
        text: (row) => row.angle ?? '',
        pointed: pointedAt('topic'),
      }).map((row) => ({ id: row.id, title: row.title, angle: row.angle ?? '' })),
  };
}
