import { randomBytes } from 'node:crypto';
import type { Request } from 'express';
import { originOf } from '../_core/auth';
import { clock } from '../_core/clock';
import { fail } from '../_core/fail';
import type { AccountRow } from '../_core/rows';
import { globalDb, type Row } from '../_core/store';

const LIFE_MS = 300_000;

/** A question to WeChat in progress; the id is the state that comes back with the code. */
interface ConsentRow extends Row {
  /** The account that wants to bind a WeChat; absent = somebody who wants to sign in. */
  readonly asked_by?: string | undefined;
  readonly code?: string;
  /** Who has agreed. */
  readonly wechat_id?: string;
  readonly expires: number;
}

const consents = () => globalDb.table<ConsentRow>('wechat_consent');
const accounts = () => globalDb.table<AccountRow>('account');

interface ConsentQuestion {
  /** Where WeChat sends the browser back to: an address of this site. */
  readonly redirect: string;
  readonly appid?: string | undefined;
}

/** Address of WeChat's consent page, and the state that its answer brings back. */
export function askConsent(
  req: Request,
  { redirect, appid = '' }: ConsentQuestion,
  askedBy?: string,
): { readonly url: string; readonly state: string } {
  const origin = originOf(req);
  const target = URL.canParse(redirect, origin) ? new URL(redirect, origin) : undefined;
  if (target?.origin !== origin) return fail('回跳地址不在本站', { errorCode: 'REDIRECT_FOREIGN' });
  for (const { id, expires } of consents().all()) if (expires < clock.now()) consents().remove(id);
  const state = consents().insert({
    id: randomBytes(12).toString('hex'),
    asked_by: askedBy,
    expires: clock.now() + LIFE_MS,
  }).id;
  const query = new URLSearchParams({ appid, state, redirect_uri: target.href });
  return { url: `${origin}/api/demo/wechat?${query}`, state };
}

/** Whether the consent page is asked for an account that is signed in, not for a sign-in. */
export const isAskedToBind = (state: string): boolean => consents().find(state)?.asked_by !== undefined;

/** Code for a WeChat that has agreed; undefined when the question is unknown or too old. */
export function giveCode(state: string, wechatId: string): string | undefined {
  const consent = consents().find(state);
  if (!consent || consent.expires < clock.now()) return undefined;
  const code = randomBytes(16).toString('hex');
  consents().update(state, { code, wechat_id: wechatId });
  return code;
}

/**
 * The WeChat behind a code, once: a code is used up by its first use, right or wrong.
 * @param askedBy the account that binds; left out for a sign-in. One is never good for the other, nor for another account.
 */
export function takeCode({ code, state }: { readonly code: string; readonly state: string }, askedBy?: string): string {
  const consent = consents().find(state);
  consents().remove(state);
  const isOpen = consent?.code === code && consent.asked_by === askedBy && consent.expires >= clock.now();
  return (isOpen && consent.wechat_id) || fail('微信授权已失效，请重新授权', { errorCode: 'WECHAT_CODE_INVALID' });
}

/**
 * The WeChat that is bound to an account; undefined = none. In a state of an earlier version a sign-in has bound it, and
 * the WeChats of the demo phone are named like its accounts.
 */
export const wechatOf = ({ id, wechat_id, wechat_at }: AccountRow): string | undefined =>
  wechat_id ?? (wechat_at === undefined ? undefined : id);

/** The account that a WeChat opens: at most one, so that nobody signs in to another one than he thinks. */
export const accountOfWechat = (wechatId: string): AccountRow | undefined =>
  accounts()
    .all()
    .find((account) => account.status !== -1 && wechatOf(account) === wechatId);
