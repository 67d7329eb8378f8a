import { useModel } from '@umijs/max';
import { Button, Descriptions, Flex, Form, Input } from 'antd';
import { SquareImageInput } from '@/blocks/SquareImageInput';
import { PageLink } from '@/components/PageLink';
import { PageHead } from '@/components/resource/PageHead';
import Section from '@/components/Section';
import { maskPhone } from '@/domain/security';
import { useAction } from '@/hooks/useAction';
import { useCan } from '@/hooks/useCan';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { accountApi } from '@/services/account/api';
import { securityApi } from '@/services/security/api';

/** Who one is to one's colleagues. What is saved stands in the header at once. */
export function ProfilePage() {
  const t = useT();
  const canUpload = useCan()('file.save');
  const user = useModel('@@initialState').initialState?.currentUser;
  const { data: security, error, refresh } = useLoad(securityApi.info);
  const saveAvatar = useAction(accountApi.set, { messages: { done: 'accountCenter.profile.avatarSaved' } });
  if (!user) return null;
  return (
    <Flex vertical gap={16}>
      <PageHead title={t('accountCenter.profile.title')} subtitle={t('accountCenter.profile.subtitle')} />
      <Section title={t('accountCenter.profile.avatar')}>
        <SquareImageInput
          value={user.avatar}
          label={t('accountCenter.profile.avatar')}
          hint={t(canUpload ? 'accountCenter.profile.avatarHint' : 'accountCenter.profile.avatarNoRight')}
          disabled={!canUpload}
          onChange={(value) => void saveAvatar.run({ field: 'avatar', value })}
        />
      </Section>
      <Section title={t('accountCenter.profile.name')}>
        {/* Another name from elsewhere begins the form anew. */}
        <NameForm key={user.name} name={user.name} />
      </Section>
      <Section title={t('accountCenter.profile.account')} error={error} onRetry={refresh}>
        <Descriptions column={1}>
          <Descriptions.Item label={t('accountCenter.profile.username')}>{security?.username}</Descriptions.Item>
          <Descriptions.Item label={t('accountCenter.profile.phone')}>
            <Flex gap={12} align="center">
              {user.phone ? maskPhone(user.phone) : t('accountCenter.profile.phoneNone')}
              <PageLink to="/account/password">{t('accountCenter.profile.phoneChange')}</PageLink>
            </Flex>
          </Descriptions.Item>
          {user.merchant && (
            <Descriptions.Item label={t('accountCenter.profile.merchant')}>{user.merchant.name}</Descriptions.Item>
          )}
        </Descriptions>
      </Section>
    </Flex>
  );
}

const MAX_NAME = 40;

function NameForm({ name }: { readonly name: string }) {
  const t = useT();
  const label = t('accountCenter.profile.name');
  const save = useAction(accountApi.set, { messages: { done: 'accountCenter.profile.nameSaved' } });
  return (
    <Form
      layout="inline"
      initialValues={{ name }}
      onFinish={(values: { name: string }) => void save.run({ field: 'name', value: values.name.trim() })}
    >
      <Form.Item
        name="name"
        rules={[
          { required: true, whitespace: true, message: t('resource.required', { label }) },
          { max: MAX_NAME, message: t('resource.tooLong', { label, max: MAX_NAME }) },
        ]}
      >
        <Input aria-label={label} autoComplete="name" count={{ max: MAX_NAME, show: true }} />
      </Form.Item>
      <Button type="primary" htmlType="submit" loading={save.isPending}>
        {t('common.save')}
      </Button>
    </Form>
  );
}
