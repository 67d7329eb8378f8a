import { type AuditChange, changeOf } from './audit';
import { maskPhone } from './security';

/** Fields of one record, and changes of one act, that the log keeps at most. */
const MAX_FIELDS = 20;
export const MAX_RECORD_CHANGES = 60;

/** Counted and dated by the store itself: they tell nothing of what somebody did. */
const isBookkeeping = (field: string): boolean =>
  /^(id|mchno|account_id|revision|version|history|hash|save_id|request_id|(created|updated)_at)$/.test(field);

/** That these have changed is told, never their values: what opens something, and how a person is reached. */
const isWithheld = (field: string): boolean =>
  /password|secret|token|credential|phone|mobile|wechat|email|address|code|key|license|signature|tracking/.test(field);

/** Numbers of people, and what follows the path of an address, do not get into the log with a text. */
const withoutNumbers = (text: string): string =>
  text
    .replace(/(https?:\/\/[^\s?#]*)[?#]\S*/g, '$1')
    .replace(/(?<!\d)1[3-9]\d[- ]?\d{4}[- ]?\d{4}(?!\d)/g, (number) => maskPhone(number.replace(/\D/g, '')))
    .replace(/(?<!\d)(0\d{2,3}|400)-\d{3,4}-?\d{3,4}(?!\d)/g, maskPhone);

const isText = (value: unknown): boolean => typeof value === 'string';
const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
const isShown = (value: unknown): boolean =>
  isNothing(value) || /^(string|number|boolean)$/.test(typeof value) || (Array.isArray(value) && value.every(isText));

const cleaned = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map((one) => withoutNumbers(String(one)))
    : typeof value === 'string'
      ? withoutNumbers(value)
      : value;

type Fields = Readonly<Record<string, unknown>>;

/**
 * What differs between two states of a record whose kind is not known; undefined = it was not there, or no longer is.
 * Of texts, numbers and lists of texts both values are kept; of anything else, and of what must not stand in a log,
 * only that it has changed: `before` and `after` are empty then.
 */
export function recordChanges(before: object | undefined, after: object | undefined): AuditChange[] {
  const old = (before ?? {}) as Fields;
  const now = (after ?? {}) as Fields;
  const fields = [...new Set([...Object.keys(old), ...Object.keys(now)])];
  return fields
    .filter((field) => !isBookkeeping(field) && JSON.stringify(old[field]) !== JSON.stringify(now[field]))
    .filter((field) => !isNothing(old[field]) || !isNothing(now[field]))
    .map((field) =>
      isShown(old[field]) && isShown(now[field]) && !isWithheld(field)
        ? changeOf(field, cleaned(old[field]), cleaned(now[field]))
        : { field, before: '', after: '' },
    )
    .slice(0, MAX_FIELDS);
}

/** What a record is called in the log. */
export function recordName(record: object): string {
  const { id, title, name } = record as Fields;
  const called = [title, name].find((one) => isText(one) && one !== '');
  return withoutNumbers(String(called ?? id ?? '')).slice(0, 60);
}
