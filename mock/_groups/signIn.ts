import { randomBytes } from 'node:crypto';
import { clock } from '../_core/clock';
import { globalDb, type Row } from '../_core/store';

const ticketLifeMs = 120_000;

/** A QR login: waiting → scanned → confirmed | refused, expired after two minutes. The id is the ticket. */
export interface TicketRow extends Row {
  readonly state: 'waiting' | 'scanned' | 'confirmed' | 'expired' | 'refused';
  readonly account_id?: string;
  readonly expires: number;
}

const tickets = () => globalDb.table<TicketRow>('qr_ticket');

export function createTicket(): TicketRow {
  for (const { id, expires } of tickets().all()) if (expires < clock.now() - ticketLifeMs) tickets().remove(id);
  return tickets().insert({
    id: randomBytes(16).toString('hex'),
    state: 'waiting',
    expires: clock.now() + ticketLifeMs,
  });
}

/** The ticket as it stands now: one that nobody answered in time has expired. */
export function findTicket(id: string): TicketRow | undefined {
  const ticket = tickets().find(id);
  const isOpen = ticket?.state === 'waiting' || ticket?.state === 'scanned';
  return ticket && isOpen && ticket.expires <= clock.now() ? tickets().update(id, { state: 'expired' }) : ticket;
}

export function scanTicket(id: string): void {
  if (findTicket(id)?.state === 'waiting') tickets().update(id, { state: 'scanned' });
}

/** What the phone answered; false when the ticket can no longer be answered. */
export function answerTicket(id: string, accountId: string | undefined): boolean {
  const ticket = findTicket(id);
  if (ticket?.state !== 'scanned' && ticket?.state !== 'waiting') return false;
  tickets().update(id, accountId ? { state: 'confirmed', account_id: accountId } : { state: 'refused' });
  return true;
}

export function takeTicket(id: string): void {
  tickets().update(id, { state: 'expired', account_id: undefined });
}

const consentLifeMs = 300_000;

/** A WeChat sign-in in progress; the id is the state that comes back with the code. */
interface ConsentRow extends Row {
  readonly code?: string;
  readonly account_id?: string;
  readonly expires: number;
}

const consents = () => globalDb.table<ConsentRow>('wechat_consent');

export function consentState(): string {
  for (const { id, expires } of consents().all()) if (expires < clock.now()) consents().remove(id);
  return consents().insert({ id: randomBytes(12).toString('hex'), expires: clock.now() + consentLifeMs }).id;
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
