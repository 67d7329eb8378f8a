import { Form, Input, Modal } from 'antd';
import { useState } from 'react';
import type { Gate } from '@/domain/publishing/gate';
import { useT } from '@/hooks/useT';
import type { PublishItem } from '@/services/publish/schema';

interface OverrideDialogProps {
  /** Undefined = closed. */
  readonly post: PublishItem | undefined;
  readonly gate: Gate | undefined;
  readonly onClose: () => void;
  readonly onApprove: (post: PublishItem, reason: string) => Promise<unknown>;
}

/** Lets words pass that the merchant's rules stop: only for those who may, only with a reason. */
export function OverrideDialog({ post, gate, onClose, onApprove }: OverrideDialogProps) {
  const t = useT();
  const [form] = Form.useForm<{ reason: string }>();
  const [isBusy, setBusy] = useState(false);
  const written = [...(gate?.marks ?? []), ...(gate?.facts ?? [])]
    .filter(({ isBlocking }) => isBlocking)
    .map((found) => found.written);
  const words = [...new Set(written)].slice(0, 5).map((word) => `“${word}”`);
  const send = async ({ reason }: { reason: string }) => {
    if (!post) return;
    setBusy(true);
    await onApprove(post, reason.trim());
    setBusy(false);
  };
  return (
    <Modal
      open={post !== undefined}
      title={t('approval.overrideTitle')}
      okText={t('approval.overrideOk')}
      okButtonProps={{ loading: isBusy, danger: true }}
      cancelText={t('common.cancel')}
      onOk={form.submit}
      onCancel={onClose}
      destroyOnHidden
    >
      <p>{t('approval.overrideText', { words: words.join('') })}</p>
      <Form form={form} layout="vertical" onFinish={(values) => void send(values)} preserve={false}>
        <Form.Item
          name="reason"
          label={t('approval.overrideLabel')}
          rules={[{ required: true, whitespace: true, message: t('compliance.gate.reasonNeeded') }]}
        >
          <Input maxLength={200} placeholder={t('compliance.gate.reasonHint')} />
        </Form.Item>
      </Form>
    </Modal>
  );
}
