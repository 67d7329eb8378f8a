import { actionName, pageName } from '@/blocks/grants';
import { auditFields } from '@/domain/audit';
import { certificationStates } from '@/domain/certification';
import { statementStates } from '@/domain/channels';
import { categoryName, complianceCategories, complianceLevels } from '@/domain/compliance';
import { helpTopics } from '@/domain/helpArticles';
import { merchantReviews } from '@/domain/merchants';
import { channels } from '@/domain/messageTemplate';
import { formatMinute } from '@/hooks/useDates';
import type { Translate } from '@/hooks/useT';
import type { AuditEntry } from '@/services/audit/schema';

type Change = AuditEntry['changes'][number];

const statuses = ['1', '0', '-1'] as const;

/** What a field is called; one that only a merchant's own records have keeps its name. */
export function fieldText(t: Translate, field: string): string {
  const known = auditFields.find((one) => one === field);
  return known ? t(`audit.field.${known}`) : field;
}

/** States are called what the page of their subject calls them. */
function stateText(t: Translate, { subject }: Pick<AuditEntry, 'subject'>, value: string): string | undefined {
  const certified = certificationStates.find((one) => subject === 'certification' && one === value);
  if (certified) return t(`certification.state.${certified}`);
  const settled = statementStates.find((one) => subject === 'commission' && one === value);
  return settled && t(`channel.state.${settled}`);
}

/** Keys of pages and actions by their names; what was cut ends with a key that no longer is one. */
function namesOf(t: Translate, value: string, name: (t: Translate, key: string) => string): string {
  const isKey = (key: string) => /^[a-z_.]+$/.test(key);
  return value
    .split(', ')
    .map((key) => (isKey(key) ? name(t, key) : key))
    .join('、');
}

/** What a field was or is, as the screens that edit it say it; what none of them knows stays as it is. */
export function changeText(
  t: Translate,
  entry: Pick<AuditEntry, 'subject'>,
  { field }: Pick<Change, 'field'>,
  value: string,
): string {
  if (field === 'routes') return namesOf(t, value, pageName);
  if (field === 'actions') return namesOf(t, value, actionName);
  if (field === 'channels') {
    const held = channels.filter((channel) => value.split(', ').includes(channel));
    return held.map((channel) => t(`messageTemplate.channel.${channel}`)).join('、');
  }
  if (/^(expires|publish)_at$/.test(field)) return value && formatMinute(value);
  const status = statuses.find((one) => field === 'status' && one === value);
  if (status) return t(`audit.status.${status}`);
  if (field === 'state') return stateText(t, entry, value) ?? value;
  const review = merchantReviews.find((one) => field === 'review' && one === value);
  if (review) return t(`providerMerchant.review.${review}`);
  const topic = helpTopics.find((one) => field === 'topic' && one === value);
  if (topic) return t(`help.topic.${topic}`);
  const level = complianceLevels.find((one) => field === 'level' && one === value);
  if (level) return t(`compliance.${level}`);
  const category = complianceCategories.find((one) => field === 'category' && one === value);
  return category ? categoryName(category) : value;
}

/** Whether the log only tells that a field has changed: its values are long, nested or nobody's to keep. */
export const isUnkept = ({ before, after }: Change): boolean => before === '' && after === '';
