import { Alert, Flex, Segmented, Switch } from 'antd';
import { PageHead } from '@/components/resource/PageHead';
import Section from '@/components/Section';
import { Text } from '@/components/ui/Text';
import { sessionDayChoices } from '@/domain/team';
import { useCan } from '@/hooks/useCan';
import { useLoad } from '@/hooks/useLoad';
import { useRecordActions } from '@/hooks/useRecordActions';
import { useT } from '@/hooks/useT';
import { merchantApi } from '@/services/merchant/api';

/** What holds for every member: each setting is stored as it is chosen. */
export function TeamSettings() {
  const t = useT();
  const actions = useRecordActions();
  const mayChange = useCan()('merchant.set');
  const { data, error, loading, refresh, mutate } = useLoad(merchantApi.info);

  const choose = async (changes: Partial<typeof data>, field: 'session_days' | 'approval_policy', value: string) => {
    if (!data) return;
    mutate({ ...data, ...changes });
    const saved = await actions.save((options) => merchantApi.set({ field, value }, options), { isNew: false });
    if (saved === undefined) mutate(data);
  };
  return (
    <Flex vertical gap={16}>
      <PageHead title={t('team.settings.title')} />
      {data && !mayChange && <Alert type="info" showIcon title={t('team.settings.readOnly')} />}
      <Section title={t('team.settings.session')} loading={loading && !data} error={error} onRetry={refresh}>
        {data && (
          <Flex vertical gap={12} align="start">
            <Text type="secondary">{t('team.settings.sessionText')}</Text>
            <Segmented<number>
              aria-label={t('team.settings.session')}
              disabled={!mayChange}
              value={data.session_days}
              options={sessionDayChoices.map((days) => ({
                value: days,
                label: t('team.settings.sessionDays', { days }),
              }))}
              onChange={(days) => void choose({ session_days: days }, 'session_days', String(days))}
            />
          </Flex>
        )}
      </Section>
      <Section title={t('approval.policy')} loading={loading && !data} error={error} onRetry={refresh}>
        {data && (
          <Flex vertical gap={12} align="start">
            <Text type="secondary">{t('approval.policyHelp')}</Text>
            <Switch
              aria-label={t('approval.policy')}
              disabled={!mayChange}
              checked={data.approval_policy === 'four_eyes'}
              onChange={(isOn) => {
                const approval_policy = isOn ? 'four_eyes' : 'rights';
                void choose({ approval_policy }, 'approval_policy', approval_policy);
              }}
            />
          </Flex>
        )}
      </Section>
    </Flex>
  );
}
