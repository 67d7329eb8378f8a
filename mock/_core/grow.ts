import { fail } from './fail';
import { type Row, state, touch } from './state';

interface Named extends Row {
  readonly created_at?: unknown;
  readonly name?: unknown;
  readonly title?: unknown;
}

/**
 * Fills a table with copies of its rows, one after the other, until it holds so many: what a screen is like with
 * thousands. A copy differs by its id, by the number before its name and by when it was made, a minute before the last.
 */
export function grow(table: string, count: number): { readonly count: number } {
  const rows = state().tables.get(table);
  const models: readonly Named[] = [...(rows?.values() ?? [])];
  if (!rows || models.length === 0) return fail(`${table} has no rows to copy`, { errorCode: 'INVALID_INPUT' });
  for (let n = 0; rows.size < count; n += 1) {
    const model = models[n % models.length] as Named;
    const id = `${model.id}x${n}`;
    const made = typeof model.created_at === 'string' ? { created_at: earlier(model.created_at, n) } : {};
    const copy: Named = { ...model, id, ...numbered(model, 'name', n), ...numbered(model, 'title', n), ...made };
    rows.set(id, copy);
  }
  touch();
  return { count: rows.size };
}

const numbered = (row: Named, key: 'name' | 'title', n: number): Partial<Named> =>
  typeof row[key] === 'string' ? { [key]: `${n} ${row[key]}` } : {};

const earlier = (at: string, minutes: number): string => new Date(Date.parse(at) - minutes * 60_000).toISOString();
