import { Form, Modal } from 'antd';
import { useEffect, useState } from 'react';
import { useDates } from '@/blocks/publishing';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import type { PublishItem } from '@/services/publish/schema';
import { NewTime } from './NewTime';

interface TimeDialogProps {
  /** Undefined = closed. */
  readonly post: PublishItem | undefined;
  readonly slotsOf: (posts: readonly PublishItem[]) => Promise<Record<string, string>>;
  readonly onClose: () => void;
  readonly onApprove: (post: PublishItem, time: string) => Promise<unknown>;
}

/** A time that has passed cannot be approved: the account's next free slot is proposed, any other may be taken. */
export function TimeDialog({ post, slotsOf, onClose, onApprove }: TimeDialogProps) {
  const t = useT();
  const dates = useDates();
  const [form] = Form.useForm<{ time?: string }>();
  const [isBusy, setBusy] = useState(false);
  const { data: slots, loading } = useLoad(async (): Promise<Record<string, string>> => (post ? slotsOf([post]) : {}), {
    ready: post !== undefined,
    refreshDeps: [post?.id],
  });
  const slot = post && slots?.[post.id];
  useEffect(() => {
    // It may come after a time was picked.
    if (slot && !form.isFieldTouched('time')) form.setFieldsValue({ time: slot });
  }, [slot, form]);

  const send = async ({ time }: { time?: string }) => {
    if (!post || !time) return;
    setBusy(true);
    await onApprove(post, time);
    setBusy(false);
  };
  const time = post ? dates.moment(post.publish_at) : '';
  return (
    <Modal
      open={post !== undefined}
      title={t('approval.timeTitle')}
      okText={t('approval.timeOk')}
      okButtonProps={{ loading: isBusy }}
      cancelText={t('common.cancel')}
      loading={loading && !slots}
      onOk={form.submit}
      onCancel={onClose}
      destroyOnHidden
    >
      <p>{t(slot ? 'approval.timeText' : 'approval.timeNone', { time })}</p>
      <Form form={form} layout="vertical" preserve={false} onFinish={(values) => void send(values)}>
        <NewTime />
      </Form>
    </Modal>
  );
}
