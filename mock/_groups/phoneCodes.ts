import { randomInt } from 'node:crypto';
import { clock } from '../_core/clock';
import { fail } from '../_core/fail';
import { globalDb, type Row } from '../_core/store';
import { sendOut } from './outbox';

const MINUTE_MS = 60_000;
const WAIT_MS = MINUTE_MS;
const LIFE_MS = 10 * MINUTE_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const MAX_A_DAY = 10;
const MAX_TRIES = 5;
/** A code costs money, and somebody who asks for many numbers is looking for who is here. An address may be an office. */
const MAX_BY_ADDRESS = 30;

/** What a code is good for; one for signing in changes no password. */
const purposes = { bind: '绑定手机号', login: '登录', reset: '重设登录密码', prove: '确认手机号' } as const;
export type CodePurpose = keyof typeof purposes;

/** A code on its way to a number; the id is what it is for and whose it is. */
interface CodeRow extends Row {
  readonly phone: string;
  readonly code: string;
  readonly sent: number;
  readonly tries: number;
  /** When codes were sent within a day, ms. */
  readonly times: readonly number[];
}

/** When codes were asked for from an address within an hour, ms. */
interface AskedRow extends Row {
  readonly times: readonly number[];
}

const codes = () => globalDb.table<CodeRow>('phone_code');

/** An account's own code for binding keeps the id that it always had. */
const codeId = (purpose: CodePurpose, whose: string): string => (purpose === 'bind' ? whose : `${purpose}:${whose}`);

/** Refuses an address that asks for too many codes, and counts this one. */
export function countAddress(address: string): void {
  const table = globalDb.table<AskedRow>('phone_code_address');
  const now = clock.now();
  const times = (table.find(address)?.times ?? []).filter((at) => now - at < HOUR_MS);
  if (times.length >= MAX_BY_ADDRESS) fail('获取验证码太频繁，请一小时后再试', { errorCode: 'CODE_TOO_MANY' });
  table.remove(address);
  table.insert({ id: address, times: [...times, now] });
}

interface CodeOrder {
  readonly purpose: CodePurpose;
  /** The account that asks, or the number where nobody is signed in. */
  readonly whose: string;
  readonly phone: string;
  /** False = everything is as if, but nothing leaves: the number belongs to nobody here. */
  readonly isSent?: boolean;
}

/** Sends a code to a number. @returns seconds until another one may be asked for */
export function sendCode({ purpose, whose, phone, isSent = true }: CodeOrder): number {
  const id = codeId(purpose, whose);
  const now = clock.now();
  const known = codes().find(id);
  const times = (known?.times ?? []).filter((at) => now - at < DAY_MS);
  const last = times.at(-1) ?? 0;
  if (now - last < WAIT_MS) {
    fail(`请 ${Math.ceil((WAIT_MS - now + last) / 1000)} 秒后再获取验证码`, { errorCode: 'CODE_TOO_SOON' });
  }
  if (times.length >= MAX_A_DAY) fail('今天获取验证码的次数已用完，请明天再试', { errorCode: 'CODE_TOO_MANY' });
  const code = String(randomInt(0, 1_000_000)).padStart(6, '0');
  codes().remove(id);
  codes().insert({ id, phone, code, sent: now, tries: 0, times: [...times, now] });
  if (isSent) sendOut('sms', phone, `验证码 ${code}，10 分钟内有效，用于${purposes[purpose]}。请勿告诉他人。`);
  return WAIT_MS / 1000;
}

/** Refuses a wrong code, one for another number, and every one after five tries. @returns uses it up */
export function checkPhoneCode(purpose: CodePurpose, whose: string, phone: string, code: string): () => void {
  const id = codeId(purpose, whose);
  const known = codes().find(id);
  const isOpen =
    known?.phone === phone && known.code !== '' && known.tries < MAX_TRIES && clock.now() - known.sent < LIFE_MS;
  if (!isOpen) fail('验证码已失效，请重新获取', { errorCode: 'CODE_EXPIRED' });
  if (known?.code !== code) {
    codes().update(id, { tries: (known?.tries ?? 0) + 1 });
    fail('验证码不正确', { errorCode: 'CODE_WRONG' });
  }
  return () => codes().update(id, { code: '' });
}
