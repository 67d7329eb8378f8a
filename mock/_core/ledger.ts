import { sumCredits } from '../../src/domain/billing';
import type { LedgerEntry } from '../../src/services/counting/schema';
import { clock } from './clock';
import { fail } from './fail';
import { type Db, newId, nextNumber } from './store';

/** A line of the credit ledger. */
export interface LedgerRow extends LedgerEntry {
  readonly mchno: string;
  /** Order of writing: times may be equal. */
  readonly sequence: number;
  /** The hold that a settle or refund answers. */
  readonly hold_id?: string;
}

const tableName = 'counting';

/** All lines in the order of writing. */
export const creditLines = (db: Db): LedgerRow[] =>
  db
    .table<LedgerRow>(tableName)
    .all()
    .sort((a, b) => (a.sequence ?? 0) - (b.sequence ?? 0) || a.created_at.localeCompare(b.created_at));

/** Credits that can be spent: the balance of the last line. */
export const balanceOf = (db: Db): number => creditLines(db).at(-1)?.balance ?? 0;

/** Credits held by work that has neither been settled nor refunded. */
export const heldOf = (db: Db): number => sumCredits(creditLines(db)).held;

type Line = Pick<LedgerRow, 'kind' | 'credits' | 'subject' | 'account_name' | 'task_id' | 'hold_id'>;

function write(db: Db, line: Line): LedgerRow {
  return db.table<LedgerRow>(tableName).insert({
    ...line,
    id: newId('led'),
    mchno: '',
    sequence: nextNumber(),
    balance: balanceOf(db) + line.credits,
    created_at: clock.iso(),
  });
}

/** Credits that a version, a reward or the provider gives. */
export function grant(db: Db, credits: number, subject: string): void {
  if (credits > 0) write(db, { kind: 'grant', credits, subject, account_name: '系统' });
}

interface HoldRequest {
  readonly credits: number;
  /** What it is for, shown in the ledger. */
  readonly subject: string;
  readonly account_name: string;
  readonly task_id?: string;
}

/** Puts credits aside before work starts. Nothing is written for free work. @returns id of the hold, '' when free */
export function hold(db: Db, { credits, subject, account_name, task_id }: HoldRequest): string {
  if (credits <= 0) return '';
  const balance = balanceOf(db);
  if (balance < credits)
    return fail(`点数不足：需要 ${credits} 点，剩余 ${balance} 点`, { errorCode: 'CREDITS_NOT_ENOUGH' });
  return write(db, { kind: 'hold', credits: -credits, subject, account_name, task_id }).id;
}

/** The open hold of an id; undefined when it is free work, unknown, or already settled or refunded. */
function openHold(db: Db, holdId: string): LedgerRow | undefined {
  if (!holdId) return undefined;
  const rows = creditLines(db);
  return rows.some((row) => row.hold_id === holdId) ? undefined : rows.find((row) => row.id === holdId);
}

/** Work is done: what it really cost is kept, the rest of the hold comes back. Twice is once. */
export function settle(db: Db, holdId: string, actual?: number): void {
  const held = openHold(db, holdId);
  if (!held) return;
  const spent = Math.min(-held.credits, Math.max(0, actual ?? -held.credits));
  const { subject, account_name, task_id } = held;
  write(db, { kind: 'settle', credits: -held.credits - spent, subject, account_name, task_id, hold_id: holdId });
}

/** Work failed or was cancelled: the whole hold comes back. Twice is once. @returns credits given back */
export function refund(db: Db, holdId: string): number {
  const held = openHold(db, holdId);
  if (!held) return 0;
  const { subject, account_name, task_id } = held;
  write(db, { kind: 'refund', credits: -held.credits, subject, account_name, task_id, hold_id: holdId });
  return -held.credits;
}
