import { randomBytes } from 'node:crypto';
import { fail } from './fail';
import { type Row, state, type TableRows, touch } from './state';

export type { Row } from './state';

/** What a handler does with rows. A scoped table shows and changes only rows of its merchant. */
export interface Table<R extends Row> {
  all(): R[];
  find(id: string): R | undefined;
  /** Like find, but a missing row ends the call with 记录不存在. */
  need(id: string, message?: string): R;
  /** Fills mchno on scoped tables. An id that is taken is a programming error. */
  insert(row: R): R;
  /** Undefined when there is no such row (in this scope). */
  update(id: string, patch: Partial<R>): R | undefined;
  remove(id: string): boolean;
}

export interface Db {
  table<R extends Row>(name: string): Table<R>;
}

type Seed = () => readonly Row[];

/** Seeds are code, not state: registered anew at each reload, laid only into a table that was never touched. */
const seeds = new Map<string, Seed>();

/** Names the rows a table starts with. Call it at module level of a mock file or a mock/_data file. */
export function seedTable<R extends Row>(name: string, build: () => readonly R[]): void {
  seeds.set(name, build);
}

function rowsOf(name: string): TableRows {
  const { tables } = state();
  const known = tables.get(name);
  if (known) return known;
  const rows: TableRows = new Map();
  // set before seeding, so that a seed may read other tables and even its own
  tables.set(name, rows);
  for (const row of seeds.get(name)?.() ?? []) rows.set(row.id, row);
  touch();
  return rows;
}

function tableIn<R extends Row>(name: string, mchno: string | undefined): Table<R> {
  const rows = () => rowsOf(name);
  const visible = (row: Row | undefined): R | undefined =>
    row && (mchno === undefined || row.mchno === mchno) ? (row as R) : undefined;
  const find = (id: string): R | undefined => visible(rows().get(id));
  return {
    all: () => [...rows().values()].filter((row) => visible(row) !== undefined) as R[],
    find,
    need: (id, message = '记录不存在或已删除') => find(id) ?? fail(message, { errorCode: 'NOT_FOUND' }),
    insert(row) {
      if (rows().has(row.id)) throw new Error(`${name}: id ${row.id} is taken`);
      const stored = mchno === undefined ? row : { ...row, mchno };
      rows().set(row.id, stored);
      touch();
      return stored;
    },
    update(id, patch) {
      const row = find(id);
      if (!row) return undefined;
      const next = { ...row, ...patch, id: row.id, mchno: row.mchno };
      rows().set(id, next);
      touch();
      return next;
    },
    remove(id) {
      if (!find(id)) return false;
      rows().delete(id);
      touch();
      return true;
    },
  };
}

/** Sees everything: for login, the clock's work and tables that no merchant owns. Handlers use `ctx.db`. */
export const globalDb: Db = { table: (name) => tableIn(name, undefined) };

/** Rows of one merchant only. */
export const dbOf = (mchno: string): Db => ({ table: (name) => tableIn(name, mchno) });

/** A new id: short, unguessable, readable by its prefix: `g_3f9c…`. */
export const newId = (prefix: string): string => `${prefix}_${randomBytes(8).toString('hex')}`;

/** A number that grows by one with every call and survives a restart. */
export function nextNumber(): number {
  state().sequence += 1;
  touch();
  return state().sequence;
}
