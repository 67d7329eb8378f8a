import { randomBytes } from 'node:crypto';
import { clock } from './clock';
import { globalDb, type Row } from './store';

const lifeMs = 300_000;

/** A consent in progress; the id is the state that comes back with the code. */
interface ConsentRow extends Row {
  readonly code?: string;
  readonly account_id?: string;
  readonly expires: number;
}

const consents = () => globalDb.table<ConsentRow>('wechat_consent');

export function consentState(): string {
  for (const { id, expires } of consents().all()) if (expires < clock.now()) consents().remove(id);
  return consents().insert({ id: randomBytes(12).toString('hex'), expires: clock.now() + lifeMs }).id;
}

/** Code for an account that has agreed; undefined when the consent is unknown or too old. */
export function giveCode(state: string, accountId: string): string | undefined {
  const consent = consents().find(state);
  if (!consent || consent.expires < clock.now()) return undefined;
  const code = randomBytes(16).toString('hex');
  consents().update(state, { code, account_id: accountId });
  return code;
}

/** The account behind a code, once: a code is used up by its first use, right or wrong. */
export function takeCode(code: string, state: string): string | undefined {
  const consent = consents().find(state);
  if (!consent) return undefined;
  consents().remove(state);
  return consent.code === code && consent.expires >= clock.now() ? consent.account_id : undefined;
}
