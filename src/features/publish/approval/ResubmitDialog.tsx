import { Form, Input, Modal } from 'antd';
import { useEffect, useState } from 'react';
import { isPast } from '@/domain/publishing';
import { useActionRunner } from '@/hooks/useAction';
import { useT } from '@/hooks/useT';
import { publishApi } from '@/services/publish/api';
import type { PublishItem } from '@/services/publish/schema';
import { NewTime } from './NewTime';

interface ResubmitDialogProps {
  /** Undefined = closed. */
  readonly post: PublishItem | undefined;
  readonly slotsOf: (posts: readonly PublishItem[]) => Promise<Record<string, string>>;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Hands a post in again with a word on what changed; a time that has passed meanwhile is replaced first. */
export function ResubmitDialog({ post, slotsOf, onClose, onDone }: ResubmitDialogProps) {
  const t = useT();
  const runAction = useActionRunner();
  const [form] = Form.useForm<{ note?: string; time?: string }>();
  const [isBusy, setBusy] = useState(false);
  const isLate = post !== undefined && (post.publish_at === '' || isPast(post.publish_at, new Date()));

  useEffect(() => {
    if (!post || !isLate) return undefined;
    let isOver = false;
    slotsOf([post])
      .then((slots) => {
        const at = slots[post.id];
        if (at && !isOver && !form.getFieldValue('time')) form.setFieldsValue({ time: at });
      })
      // The failure has been shown; without a proposal one chooses a time oneself.
      .catch(() => undefined);
    return () => {
      isOver = true;
    };
  }, [post, isLate, slotsOf, form]);

  const send = async ({ note = '', time }: { note?: string; time?: string }) => {
    if (!post) return;
    setBusy(true);
    const steps = async () => {
      if (isLate && time) await publishApi.move({ id: post.id, version: post.version, publish_at: time });
      await publishApi.submit({ ids: [post.id], note });
    };
    const isSent = await runAction(steps, undefined, { messages: { done: 'approval.resubmitted' } });
    setBusy(false);
    if (isSent) onDone();
  };
  return (
    <Modal
      open={post !== undefined}
      title={t('approval.resubmitTitle')}
      okText={t('approval.resubmit')}
      okButtonProps={{ loading: isBusy }}
      cancelText={t('common.cancel')}
      onOk={form.submit}
      onCancel={onClose}
      destroyOnHidden
    >
      <Form form={form} layout="vertical" preserve={false} onFinish={(values) => void send(values)}>
        {isLate && <p>{t('approval.resubmitPast')}</p>}
        {isLate && <NewTime />}
        <Form.Item name="note" label={t('approval.resubmitNote')}>
          <Input.TextArea
            maxLength={500}
            autoSize={{ minRows: 2, maxRows: 6 }}
            placeholder={t('approval.resubmitHint')}
          />
        </Form.Item>
      </Form>
    </Modal>
  );
}
