import { Alert, Flex } from 'antd';
import Section from '@/components/Section';
import { ToneTag } from '@/components/ToneTag';
import { Text } from '@/components/ui/Text';
import { SOON_DAYS } from '@/domain/merchants';
import { formatDay } from '@/hooks/useDates';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { merchantApi } from '@/services/merchant/api';

/** The version that holds, whether it is a paid one, and how long it lasts. */
export function PlanSection() {
  const t = useT();
  const { data, loading, error, refresh } = useLoad(merchantApi.isVip);
  const isOver = data?.days_left === 0;
  return (
    <Section title={t('billing.account.plan')} loading={loading && !data} error={error} onRetry={refresh}>
      {data && (
        <Flex vertical gap={12}>
          <Flex gap={12} align="center" wrap>
            <Text component="strong" strong size={24}>
              {data.version}
            </Text>
            <ToneTag tone={data.is_vip ? 'good' : 'plain'}>
              {t(data.is_vip ? 'billing.account.vip' : 'billing.account.notVip')}
            </ToneTag>
            <Text type="secondary">
              {t(isOver ? 'billing.account.expired' : 'billing.account.expires', { date: formatDay(data.expires_at) })}
            </Text>
            {!isOver && <ToneTag tone="plain">{t('billing.account.daysLeft', { days: data.days_left })}</ToneTag>}
          </Flex>
          {data.days_left <= SOON_DAYS && (
            <Alert
              type={isOver ? 'error' : 'warning'}
              showIcon
              title={
                isOver
                  ? t('billing.account.expired', { date: formatDay(data.expires_at) })
                  : t('billing.account.soon', { days: data.days_left })
              }
            />
          )}
        </Flex>
      )}
    </Section>
  );
}
