import dayjs from 'dayjs';
import relativeTime from 'dayjs/plugin/relativeTime';
import { useDates } from '@/blocks/publishing';
import { ToneTag } from '@/components/ToneTag';
import { Text } from '@/components/ui/Text';
import { urgencyOf } from '@/domain/publishing/approval';
import { useT } from '@/hooks/useT';
import type { PublishItem } from '@/services/publish/schema';

dayjs.extend(relativeTime);

/** How long from now (or since), in words without "in" and "ago". */
export const spanWords = (at: string): string => dayjs(at).fromNow(true);

/** The planned time of a post; one that waits although its time is near or over stands out. */
export function Urgency({ post }: { readonly post: PublishItem }) {
  const t = useT();
  const dates = useDates();
  if (post.publish_at === '')
    return (
      <Text type="secondary" size="small">
        {t('approval.noTime')}
      </Text>
    );
  const urgency = post.state === 'pending_approval' ? urgencyOf(post.publish_at, Date.now()) : 'calm';
  if (urgency === 'past') return <ToneTag tone="bad">{t('approval.past')}</ToneTag>;
  if (urgency === 'near')
    return <ToneTag tone="warn">{t('approval.near', { time: spanWords(post.publish_at) })}</ToneTag>;
  return (
    <Text type="secondary" size="small">
      {t('approval.planned', { time: dates.moment(post.publish_at) })}
    </Text>
  );
}
