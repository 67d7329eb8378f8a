import { CopyOutlined } from '@ant-design/icons';
import { useModel } from '@umijs/max';
import { Alert, Button, Checkbox, Flex, Form, Input, Modal, Select } from 'antd';
import { useState } from 'react';
import { GridLayout } from '@/components/ui/GridLayout';
import { Text } from '@/components/ui/Text';
import { type ApiScope, apiScopeKeys, apiTokenDays, apiTokenLimits, isScopeHeld } from '@/domain/apiTokens';
import { useAction } from '@/hooks/useAction';
import { useCopy } from '@/hooks/useCopy';
import { useT } from '@/hooks/useT';
import { apiUrl } from '@/lib/request/url';
import { apiTokenApi } from '@/services/api_token/api';

interface TokenValues {
  readonly name: string;
  readonly scopes: ApiScope[];
  readonly days: number;
}

interface TokenDialogProps {
  readonly onCreated: () => void;
  readonly onClose: () => void;
}

type Area = ApiScope extends `${infer A}.${string}` ? A : never;
const areaOf = (scope: ApiScope) => scope.split('.')[0] as Area;
const areas = [...new Set(apiScopeKeys.map(areaOf))];
const DEFAULT_DAYS = 90;

/** Makes a token, and shows it the one time that it can be seen. */
export function TokenDialog({ onCreated, onClose }: TokenDialogProps) {
  const t = useT();
  const [form] = Form.useForm<TokenValues>();
  const [token, setToken] = useState<string>();
  const create = useAction(apiTokenApi.save, { messages: { done: 'apiToken.created' } });
  const submit = async (values: TokenValues) => {
    const made = await create.run(values);
    if (!made) return;
    setToken(made.result.token);
    onCreated();
  };
  if (token !== undefined) return <TokenShown token={token} onClose={onClose} />;
  return (
    <Modal
      open
      title={t('apiToken.create')}
      okText={t('apiToken.make')}
      confirmLoading={create.isPending}
      onOk={form.submit}
      onCancel={onClose}
    >
      <Form<TokenValues>
        form={form}
        layout="vertical"
        initialValues={{ days: DEFAULT_DAYS, scopes: [] }}
        onFinish={(values) => void submit(values)}
      >
        <Form.Item
          name="name"
          label={t('apiToken.name')}
          extra={t('apiToken.nameHint')}
          rules={[{ required: true, whitespace: true, message: t('apiToken.nameNeeded') }]}
        >
          <Input maxLength={apiTokenLimits.maxName} autoComplete="off" />
        </Form.Item>
        <Form.Item
          name="scopes"
          label={t('apiToken.scopes')}
          rules={[{ required: true, type: 'array', min: 1, message: t('apiToken.scopesNeeded') }]}
        >
          <ScopesField />
        </Form.Item>
        <Form.Item name="days" label={t('apiToken.days')}>
          <Select
            style={{ maxInlineSize: 160 }}
            options={apiTokenDays.map((value) => ({ value, label: t('apiToken.daysOf', { days: value }) }))}
          />
        </Form.Item>
      </Form>
    </Modal>
  );
}

/** Scopes by area; what one does not hold oneself is shown and cannot be given. */
function ScopesField({ value, onChange }: { value?: ApiScope[]; onChange?: (value: ApiScope[]) => void }) {
  const t = useT();
  const user = useModel('@@initialState').initialState?.currentUser;
  const grants = { access: '', routes: user?.routes ?? [], actions: user?.actions ?? [] };
  return (
    <Checkbox.Group value={value} onChange={onChange} style={{ display: 'block' }}>
      <GridLayout columns="repeat(auto-fill, minmax(min(100%, 220px), 1fr))" gap={12}>
        {areas.map((area) => (
          <Flex vertical key={area} component="fieldset" style={{ border: 0, margin: 0, padding: 0, minInlineSize: 0 }}>
            <Text component="span" strong size="small">
              {t(`apiToken.area.${area}`)}
            </Text>
            {apiScopeKeys
              .filter((scope) => areaOf(scope) === area)
              .map((scope) => (
                <Checkbox
                  key={scope}
                  value={scope}
                  disabled={!isScopeHeld(scope, grants)}
                  title={isScopeHeld(scope, grants) ? undefined : t('apiToken.scopesLack')}
                >
                  {t(`apiToken.scope.${scope}`)}
                </Checkbox>
              ))}
          </Flex>
        ))}
      </GridLayout>
    </Checkbox.Group>
  );
}

function TokenShown({ token, onClose }: { readonly token: string; readonly onClose: () => void }) {
  const t = useT();
  const copy = useCopy();
  const address = new URL(apiUrl('/goods/data'), window.location.href).href;
  return (
    <Modal
      open
      title={t('apiToken.created')}
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      footer={<Button onClick={onClose}>{t('apiToken.closeOnce')}</Button>}
    >
      <Flex vertical gap={16}>
        <Alert type="warning" showIcon title={t('apiToken.once')} description={t('apiToken.onceHint')} />
        <Flex gap={8}>
          <Input aria-label={t('apiToken.token')} readOnly value={token} onFocus={(event) => event.target.select()} />
          <Button type="primary" icon={<CopyOutlined />} onClick={() => void copy(token)}>
            {t('apiToken.copy')}
          </Button>
        </Flex>
        <div>
          <Text type="secondary" size="small">
            {t('apiToken.example')}
          </Text>
          <pre style={{ margin: 0, overflowX: 'auto' }}>{`curl "${address}" \\\n  -H "Authen-Token: ${token}"`}</pre>
        </div>
      </Flex>
    </Modal>
  );
}
