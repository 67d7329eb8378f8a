import { actionName, pageName } from '@/blocks/grants';
import { categoryName, complianceCategories, complianceLevels } from '@/domain/compliance';
import { helpTopics } from '@/domain/helpArticles';
import { channels } from '@/domain/messageTemplate';
import { formatMinute } from '@/hooks/useDates';
import type { Translate } from '@/hooks/useT';
import type { AuditEntry } from '@/services/audit/schema';

type Change = AuditEntry['changes'][number];

const statuses = ['1', '0', '-1'] as const;

/** Keys of pages and actions by their names; what was cut ends with a key that no longer is one. */
function namesOf(t: Translate, value: string, name: (t: Translate, key: string) => string): string {
  const isKey = (key: string) => /^[a-z_.]+$/.test(key);
  return value
    .split(', ')
    .map((key) => (isKey(key) ? name(t, key) : key))
    .join('、');
}

/** What a field was or is, as the screens that edit it say it; what none of them knows stays as it is. */
export function changeText(t: Translate, field: Change['field'], value: string): string {
  if (field === 'routes') return namesOf(t, value, pageName);
  if (field === 'actions') return namesOf(t, value, actionName);
  if (field === 'channels') {
    const held = channels.filter((channel) => value.split(', ').includes(channel));
    return held.map((channel) => t(`messageTemplate.channel.${channel}`)).join('、');
  }
  if (field === 'expires_at') return formatMinute(value);
  const status = statuses.find((one) => field === 'status' && one === value);
  if (status) return t(`audit.status.${status}`);
  const topic = helpTopics.find((one) => field === 'topic' && one === value);
  if (topic) return t(`help.topic.${topic}`);
  const level = complianceLevels.find((one) => field === 'level' && one === value);
  if (level) return t(`compliance.${level}`);
  const category = complianceCategories.find((one) => field === 'category' && one === value);
  return category ? categoryName(category) : value;
}
