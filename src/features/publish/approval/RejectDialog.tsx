import { CloseOutlined } from '@ant-design/icons';
import { Button, Flex, Form, Input, Modal } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { Text } from '@/components/ui/Text';
import { useT } from '@/hooks/useT';
import type { PublishItem } from '@/services/publish/schema';
import styles from './RejectDialog.module.css';
import { joinReason, useRejectReasons } from './useRejectReasons';

interface RejectDialogProps {
  /** Undefined = closed. */
  readonly posts: readonly PublishItem[] | undefined;
  readonly onClose: () => void;
  /** True = it was sent back. */
  readonly onReject: (posts: readonly PublishItem[], note: string) => Promise<boolean>;
}

/** Asks why; the reason goes to the author. What was written stays where sending failed, and is not carried to other posts. */
export function RejectDialog({ posts, onClose, onReject }: RejectDialogProps) {
  const t = useT();
  const [form] = Form.useForm<{ note: string }>();
  const [isBusy, setBusy] = useState(false);
  const { known, own, remember, forget } = useRejectReasons();
  const ids = posts?.map(({ id }) => id).join();
  const written = useRef(ids);
  useEffect(() => {
    if (!ids || ids === written.current) return;
    if (written.current) form.resetFields();
    written.current = ids;
  }, [ids, form]);
  const add = (reason: string) =>
    form.setFieldValue('note', joinReason(String(form.getFieldValue('note') ?? ''), reason));

  const send = async ({ note }: { note: string }) => {
    if (!posts) return;
    setBusy(true);
    const isDone = await onReject(posts, note.trim());
    setBusy(false);
    if (!isDone) return;
    remember(note);
    form.resetFields();
    onClose();
  };
  const [first] = posts ?? [];
  const isOne = posts?.length === 1;
  return (
    <Modal
      open={posts !== undefined}
      title={
        isOne
          ? t('approval.rejectTitle', { title: first?.title ?? '' })
          : t('approval.rejectTitleMany', { count: posts?.length ?? 0 })
      }
      okText={t('approval.rejectOk')}
      okButtonProps={{ danger: true, loading: isBusy }}
      cancelText={t('common.cancel')}
      onOk={form.submit}
      onCancel={onClose}
    >
      <Form form={form} layout="vertical" onFinish={(values) => void send(values)}>
        <Form.Item
          name="note"
          label={t('approval.rejectLabel')}
          rules={[{ required: true, whitespace: true, message: t('approval.rejectNeeded') }]}
        >
          <Input.TextArea
            autoFocus
            maxLength={500}
            autoSize={{ minRows: 3, maxRows: 8 }}
            placeholder={t('approval.rejectHint')}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.submit();
            }}
          />
        </Form.Item>
        <Text component="div" type="secondary" style={{ marginBlockEnd: 8 }}>
          {t('approval.common')}
        </Text>
        <Flex gap={8} align="center" wrap className={styles.chips}>
          {own.map((reason) => (
            <span key={reason} style={{ display: 'inline-flex', alignItems: 'center' }}>
              <Button size="small" onClick={() => add(reason)}>
                {reason}
              </Button>
              <Button
                size="small"
                type="text"
                icon={<CloseOutlined aria-hidden />}
                aria-label={t('approval.forget', { reason })}
                onClick={() => forget(reason)}
              />
            </span>
          ))}
          {known.map((reason) => (
            <Button key={reason} size="small" onClick={() => add(reason)}>
              {reason}
            </Button>
          ))}
        </Flex>
      </Form>
    </Modal>
  );
}
