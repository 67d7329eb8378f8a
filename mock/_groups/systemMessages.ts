import { mailSender } from '../../src/domain/brand';
import { isVip } from '../../src/domain/merchants';
import { type Channel, type MessageContent, prepareMessage } from '../../src/domain/messageTemplate';
import { localOf } from '../../src/domain/publishing/zone';
import { DEFAULT_ZONE } from '../../src/utils/timeZone';
import { brandExtrasOf } from '../_core/appLocks';
import { auditTable } from '../_core/auditRows';
import { clock } from '../_core/clock';
import type { RoleRow } from '../_core/grants';
import type { AccountRow, MerchantRow, ProviderRow } from '../_core/rows';
import { globalDb, newId } from '../_core/store';
import {
  type MessageTemplateRow,
  type SystemMessage,
  systemContents,
  systemMessageOf,
} from '../_data/messageTemplates';
import { addNotice } from './notices';
import { sendOut } from './outbox';

interface Written {
  /** Undefined = a provider that keeps no template of it: it is sent as the product words it. */
  readonly row?: MessageTemplateRow;
  readonly content: MessageContent;
}

/** What is sent now; undefined = its template is stopped, or has not been published yet. */
function writtenOf(providerId: string, message: SystemMessage): Written | undefined {
  const row = globalDb
    .table<MessageTemplateRow>('message_template')
    .all()
    .find((one) => one.provider_id === providerId && systemMessageOf(one) === message && one.state !== 'deleted');
  if (!row) return { content: systemContents[message] };
  const content = row.state === 'live' ? row.versions.at(-1) : undefined;
  return content && { row, content };
}

/** A message that could not be sent stands in the provider's log, with what was missing. */
function noteUnsent({ provider_id, name }: MerchantRow, { row }: Written, message: SystemMessage, why: string): void {
  auditTable().insert({
    id: newId('audit'),
    provider_id,
    actor: '系统',
    subject: 'message_template',
    subject_id: row?.id ?? message,
    subject_name: row?.name ?? message,
    verb: 'unsent',
    changes: [],
    reason: `没有发给“${name}”：${why}`,
    created_at: clock.iso(),
  });
}

interface SendOptions {
  readonly link: string;
  /** Owners alone; all of the merchant otherwise. */
  readonly toOwners?: boolean;
}

/**
 * Sends what the product itself tells a merchant, as its provider's newest published template words it, by the channels
 * of the template. A value that is missing in one of them keeps all back.
 * @returns `off` = the template is stopped
 */
export function sendSystemMessage(
  merchant: MerchantRow,
  message: SystemMessage,
  values: Readonly<Record<string, string>>,
  { link, toOwners = false }: SendOptions,
): 'sent' | 'off' | 'unsent' {
  const { mchno, provider_id } = merchant;
  const written = writtenOf(provider_id, message);
  if (!written) return 'off';
  const signature = globalDb.table<ProviderRow>('provider').find(provider_id)?.name ?? '';
  const { content } = written;
  const prepared = new Map(
    content.channels.map((channel) => [channel, prepareMessage(content, channel, values, signature)]),
  );
  const problems = [...prepared.values()];
  const missing = [...new Set(problems.flatMap((one) => one.missing))];
  const wrong = [...new Set(problems.flatMap((one) => one.wrong))];
  if (missing.length + wrong.length > 0) {
    const why = [
      missing.length > 0 && `缺少${missing.join('、')}`,
      wrong.length > 0 && `格式不正确：${wrong.join('、')}`,
    ];
    noteUnsent(merchant, written, message, why.filter(Boolean).join('，'));
    return 'unsent';
  }
  const textOf = (channel: Channel): string => {
    const { title = '', text = '' } = prepared.get(channel)?.sent ?? {};
    return [title, text].filter(Boolean).join('\n');
  };
  const owners = ownersOf(mchno);
  const inapp = prepared.get('inapp')?.sent;
  // By SMS and WeChat only those are told who have asked for it.
  const outside = { sms: textOf('sms'), wechat: textOf('wechat') };
  const notice = { kind: 'system', title: inapp?.title ?? '', content: inapp?.text ?? '', link } as const;
  const readers = toOwners ? owners.map(({ id }) => id) : [undefined];
  for (const account_id of readers)
    addNotice(mchno, account_id ? { ...notice, account_id } : notice, { outside, isShown: inapp !== undefined });
  if (prepared.has('mail'))
    for (const { name } of owners)
      sendOut('mail', name, textOf('mail'), { from: mailSender(brandExtrasOf(provider_id)) });
  return 'sent';
}

const isOwner = ({ role }: AccountRow): boolean => globalDb.table<RoleRow>('account_role').find(role)?.code === 'owner';

const ownersOf = (mchno: string): AccountRow[] =>
  globalDb
    .table<AccountRow>('account')
    .all()
    .filter((account) => account.mchno === mchno && account.status === 1 && isOwner(account));

/** What every message about a merchant's version can say. */
export const planValues = ({ name, version, expires_at, zone = DEFAULT_ZONE }: MerchantRow) => ({
  商家名称: name,
  版本: version,
  到期日: localOf(Date.parse(expires_at), zone).date,
});

const REMIND_MS = 7 * 86_400_000;

/** Reminds the owners once of a paid version that runs out within a week; asked whenever somebody looks. */
export function remindOfExpiry(merchant: MerchantRow, now: number): void {
  const { id, expires_at, reminded_of } = merchant;
  if (reminded_of === expires_at || !isVip(merchant, now) || Date.parse(expires_at) - now > REMIND_MS) return;
  const outcome = sendSystemMessage(merchant, 'expiry', planValues(merchant), {
    link: '/merchant/account/version',
    toOwners: true,
  });
  // Stopped, it is sent as soon as the template is used again; what could not be sent is logged once.
  if (outcome !== 'off') globalDb.table<MerchantRow>('merchant').update(id, { reminded_of: expires_at });
}
