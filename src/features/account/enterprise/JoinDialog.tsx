import { Form, Input, Modal } from 'antd';
import { Text } from '@/components/ui/Text';
import { inviteCodeIn } from '@/domain/enterprises';
import { useAction } from '@/hooks/useAction';
import { useT } from '@/hooks/useT';
import { enterpriseApi } from '@/services/enterprise/api';

interface JoinDialogProps {
  /** Code that the address carries; '' = none. */
  readonly invite: string;
  readonly onClose: () => void;
}

/** Joins a team by what a colleague has sent. */
export function JoinDialog({ invite, onClose }: JoinDialogProps) {
  const t = useT();
  const [form] = Form.useForm<{ code: string }>();
  const join = useAction(enterpriseApi.join, {
    messages: { done: ({ merchant_name: name }) => t('accountCenter.enterprise.accepted', { name }) },
    invalidates: ['account'],
  });
  const submit = async ({ code }: { readonly code: string }) => {
    if (await join.run({ code: inviteCodeIn(code) })) onClose();
  };
  return (
    <Modal
      open
      title={t('accountCenter.enterprise.join')}
      okText={t('accountCenter.enterprise.joinOk')}
      confirmLoading={join.isPending}
      onOk={form.submit}
      onCancel={onClose}
    >
      <Text component="p" type="secondary">
        {t('accountCenter.enterprise.joinHint')}
      </Text>
      <Form form={form} layout="vertical" initialValues={{ code: invite }} onFinish={(values) => void submit(values)}>
        <Form.Item
          name="code"
          label={t('accountCenter.enterprise.code')}
          rules={[{ required: true, whitespace: true, message: t('accountCenter.enterprise.codeNeeded') }]}
        >
          <Input maxLength={500} autoComplete="off" />
        </Form.Item>
      </Form>
    </Modal>
  );
}
