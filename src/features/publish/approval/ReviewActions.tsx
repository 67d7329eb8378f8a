import { DownOutlined, UpOutlined } from '@ant-design/icons';
import { Button, Tooltip } from 'antd';
import { PageLink } from '@/components/PageLink';
import { canAct } from '@/domain/publishing';
import { useCan } from '@/hooks/useCan';
import { useT } from '@/hooks/useT';
import type { PublishItem } from '@/services/publish/schema';

interface ReviewActionsProps {
  readonly post: PublishItem;
  readonly isMine: boolean;
  readonly isBusy: boolean;
  /** Undefined = it is answered, or not by this person. */
  readonly onApprove: (() => void) | undefined;
  readonly onReject: (() => void) | undefined;
  readonly onEdit: () => void;
  readonly onWithdraw: () => void;
  readonly onResubmit: () => void;
  /** Undefined = there is none. */
  readonly onNext: (() => void) | undefined;
  readonly onPrevious: (() => void) | undefined;
}

/** What can be done to the opened post, by rights and state. */
export function ReviewActions(props: ReviewActionsProps) {
  const { post, isMine, isBusy, onApprove, onReject, onEdit, onWithdraw, onResubmit, onNext, onPrevious } = props;
  const t = useT();
  const mayWrite = useCan()('publish.submit');
  const isOpen = post.state === 'pending_approval' || post.state === 'rejected' || post.state === 'draft';
  return (
    <>
      <Tooltip title={t('approval.previousKey')}>
        <Button
          icon={<UpOutlined aria-hidden />}
          disabled={!onPrevious}
          aria-label={t('approval.previous')}
          onClick={onPrevious}
        />
      </Tooltip>
      <Tooltip title={t('approval.nextKey')}>
        <Button
          icon={<DownOutlined aria-hidden />}
          disabled={!onNext}
          aria-label={t('approval.next')}
          onClick={onNext}
        />
      </Tooltip>
      {mayWrite && isOpen && <Button onClick={onEdit}>{t('approval.edit')}</Button>}
      {mayWrite && isMine && post.state === 'pending_approval' && (
        <Button onClick={onWithdraw}>{t('approval.withdraw')}</Button>
      )}
      {mayWrite && canAct(post.state, 'submit') && (
        <Button type={isMine ? 'primary' : 'default'} onClick={onResubmit}>
          {t('approval.resubmit')}
        </Button>
      )}
      {!isOpen && (
        <PageLink to={`/publish/calendar?item=${post.id}`}>
          <Button>{t('approval.inCalendar')}</Button>
        </PageLink>
      )}
      {onReject && (
        <Button danger disabled={isBusy} aria-keyshortcuts="R" onClick={onReject}>
          {t('approval.reject')}
        </Button>
      )}
      {onApprove && (
        <Button type="primary" loading={isBusy} aria-keyshortcuts="A" onClick={onApprove}>
          {t('approval.approve')}
        </Button>
      )}
    </>
  );
}
