import { type PostColumnKey, postColumns } from './columns.data';

/** Which column of the file holds what; index from 0. */
export type PostMapping = Readonly<Partial<Record<PostColumnKey, number>>>;

export interface PostTable {
  /** Index of the heading row. */
  readonly head: number;
  readonly mapping: PostMapping;
}

/** Headings are compared without spaces, stars, brackets' content and case. */
const fold = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\([^)]*\)/g, '')
    .replace(/[\s*:_-]/g, '')
    .toLowerCase();

/** What each heading may mean, the likeliest first. */
const keysByName = new Map<string, PostColumnKey[]>();
for (const { key, title, aliases } of postColumns) {
  for (const name of [title, ...aliases].map(fold)) keysByName.set(name, [...(keysByName.get(name) ?? []), key]);
}
const searchedRows = 10;

/**
 * Where the columns stand: the heading is the one of the upper rows that has most known names; a heading may be wanting
 * (mapping empty), then the person says which column is what.
 *
 * @returns undefined when there is no row below the heading
 */
export function readPostTable(rows: readonly (readonly string[])[]): PostTable | undefined {
  const upper = rows.slice(0, searchedRows).map((row, head) => ({ head, mapping: mappingOf(row) }));
  const best = upper.reduce<PostTable>(
    (most, next) => (Object.keys(next.mapping).length > Object.keys(most.mapping).length ? next : most),
    { head: firstFilled(rows), mapping: {} },
  );
  const hasRows = rows.slice(best.head + 1).some((row) => row.some((cell) => cell !== ''));
  return hasRows ? best : undefined;
}

const firstFilled = (rows: readonly (readonly string[])[]): number =>
  Math.max(
    0,
    rows.findIndex((row) => row.some((cell) => cell !== '')),
  );

/** Headings of one meaning first; those of two take what is left: 发布时间 beside 发布日期 is the time of day. */
function mappingOf(row: readonly string[]): PostMapping {
  const mapping: Partial<Record<PostColumnKey, number>> = {};
  const cells = row.map((cell, index) => ({ index, keys: keysByName.get(fold(cell)) ?? [] }));
  for (const { index, keys } of [...cells].sort((a, b) => a.keys.length - b.keys.length)) {
    const key = keys.find((one) => mapping[one] === undefined);
    if (key) mapping[key] = index;
  }
  return mapping;
}

/** What must be known before rows can be read. */
export const missingColumns = (mapping: PostMapping): readonly PostColumnKey[] =>
  postColumns.flatMap(({ key, isRequired }) => (isRequired && mapping[key] === undefined ? [key] : []));
