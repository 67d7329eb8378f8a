import { Alert, Checkbox, Flex, Table } from 'antd';
import { PageLink } from '@/components/PageLink';
import { PageHead } from '@/components/resource/PageHead';
import Section from '@/components/Section';
import { Text } from '@/components/ui/Text';
import { useAction } from '@/hooks/useAction';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { settings } from '@/lib/settings';
import { accountMessageApi } from '@/services/account_message/api';
import { DemoPhoneLink } from './DemoPhoneLink';

const kinds = ['system', 'task', 'publish', 'team'] as const;
const channels = ['sms', 'wechat'] as const;
type Kind = (typeof kinds)[number];
type Channel = (typeof channels)[number];

/** Which messages reach the phone too: a tick is stored at once. */
export function RemindersPage() {
  const t = useT();
  const { data, loading, error, refresh, mutate } = useLoad(accountMessageApi.reminders);
  const save = useAction(accountMessageApi.remindersSave, { messages: { done: 'accountCenter.reminders.saved' } });
  const isPossible = { sms: data?.can_sms ?? false, wechat: data?.can_wechat ?? false };

  const toggle = async (kind: Kind, channel: Channel, isOn: boolean) => {
    if (!data) return;
    const chosen = isOn ? [...data[channel], kind] : data[channel].filter((one) => one !== kind);
    const next = { ...data, [channel]: chosen };
    mutate(next);
    if (!(await save.run({ sms: next.sms, wechat: next.wechat }))) mutate(data);
  };
  const title = { sms: t('accountCenter.reminders.channel.sms'), wechat: t('accountCenter.reminders.channel.wechat') };
  return (
    <Flex vertical gap={16}>
      <PageHead title={t('accountCenter.reminders.title')} subtitle={t('accountCenter.reminders.subtitle')} />
      {data && !data.can_sms && <BindFirst text={t('accountCenter.reminders.noSms')} />}
      {data && !data.can_wechat && <BindFirst text={t('accountCenter.reminders.noWechat')} />}
      <Section title={t('accountCenter.reminders.ways')} loading={loading && !data} error={error} onRetry={refresh}>
        <Table<{ key: Kind }>
          size="small"
          pagination={false}
          dataSource={kinds.map((key) => ({ key }))}
          columns={[
            {
              key: 'kind',
              title: t('accountCenter.reminders.kind'),
              render: (_, { key }) => (
                <Flex vertical>
                  <Text strong>{t(`accountCenter.reminders.kind.${key}`)}</Text>
                  <Text type="secondary" size="small">
                    {t(`accountCenter.reminders.kind.${key}Text`)}
                  </Text>
                </Flex>
              ),
            },
            {
              key: 'bell',
              title: t('accountCenter.reminders.channel.bell'),
              width: 56,
              render: (_, { key }) => (
                <Checkbox
                  checked
                  disabled
                  aria-label={t('accountCenter.reminders.cell', {
                    kind: t(`accountCenter.reminders.kind.${key}`),
                    channel: t('accountCenter.reminders.channel.bell'),
                  })}
                />
              ),
            },
            ...channels.map((channel) => ({
              key: channel,
              title: title[channel],
              width: 56,
              render: (_: unknown, { key }: { key: Kind }) => (
                <Checkbox
                  checked={data?.[channel].includes(key) ?? false}
                  disabled={!isPossible[channel]}
                  aria-label={t('accountCenter.reminders.cell', {
                    kind: t(`accountCenter.reminders.kind.${key}`),
                    channel: title[channel],
                  })}
                  onChange={(event) => void toggle(key, channel, event.target.checked)}
                />
              ),
            })),
          ]}
        />
      </Section>
      {settings.demoAccounts && <DemoPhoneLink about="reminders" />}
    </Flex>
  );
}

function BindFirst({ text }: { readonly text: string }) {
  const t = useT();
  return (
    <Alert
      type="info"
      showIcon
      title={text}
      action={<PageLink to="/account/password">{t('accountCenter.reminders.toSecurity')}</PageLink>}
    />
  );
}
