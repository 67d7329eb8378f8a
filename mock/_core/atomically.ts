import { type MockState, state, type TableRows, touch } from './state';

/** Rows of the tables as they were when the innermost running `atomically` first wrote to them. */
interface Savepoint {
  readonly rows: Map<TableRows, TableRows>;
  readonly sequence: number;
  readonly state: MockState;
}

const running: Savepoint[] = [];

/** A function that gives a promise would go on after the others' writes: it does not compile. */
export type Immediate<T> = [Extract<T, PromiseLike<unknown>>] extends [never] ? unknown : never;

/**
 * Runs `fn` as one piece: nothing else runs between its reads and writes, and when it throws, no table keeps any of its
 * writes. Inside another `atomically` it takes back its own part alone.
 *
 * @param fn works without waiting: one that returns a promise is refused by its type
 */
export function atomically<T>(fn: (() => T) & Immediate<T>): T {
  const own: Savepoint = { rows: new Map(), sequence: state().sequence, state: state() };
  running.push(own);
  try {
    const result = (fn as () => T)();
    if (typeof (result as { then?: unknown } | undefined)?.then === 'function')
      throw new Error('atomically: the function must not return a promise');
    running.pop();
    const outer = running.at(-1);
    // What the outer piece has not written yet, it takes back to where this one began.
    if (outer) for (const [rows, before] of own.rows) if (!outer.rows.has(rows)) outer.rows.set(rows, before);
    return result;
  } catch (error) {
    if (running.at(-1) === own) running.pop();
    restore(own);
    throw error;
  }
}

function restore({ rows, sequence, state: begun }: Savepoint): void {
  for (const [table, before] of rows) {
    table.clear();
    for (const [id, row] of before) table.set(id, row);
  }
  begun.sequence = sequence;
  touch();
}

/** The store calls it before each write to a table. */
export function beforeWrite(rows: TableRows): void {
  const own = running.at(-1);
  if (own && !own.rows.has(rows)) own.rows.set(rows, new Map(rows));
}
