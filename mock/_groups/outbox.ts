import { clock } from '../_core/clock';
import { globalDb, newId, type Row } from '../_core/store';

/** What would leave the house by SMS, WeChat or mail. Nothing is sent: the demo phone shows it. */
export interface OutboxRow extends Row {
  readonly channel: 'sms' | 'wechat' | 'mail';
  /** A phone number, or otherwise the name of the account. */
  readonly to: string;
  readonly text: string;
  readonly created_at: string;
}

const MAX_KEPT = 200;

const table = () => globalDb.table<OutboxRow>('outbox');

/** Hands a message to the channel. @param mchno of a merchant's marketing message: its reader may refuse further ones */
export function sendOut(channel: OutboxRow['channel'], to: string, text: string, mchno?: string): void {
  const rows = table().all();
  for (const { id } of rows.slice(0, Math.max(0, rows.length - MAX_KEPT + 1))) table().remove(id);
  table().insert({ id: newId('out'), channel, to, text, created_at: clock.iso(), ...(mchno ? { mchno } : {}) });
}

export const findSent = (id: string): OutboxRow | undefined => table().find(id);

/** The last messages, newest first. */
export const lastSent = (count: number): OutboxRow[] => table().all().slice(-count).reverse();
