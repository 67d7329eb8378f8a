import { randomInt } from 'node:crypto';
import { clock } from '../_core/clock';
import { fail } from '../_core/fail';
import { globalDb, type Row } from '../_core/store';
import { sendOut } from './outbox';

const MINUTE_MS = 60_000;
const WAIT_MS = MINUTE_MS;
const LIFE_MS = 10 * MINUTE_MS;
const DAY_MS = 24 * 60 * MINUTE_MS;
const MAX_A_DAY = 10;
const MAX_TRIES = 5;

/** The code of an account on its way to a number; the id is the account. */
interface CodeRow extends Row {
  readonly phone: string;
  readonly code: string;
  readonly sent: number;
  readonly tries: number;
  /** When codes were sent within a day, ms. */
  readonly times: readonly number[];
}

const codes = () => globalDb.table<CodeRow>('phone_code');

/** Sends a code to a number. @returns seconds until another one may be asked for */
export function sendCode(accountId: string, phone: string): number {
  const now = clock.now();
  const known = codes().find(accountId);
  const times = (known?.times ?? []).filter((at) => now - at < DAY_MS);
  const last = times.at(-1) ?? 0;
  if (now - last < WAIT_MS) {
    fail(`请 ${Math.ceil((WAIT_MS - now + last) / 1000)} 秒后再获取验证码`, { errorCode: 'CODE_TOO_SOON' });
  }
  if (times.length >= MAX_A_DAY) fail('今天获取验证码的次数已用完，请明天再试', { errorCode: 'CODE_TOO_MANY' });
  const code = String(randomInt(0, 1_000_000)).padStart(6, '0');
  codes().remove(accountId);
  codes().insert({ id: accountId, phone, code, sent: now, tries: 0, times: [...times, now] });
  sendOut('sms', phone, `验证码 ${code}，10 分钟内有效，用于绑定手机号。请勿告诉他人。`);
  return WAIT_MS / 1000;
}

/** Uses a code up. Refuses a wrong one, one for another number, and every one after five tries. */
export function takePhoneCode(accountId: string, phone: string, code: string): void {
  const known = codes().find(accountId);
  const isOpen =
    known?.phone === phone && known.code !== '' && known.tries < MAX_TRIES && clock.now() - known.sent < LIFE_MS;
  if (!isOpen) fail('验证码已失效，请重新获取', { errorCode: 'CODE_EXPIRED' });
  if (known?.code !== code) {
    codes().update(accountId, { tries: (known?.tries ?? 0) + 1 });
    fail('验证码不正确', { errorCode: 'CODE_WRONG' });
  }
  codes().update(accountId, { code: '' });
}
