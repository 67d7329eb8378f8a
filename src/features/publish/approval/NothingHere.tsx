import { Link } from '@umijs/max';
import { Button } from 'antd';
import { CalendarIllustration } from '@/components/empty/CalendarIllustration';
import { EmptyState } from '@/components/empty/EmptyState';
import type { ApprovalView } from '@/domain/publishing/approval';
import { type MessageId, useT } from '@/hooks/useT';

const texts: Readonly<Record<ApprovalView, readonly [title: MessageId, text: MessageId]>> = {
  waiting: ['approval.emptyWaiting', 'approval.emptyWaitingText'],
  mine: ['approval.emptyMine', 'approval.emptyMineText'],
  handled: ['approval.emptyHandled', 'approval.emptyHandledText'],
};

/** An empty list says what would stand in it. */
export function NothingHere({ view }: { readonly view: ApprovalView }) {
  const t = useT();
  const [title, text] = texts[view];
  return (
    <EmptyState
      illustration={<CalendarIllustration />}
      title={t(title)}
      description={t(text)}
      action={
        view === 'mine' ? (
          <Link to="/publish/media">
            <Button type="primary">{t('approval.toMedia')}</Button>
          </Link>
        ) : undefined
      }
    />
  );
}
