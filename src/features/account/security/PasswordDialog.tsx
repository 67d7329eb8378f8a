import { useModel } from '@umijs/max';
import { Form, Input, Modal } from 'antd';
import { PasswordRules } from '@/blocks/PasswordRules';
import { Text } from '@/components/ui/Text';
import { brokenPasswordRules, type PasswordOwner } from '@/domain/security';
import { useAction } from '@/hooks/useAction';
import { useT } from '@/hooks/useT';
import { securityApi } from '@/services/security/api';

interface PasswordValues {
  readonly current: string;
  readonly password: string;
  readonly repeat: string;
}

interface PasswordDialogProps {
  readonly username: string | undefined;
  readonly onClose: () => void;
}

/** Changes the password; the rules are ticked off as one types. */
export function PasswordDialog({ username, onClose }: PasswordDialogProps) {
  const t = useT();
  const phone = useModel('@@initialState').initialState?.currentUser?.phone;
  const [form] = Form.useForm<PasswordValues>();
  const typed = Form.useWatch('password', form) ?? '';
  const owner: PasswordOwner = { username, phone };
  const save = useAction(securityApi.password, {
    messages: { done: ({ ended }) => t('accountCenter.security.passwordDone', { count: ended }) },
  });
  const submit = async ({ current, password }: PasswordValues) => {
    if (await save.run({ current, password })) onClose();
  };
  const required = (label: string) => ({ required: true, message: t('resource.required', { label }) });
  const [current, next, repeat] = [
    t('accountCenter.security.current'),
    t('accountCenter.security.next'),
    t('accountCenter.security.repeat'),
  ];
  return (
    <Modal
      open
      title={t('accountCenter.security.passwordChange')}
      okText={t('common.save')}
      confirmLoading={save.isPending}
      onOk={form.submit}
      onCancel={onClose}
    >
      <Form form={form} layout="vertical" onFinish={(values) => void submit(values)}>
        {/* For the browser's password keeper. */}
        <input type="text" autoComplete="username" defaultValue={username} hidden readOnly />
        <Form.Item name="current" label={current} rules={[required(current)]}>
          <Input.Password autoComplete="current-password" />
        </Form.Item>
        <Form.Item
          name="password"
          label={next}
          extra={<PasswordRules password={typed} owner={owner} />}
          validateFirst
          rules={[
            required(next),
            {
              validator: async (_, value: string) => {
                if (brokenPasswordRules(value, owner).length > 0) throw new Error(t('auth.passwordRule.weak'));
              },
            },
          ]}
        >
          <Input.Password autoComplete="new-password" />
        </Form.Item>
        <Form.Item
          name="repeat"
          label={repeat}
          dependencies={['password']}
          validateFirst
          rules={[
            { required: true, message: t('accountCenter.security.repeatNeeded') },
            {
              validator: async (_, value: string) => {
                if (value !== form.getFieldValue('password')) throw new Error(t('accountCenter.security.repeatWrong'));
              },
            },
          ]}
        >
          <Input.Password autoComplete="new-password" />
        </Form.Item>
        <Text type="secondary" size="small">
          {t('accountCenter.security.passwordNote')}
        </Text>
      </Form>
    </Modal>
  );
}
