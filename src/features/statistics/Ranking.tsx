import { Segmented, Skeleton } from 'antd';
import { type RankMetric, rankMetrics, settledHours, smallSample } from '@/domain/statistics';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { type StatisticsRanking, statisticsApi } from '@/services/statistics/api';
import { Forest } from './Forest';
import { Panel } from './Panel';
import styles from './statistics.module.css';
import type { StatisticsQuery } from './statisticsState';
import { useFormats } from './useFormats';

interface Props {
  readonly scope: StatisticsQuery;
  readonly metric: RankMetric;
  readonly onPick: (metric: RankMetric) => void;
}

/** Which framework works, as far as the sample lets one say. */
export function Ranking({ scope, metric, onPick }: Props) {
  const t = useT();
  const { data, error, refresh } = useLoad(
    () => statisticsApi.ranking({ ...scope, metric }, { skipErrorHandler: true }),
    {
      refreshDeps: [scope, metric],
    },
  );
  return (
    <Panel
      title={t('statistics.ranking')}
      hint={data && t('statistics.rankingHint', { count: data.posts, young: data.young, hours: settledHours })}
      method={<Method />}
      error={data ? undefined : error}
      onRetry={refresh}
      acts={
        <Segmented
          size="small"
          aria-label={t('statistics.rankBy')}
          value={metric}
          options={rankMetrics.map((one) => ({ value: one, label: t(`statistics.rank.${one}`) }))}
          onChange={onPick}
        />
      }
    >
      <RankingBody data={data} metric={metric} />
    </Panel>
  );
}

function RankingBody({ data, metric }: { readonly data: StatisticsRanking | undefined; readonly metric: RankMetric }) {
  const t = useT();
  if (!data) return <Skeleton active paragraph={{ rows: 6 }} />;
  if (data.groups.length === 0) return <p className={styles.hint}>{t('statistics.rankingEmpty')}</p>;
  return (
    <>
      <Forest ranking={data} metric={metric} />
      <Better ranking={data} metric={metric} />
    </>
  );
}

const mostSentences = 5;

/** Which is better than which: only where the interval of the difference says so. */
export function Better({ ranking, metric }: { readonly ranking: StatisticsRanking; readonly metric: RankMetric }) {
  const t = useT();
  const formats = useFormats();
  const { better, groups } = ranking;
  const name = (key: string): string => groups.find((group) => group.key === key)?.label ?? key;
  const isRate = metric === 'finish_rate' || metric === 'interaction_rate';
  const of = (value: number): string => (isRate ? (value * 100).toFixed(1) : formats.times(value));
  if (groups.length < 2) return null;
  if (better.length === 0) return <p className={styles.hint}>{t('statistics.noneBetter')}</p>;
  return (
    <ul className={styles.sentences}>
      {better.slice(0, mostSentences).map(({ a, b, difference }) => (
        <li key={`${a} ${b}`}>
          {t(isRate ? 'statistics.betterRate' : 'statistics.betterTimes', {
            a: name(a),
            b: name(b),
            metric: t(`statistics.rank.${metric}`),
            low: of(difference.low),
            high: of(difference.high),
          })}
        </li>
      ))}
    </ul>
  );
}

function Method() {
  const t = useT();
  return (
    <>
      <p>{t('statistics.method.settled', { hours: settledHours })}</p>
      <p>{t('statistics.method.rate')}</p>
      <p>{t('statistics.method.views')}</p>
      <p>{t('statistics.method.order', { count: smallSample })}</p>
      <p>{t('statistics.method.pairs')}</p>
    </>
  );
}
