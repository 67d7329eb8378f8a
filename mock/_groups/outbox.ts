import { clock } from '../_core/clock';
import { globalDb, newId, type Row } from '../_core/store';

/** What would leave the house by SMS, WeChat or mail. Nothing is sent: the demo phone shows it. */
export interface OutboxRow extends Row {
  readonly channel: 'sms' | 'wechat' | 'mail';
  /** A phone number, or otherwise the name of the account. */
  readonly to: string;
  readonly text: string;
  /** Who a mail comes from, as its provider has settled it; absent where it has not. */
  readonly from?: string;
  readonly created_at: string;
}

const MAX_KEPT = 200;

const table = () => globalDb.table<OutboxRow>('outbox');

interface SendOptions {
  /** Of a merchant's marketing message: its reader may refuse further ones. */
  readonly mchno?: string;
  /** Of a mail. */
  readonly from?: string;
}

/** Hands a message to the channel. */
export function sendOut(
  channel: OutboxRow['channel'],
  to: string,
  text: string,
  { mchno, from }: SendOptions = {},
): void {
  const rows = table().all();
  for (const { id } of rows.slice(0, Math.max(0, rows.length - MAX_KEPT + 1))) table().remove(id);
  table().insert({
    id: newId('out'),
    channel,
    to,
    text,
    created_at: clock.iso(),
    ...(mchno && { mchno }),
    ...(from && { from }),
  });
}

export const findSent = (id: string): OutboxRow | undefined => table().find(id);

/** The last messages, newest first. */
export const lastSent = (count: number): OutboxRow[] => table().all().slice(-count).reverse();
