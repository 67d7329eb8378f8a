import { createHash } from 'node:crypto';
import type { Request } from 'express';
import { clock } from './clock';
import { fail } from './fail';
import type { AccountRow } from './rows';
import { globalDb, type Row } from './store';

/** A sender that has waited longer than this has given up. */
const lifeMs = 24 * 3_600_000;
const mostKept = 2000;
/** Longer answers are none of a write that could be done twice; keeping them would make the snapshot slow. */
const longestAnswer = 64 * 1024;
/**
 * Rights to the object store run out; a session and another system's token are secrets that lie nowhere. A token made
 * again under its name is refused, and whose session has ended by the call signs in anew.
 */
const neverKept: ReadonlySet<string> = new Set([
  '/api/file/oss_sts',
  '/api/api_token/save',
  '/api/enterprise/switch',
  '/api/enterprise/leave',
]);

/** What a call was answered; the id is account, path and key. */
interface AnswerRow extends Row {
  readonly at: number;
  /** Of the input: the same key for something else is a mistake of the sender. */
  readonly digest: string;
  readonly data: unknown;
}

const answers = () => globalDb.table<AnswerRow>('idempotency');

interface Work {
  readonly digest: string;
  readonly answer: Promise<unknown>;
}

/** Calls that are being worked on; on globalThis, for Umi reloads the mock's modules. */
const holder = globalThis as typeof globalThis & { __mockUnderWay?: Map<string, Work> };
const underWay = (): Map<string, Work> => {
  holder.__mockUnderWay ??= new Map();
  return holder.__mockUnderWay;
};

/**
 * Does a call once, however often it is sent under the same `Idempotency-Key`: a sender whose answer got lost gets the
 * same answer again, and one that asks again while the first is still worked on waits for it. A refusal has changed
 * nothing and is decided anew.
 *
 * @param account undefined where nobody is signed in: such answers hold secrets and are not kept
 */
export function answeredOnce<T>(
  req: Request,
  account: AccountRow | undefined,
  input: unknown,
  work: () => Promise<T>,
): Promise<T> {
  const key = req.header('idempotency-key');
  if (req.method === 'GET' || !account || !key || neverKept.has(req.path)) return work();
  if (!/^[\w-]{8,64}$/.test(key))
    return fail('请求编号不正确', { errorCode: 'IDEMPOTENCY_KEY_INVALID', httpStatus: 422 });
  const id = `${account.id} ${req.path} ${key}`;
  const digest = createHash('sha256')
    .update(JSON.stringify(input) ?? '')
    .digest('base64');
  const known = underWay().get(id) ?? keptAnswer(id);
  if (known) {
    if (known.digest !== digest)
      fail('同一个请求编号不能用于不同的内容', { errorCode: 'IDEMPOTENCY_KEY_REUSED', httpStatus: 422 });
    return known.answer as Promise<T>;
  }
  const answer = work();
  underWay().set(id, { digest, answer });
  const leave = (): void => {
    underWay().delete(id);
  };
  answer.then((data) => keepAnswer({ id, at: clock.now(), digest, data }), leave).finally(leave);
  return answer;
}

function keptAnswer(id: string): Work | undefined {
  const row = answers().find(id);
  if (!row || row.at < clock.now() - lifeMs) return undefined;
  return { digest: row.digest, answer: Promise.resolve(row.data) };
}

function keepAnswer(row: AnswerRow): void {
  // Undefined: the handler has written an answer of its own kind (a file), which cannot be given again.
  if (row.data === undefined || (JSON.stringify(row.data) ?? '').length > longestAnswer) return;
  const table = answers();
  // A table keeps the order in which rows came in: the first are the oldest.
  const rows = table.all();
  const gone = rows.filter(({ at }, index) => at < clock.now() - lifeMs || index <= rows.length - mostKept);
  for (const { id } of gone) table.remove(id);
  table.remove(row.id);
  table.insert(row);
}
