import { randomBytes } from 'node:crypto';
import { beforeWrite } from './atomically';
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
  /**
   * Inserts unless its unique key is taken or `isFree` refuses what stands in the table (in this scope). What it gives is
   * the verdict: undefined = nothing was written.
   */
  insertWhere(row: R, isFree?: (rows: readonly R[]) => boolean): R | undefined;
  /** Changes a row that is as `isFree` wants it; undefined = nothing was written. */
  updateWhere(id: string, isFree: (row: R) => boolean, patch: Partial<R>): R | undefined;
  /** Undefined when there is no such row (in this scope). */
  update(id: string, patch: Partial<R>): R | undefined;
  remove(id: string): boolean;
}

export interface Db {
  table<R extends Row>(name: string): Table<R>;
}

interface Seed {
  readonly build: () => readonly Row[];
  readonly renew?: (rows: ReadonlyMap<string, Row>, isKnown: (table: string) => boolean) => readonly Row[];
}

/** Seeds are code, not state: registered anew at each reload, laid only into a table that was never touched. */
const seeds = new Map<string, Seed>();

/**
 * Names the rows a table starts with. Call it at module level of a mock file or a mock/_data file.
 * @param renew what an older product's snapshot of the table lacks: rows to add or to put in place of theirs; asked once
 * a start, so what it gives must not bring back what somebody removed. `isKnown` tells which tables the snapshot holds.
 */
export function seedTable<R extends Row>(
  name: string,
  build: () => readonly R[],
  renew?: (rows: ReadonlyMap<string, R>, isKnown: (table: string) => boolean) => readonly R[],
): void {
  seeds.set(name, { build, renew } as Seed);
}

type UniqueKey = (row: Row) => string | undefined;

/** By table; code like the seeds. */
const uniqueKeys = new Map<string, UniqueKey>();

/**
 * Lets a table hold each key once, over all merchants. Call it at module level.
 * @param keyOf undefined = the row takes no key (any more), as in a partial unique index
 */
export function uniqueKey<R extends Row>(name: string, keyOf: (row: R) => string | undefined): void {
  uniqueKeys.set(name, keyOf as UniqueKey);
}

function isKeyFree(name: string, rows: TableRows, row: Row): boolean {
  const keyOf = uniqueKeys.get(name);
  const key = keyOf?.(row);
  if (!keyOf || key === undefined) return true;
  for (const other of rows.values()) if (other.id !== row.id && keyOf(other) === key) return false;
  return true;
}

function renewRows(name: string, rows: TableRows): void {
  const { tables } = state();
  const renewed = seeds.get(name)?.renew?.(rows, (table) => tables.has(table)) ?? [];
  for (const row of renewed) rows.set(row.id, row);
  if (renewed.length > 0) touch();
}

function rowsOf(name: string): TableRows {
  const { tables, unseen } = state();
  const known = tables.get(name);
  if (known) {
    // taken out first, so that what renews a table may read it
    if (unseen.delete(name)) renewRows(name, known);
    return known;
  }
  const rows: TableRows = new Map();
  // set before seeding, so that a seed may read other tables and even its own
  tables.set(name, rows);
  for (const row of seeds.get(name)?.build() ?? []) rows.set(row.id, row);
  touch();
  return rows;
}

function tableIn<R extends Row>(name: string, mchno: string | undefined): Table<R> {
  const rows = () => rowsOf(name);
  const visible = (row: Row | undefined): R | undefined =>
    row && (mchno === undefined || row.mchno === mchno) ? (row as R) : undefined;
  const find = (id: string): R | undefined => visible(rows().get(id));
  const all = (): R[] => [...rows().values()].filter((row) => visible(row) !== undefined) as R[];
  const write = (row: R): R => {
    if (!isKeyFree(name, rows(), row)) throw new Error(`${name}: the unique key of ${row.id} is taken`);
    beforeWrite(rows());
    rows().set(row.id, row);
    touch();
    return row;
  };
  return {
    all,
    find,
    need: (id, message = '记录不存在或已删除') => find(id) ?? fail(message, { errorCode: 'NOT_FOUND' }),
    insert(row) {
      if (rows().has(row.id)) throw new Error(`${name}: id ${row.id} is taken`);
      return write(mchno === undefined ? row : { ...row, mchno });
    },
    insertWhere(row, isFree) {
      if (rows().has(row.id) || !isKeyFree(name, rows(), row) || isFree?.(all()) === false) return undefined;
      return write(mchno === undefined ? row : { ...row, mchno });
    },
    updateWhere(id, isFree, patch) {
      const row = find(id);
      return row && isFree(row) ? write({ ...row, ...patch, id: row.id, mchno: row.mchno }) : undefined;
    },
    update(id, patch) {
      const row = find(id);
      if (!row) return undefined;
      return write({ ...row, ...patch, id: row.id, mchno: row.mchno });
    },
    remove(id) {
      if (!find(id)) return false;
      beforeWrite(rows());
      rows().delete(id);
      touch();
      return true;
    },
  };
}

/** Of all tables that there are, or would be when they are asked for. */
export const tableNames = (): string[] => [...new Set([...seeds.keys(), ...state().tables.keys()])];

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
