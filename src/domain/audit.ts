import { brandFieldNames } from './brand';

/** What a provider's acts are about. */
export const auditSubjects = [
  'brand',
  'role_template',
  'message_template',
  'merchant',
  'certification',
  'upgrade',
  'invoice',
  'feedback',
  'announcement',
  'help_article',
  'video_template',
  'caption_template',
  'goods_template',
  'creative_template',
  'app',
  'category',
  'channel',
  'commission',
  'compliance_policy',
  'compliance_word',
  'account',
  'file',
] as const;
export type AuditSubject = (typeof auditSubjects)[number];

export const auditVerbs = [
  'create',
  'update',
  'delete',
  'activate',
  'restore',
  'offer',
  'withdraw',
  'publish',
  'stop',
  'test',
  'unsent',
  'approve',
  'reject',
  'open',
  'close',
  'plan',
  'note',
  'reply',
  'pay',
  'merge',
  'see_as',
  'see_as_end',
  'act',
  'denied',
] as const;
export type AuditVerb = (typeof auditVerbs)[number];

/** Whether somebody acted in his own name or, as support, in a merchant's. */
export const auditWays = ['see_as', 'own'] as const;
export type AuditWay = (typeof auditWays)[number];

/** What acts change, by the names that the records have. */
export const auditFields = [
  ...brandFieldNames,
  'note',
  'routes',
  'actions',
  'channels',
  'variables',
  'summary',
  'topic',
  'order',
  'contents',
  'price',
  'plans',
  'industry',
  'contact',
  'phone',
  'address',
  'intro',
  'version',
  'expires_at',
  'limits',
  'provider_note',
  'reply',
  'parent_id',
  'merchant_id',
  'channel',
  'rates',
  'voucher',
  'base',
  'is_locked',
  'is_recommended',
  'kinds',
  'loosenable',
  'rules',
  'rules_on',
  'word',
  'replacement',
  'level',
  'category',
  'reason',
  'status',
  'username',
  'role',
  'state',
  'review',
  'brand',
  'description',
  'selling_points',
  'offer',
  'cover',
  'text',
  'html',
  'tags',
  'angle',
  'hook',
  'audience',
  'planned_on',
  'platform',
  'topics',
  'sentences',
  'publish_at',
  'group',
  'slots',
  'per_day',
  'ai_declared',
  'kind',
  'value',
  'min_spend',
  'total',
  'per_customer',
  'valid_from',
  'valid_to',
  'opens',
  'closes',
  'minutes',
  'capacity',
  'next_on',
  'approval_policy',
  'compliance_policy',
] as const;
export type AuditField = (typeof auditFields)[number];

/** One field that an act has changed, as text; images and long texts are cut. Both empty: only that it has changed. */
export interface AuditChange {
  /** One of {@link auditFields}; what was done in a merchant's name may be of any field. */
  readonly field: string;
  readonly before: string;
  readonly after: string;
  /** The record that it belongs to, where that is not what the act is about. */
  readonly record?: string;
}

export const MAX_AUDIT_TEXT = 500;

const cut = (text: string): string => (text.length > MAX_AUDIT_TEXT ? `${text.slice(0, MAX_AUDIT_TEXT - 1)}…` : text);

function textOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'string') return value.startsWith('data:') ? `${value.split(';')[0]}` : value;
  if (Array.isArray(value) && value.every((one) => typeof one === 'string')) return value.join(', ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** Lists of keys are told by what came and what went: a role has hundreds of them. */
function listChange(before: readonly string[], after: readonly string[]): readonly [string, string] {
  const gone = before.filter((key) => !after.includes(key));
  const come = after.filter((key) => !before.includes(key));
  return [gone.join(', '), come.join(', ')];
}

const isKeyList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

/** One change. Of lists of texts, `before` tells what is gone and `after` what has come. */
export function changeOf(field: string, old: unknown, next: unknown): AuditChange {
  const [left, right] =
    isKeyList(old ?? []) && isKeyList(next ?? []) && (isKeyList(old) || isKeyList(next))
      ? listChange((old as readonly string[] | undefined) ?? [], (next as readonly string[] | undefined) ?? [])
      : [textOf(old), textOf(next)];
  return { field, before: cut(left), after: cut(right) };
}

/** What differs between two states of a record, field by field in the order given. */
export function auditChanges<R extends object>(
  before: R | undefined,
  after: R | undefined,
  fields: readonly (keyof R & AuditField)[],
): AuditChange[] {
  return fields.flatMap((field) => {
    const old = before?.[field];
    const next = after?.[field];
    if (JSON.stringify(old) === JSON.stringify(next)) return [];
    const change = changeOf(field, old, next);
    return change.before === '' && change.after === '' ? [] : [change];
  });
}
