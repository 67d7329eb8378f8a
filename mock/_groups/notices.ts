import { clock } from '../_core/clock';
import { globalDb, newId, type Row } from '../_core/store';
import { type OutsideTexts, remind } from './reminders';

/** A message to a merchant's accounts; who has read or removed it is kept by account. */
export interface NoticeRow extends Row {
  readonly mchno: string;
  /** Only for this account; absent = for everyone of the merchant. */
  readonly account_id?: string;
  readonly title: string;
  readonly content: string;
  readonly kind: 'system' | 'task' | 'publish' | 'team';
  readonly link?: string;
  readonly read_by?: readonly string[];
  readonly hidden_by?: readonly string[];
  readonly created_at: string;
}

type NewNotice = Pick<NoticeRow, 'title' | 'content' | 'kind' | 'link' | 'account_id'>;

/**
 * Sends a message to a merchant: shown by the bell (/notice/data) and in the list of messages.
 * @param options.outside what SMS and WeChat say; the title where it is left out
 * @param options.isShown false = by the other channels alone
 */
export function addNotice(
  mchno: string,
  notice: NewNotice,
  { outside, isShown = true }: { readonly outside?: OutsideTexts; readonly isShown?: boolean } = {},
): void {
  const row = { id: newId('notice'), mchno, created_at: clock.iso(), ...notice };
  if (isShown) globalDb.table<NoticeRow>('notice').insert(row);
  remind(row, outside);
}

/** Messages that an account sees, newest first. */
export function noticesOf(rows: readonly NoticeRow[], accountId: string) {
  return rows
    .filter(
      ({ account_id, hidden_by = [] }) => (!account_id || account_id === accountId) && !hidden_by.includes(accountId),
    )
    .sort((left, right) => right.created_at.localeCompare(left.created_at))
    .map(({ id, title, content, kind, link, created_at, read_by = [] }) => ({
      id,
      title,
      content,
      kind,
      link,
      created_at,
      status: read_by.includes(accountId) ? (1 as const) : (0 as const),
    }));
}

/** Marks messages read or unread for one account. */
export function markNotices(ids: readonly string[], mchno: string, accountId: string, isRead: boolean): void {
  const notices = globalDb.table<NoticeRow>('notice');
  for (const id of ids) {
    const row = notices.find(id);
    if (row?.mchno !== mchno) continue;
    const others = (row.read_by ?? []).filter((reader) => reader !== accountId);
    notices.update(id, { read_by: isRead ? [...others, accountId] : others });
  }
}
