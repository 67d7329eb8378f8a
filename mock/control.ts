import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { clock } from './_core/clock';
import { fail } from './_core/fail';
import { faults, isControlOn } from './_core/faults';
import { safely } from './_core/safely';
import { cacheDir, type Row, resetState, save, state, touch } from './_core/state';

const control = (work: (body: Record<string, unknown>) => unknown) =>
  safely((req, res) => {
    if (!isControlOn()) fail('接口不存在', { errorCode: 'NOT_FOUND', httpStatus: 404 });
    const data = work((req.body ?? {}) as Record<string, unknown>) ?? null;
    res.json({ status: 1, success: true, message: 'ok', data });
  });

export default {
  'POST /api/__mock/fault': control(({ path = '', kind = '', times }) => {
    if (!kind) fail('kind is needed', { errorCode: 'INVALID_INPUT' });
    faults.add({ path: String(path), kind: String(kind), times: times === undefined ? 1 : Number(times) });
  }),
  'POST /api/__mock/faults_clear': control(() => faults.clear()),
  'POST /api/__mock/reset': control(() => {
    faults.clear();
    resetState();
    rmSync(join(cacheDir(), 'objects'), { recursive: true, force: true });
  }),
  'POST /api/__mock/clock': control(({ advanceSeconds = 0 }) => {
    const seconds = Number(advanceSeconds);
    if (!Number.isFinite(seconds)) fail('advanceSeconds must be a number', { errorCode: 'INVALID_INPUT' });
    clock.advance(seconds);
    return { now: clock.iso() };
  }),
  'POST /api/__mock/grow': control(({ table = '', count = 0 }) => grow(String(table), Number(count))),
  'POST /api/__mock/save': control(() => save()),
};

interface Named extends Row {
  readonly created_at?: unknown;
  readonly name?: unknown;
  readonly title?: unknown;
}

/**
 * Fills a table with copies of its rows, one after the other, until it holds so many: what a screen is like with
 * thousands. A copy differs by its id, by the number before its name and by when it was made, a minute before the last.
 */
function grow(table: string, count: number): { readonly count: number } {
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
