import { clock } from '../_core/clock';
import { fail } from '../_core/fail';
import { globalDb, type Row } from '../_core/store';

const WINDOW_MS = 15 * 60_000;
/** Failed logins within the window. An address may be a whole office, an account is one person. */
const MAX_BY_ACCOUNT = 10;
const MAX_BY_ADDRESS = 60;

interface AttemptRow extends Row {
  readonly failures: number;
  /** When the window began, ms. */
  readonly since: number;
}

const attempts = () => globalDb.table<AttemptRow>('login_attempt');
const accountKey = (username: string): string => `account:${username.toLowerCase()}`;
const addressKey = (address: string): string => `address:${address}`;

function failuresOf(id: string): number {
  const row = attempts().find(id);
  return row && clock.now() - row.since < WINDOW_MS ? row.failures : 0;
}

function countFailure(id: string): void {
  const failures = failuresOf(id);
  if (failures > 0) attempts().update(id, { failures: failures + 1 });
  else {
    attempts().remove(id);
    attempts().insert({ id, failures: 1, since: clock.now() });
  }
}

/** Refuses a login before the password is looked at, whether there is such an account or not. */
export function needAttemptsLeft(username: string, address: string): void {
  const isSpent =
    failuresOf(accountKey(username)) >= MAX_BY_ACCOUNT || failuresOf(addressKey(address)) >= MAX_BY_ADDRESS;
  if (isSpent) fail('尝试次数过多，请 15 分钟后再试', { errorCode: 'TOO_MANY_ATTEMPTS' });
}

export function noteFailedLogin(username: string, address: string): void {
  countFailure(accountKey(username));
  countFailure(addressKey(address));
}

/** A login that succeeded clears the account; the address may still be trying others. */
export function noteLogin(username: string): void {
  attempts().remove(accountKey(username));
}
