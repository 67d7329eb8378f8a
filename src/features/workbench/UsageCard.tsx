import { useIntl } from '@umijs/max';
import { Flex, Progress } from 'antd';
import Section from '@/components/Section';
import { GridLayout } from '@/components/ui/GridLayout';
import { Text } from '@/components/ui/Text';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { MalformedError } from '@/lib/request/errors';
import { countingApi } from '@/services/counting/api';
import { usageOf } from '@/services/counting/usageOf';
import { formatDuration } from '@/utils/formatDuration';
import { formatSize } from '@/utils/formatSize';
import styles from './UsageCard.module.css';

interface Gauge {
  readonly key: string;
  readonly label: string;
  readonly used: string;
  readonly percent: number;
}

/** Credits, storage, videos and speech: used of what there is. */
export default function UsageCard() {
  const t = useT();
  const { formatNumber } = useIntl();
  const { data: answer, loading, error, refresh } = useLoad(countingApi.usage);
  const data = usageOf(answer);
  return (
    <Section
      title={t('workbench.usage')}
      loading={loading && !data}
      error={data || loading ? error : (error ?? new MalformedError('json'))}
      onRetry={refresh}
    >
      {data && (
        <Flex vertical gap={8}>
          <Flex component="p" gap={8} align="baseline" className={styles.credits}>
            <strong>{formatNumber(data.credits.balance)}</strong>
            <span>{t('workbench.credits', { held: data.credits.held })}</span>
          </Flex>
          {gauges().map(({ key, label, used, percent }) => (
            <GridLayout key={key} columns="1fr auto" className={styles.gauge}>
              <span>{label}</span>
              <Text type="secondary" size="small">
                {used}
              </Text>
              <Progress
                percent={percent}
                showInfo={false}
                size="small"
                aria-label={label}
                status={percent >= 95 ? 'exception' : 'normal'}
              />
            </GridLayout>
          ))}
        </Flex>
      )}
    </Section>
  );

  function gauges(): Gauge[] {
    if (!data) return [];
    const { storage, videos, speechSeconds } = data;
    const percent = (part: { used: number; total: number }): number =>
      part.total > 0 ? Math.min(100, (part.used / part.total) * 100) : 0;
    return [
      {
        key: 'storage',
        label: t('workbench.storage'),
        used: `${formatSize(storage.used)} / ${formatSize(storage.total)}`,
        percent: percent(storage),
      },
      {
        key: 'videos',
        label: t('workbench.videos'),
        used: `${videos.used} / ${videos.total}`,
        percent: percent(videos),
      },
      {
        key: 'speech',
        label: t('workbench.speech'),
        used: `${formatDuration(speechSeconds.used)} / ${formatDuration(speechSeconds.total)}`,
        percent: percent(speechSeconds),
      },
    ];
  }
}
