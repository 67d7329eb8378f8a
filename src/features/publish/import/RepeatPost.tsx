import { Alert, Modal, Skeleton } from 'antd';
import { loadSchedulingData, type Sent } from '@/blocks/publishing';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { messageOf } from '@/lib/request';
import type { PublishItem } from '@/services/publish/schema';
import { RepeatForm } from './RepeatForm';

export interface RepeatPostProps {
  readonly post: PublishItem;
  readonly open: boolean;
  readonly onClose: () => void;
  /** Something was planned, or taken back. */
  readonly onDone: (sent: Pick<Sent, 'flowIds' | 'items'>) => void;
}

/** The same post again and again: the dates are seen with what stands in their way before they are planned. */
export function RepeatPost({ post, open, onClose, onDone }: RepeatPostProps) {
  const t = useT();
  const { data, error } = useLoad(loadSchedulingData, { ready: open });
  const body = () => {
    if (post.publish_at === '') return <Alert type="info" showIcon title={t('publishRepeat.noTime')} />;
    if (error) return <Alert type="error" showIcon title={messageOf(error)} />;
    if (!data) return <Skeleton active paragraph={{ rows: 6 }} />;
    return <RepeatForm post={post} scheduling={data} onClose={onClose} onDone={onDone} />;
  };
  return (
    <Modal open={open} width={760} title={t('publishRepeat.title')} footer={null} destroyOnHidden onCancel={onClose}>
      {open && body()}
    </Modal>
  );
}
