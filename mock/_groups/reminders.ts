import type { AccountRow } from '../_core/rows';
import { globalDb, type Row } from '../_core/store';
import { sendOut } from './outbox';
import { wechatOf } from './wechat';

type Kind = 'system' | 'task' | 'publish' | 'team';

interface Reminders {
  readonly sms: readonly Kind[];
  readonly wechat: readonly Kind[];
}

/** The id is the account. */
type ReminderRow = Row & Reminders;

interface Reminded {
  readonly mchno: string;
  readonly account_id?: string | undefined;
  readonly kind: Kind;
  readonly title: string;
}

const table = () => globalDb.table<ReminderRow>('reminder');

/** What an account wants to hear of outside of the product; nothing until it has chosen. */
export function remindersOf(accountId: string): { sms: Kind[]; wechat: Kind[] } {
  const { sms = [], wechat = [] } = table().find(accountId) ?? {};
  return { sms: [...sms], wechat: [...wechat] };
}

export function saveReminders(accountId: string, chosen: Reminders): void {
  table().remove(accountId);
  table().insert({ id: accountId, ...chosen });
}

/** What a message says outside of the product; empty = nothing by that channel. */
export type OutsideTexts = Readonly<Record<'sms' | 'wechat', string>>;

/** Hands a new message to the channels that its readers have chosen. */
export function remind({ mchno, account_id, kind, title }: Reminded, outside?: OutsideTexts): void {
  const texts = outside ?? { sms: title, wechat: title };
  const readers = globalDb
    .table<AccountRow>('account')
    .all()
    .filter((account) => account.mchno === mchno && account.status === 1 && (!account_id || account.id === account_id));
  for (const reader of readers) {
    const { id, name, phone } = reader;
    const { sms, wechat } = remindersOf(id);
    if (texts.sms && sms.includes(kind) && phone) sendOut('sms', phone, texts.sms);
    if (texts.wechat && wechat.includes(kind) && wechatOf(reader)) sendOut('wechat', name, texts.wechat);
  }
}
