import { Form, Input } from 'antd';
import { useT } from '@/hooks/useT';

/** Who asks for a new way in shows by it that the screen is his. */
export function PasswordItem() {
  const t = useT();
  const label = t('accountCenter.security.loginPassword');
  return (
    <Form.Item name="password" label={label} rules={[{ required: true, message: t('resource.required', { label }) }]}>
      <Input.Password autoComplete="current-password" />
    </Form.Item>
  );
}
