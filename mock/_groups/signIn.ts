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
