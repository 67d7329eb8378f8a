import { Skeleton } from 'antd';
import { type ChartLook, ImageButton } from '@/blocks/charts';
import { type RankMetric, rankMetrics, settledHours, smallSample } from '@/domain/statistics';
import { useLoad } from '@/hooks/useLoad';
import { type Translate, useT } from '@/hooks/useT';
import { type StatisticsRanking, statisticsApi } from '@/services/statistics/api';
import { Choice } from './Choice';
import { Forest } from './Forest';
import hintStyles from './hint.module.css';
import { drawRanking } from './images/drawRanking';
import { Panel } from './Panel';
import type { StatisticsQuery } from './statisticsState';
import { type Formats, useFormats } from './useFormats';

interface Props {
  readonly scope: StatisticsQuery;
  readonly metric: RankMetric;
  readonly onPick: (metric: RankMetric) => void;
}

const hintOf = (t: Translate, { posts, young }: StatisticsRanking): string =>
  t(young > 0 ? 'statistics.rankingHint' : 'statistics.rankingAll', { count: posts, young, hours: settledHours });

/** Which framework works, as far as the sample lets one say. */
export function Ranking({ scope, metric, onPick }: Props) {
  const t = useT();
  const { data, error, refresh } = useLoad(statisticsApi.ranking, { ...scope, metric }, { keepPrevious: true });
  return (
    <Panel
      title={t('statistics.ranking')}
      hint={data && hintOf(t, data)}
      method={<Method />}
      error={data ? undefined : error}
      onRetry={refresh}
      actions={
        <>
          <Choice<RankMetric>
            label={t('statistics.rankBy')}
            value={metric}
            options={rankMetrics.map((one) => ({ value: one, label: t(`statistics.rank.${one}`) }))}
            onChange={onPick}
          />
          {data && data.groups.length > 0 && <Image ranking={data} metric={metric} scope={scope} />}
        </>
      }
    >
      <RankingBody data={data} metric={metric} />
    </Panel>
  );
}

function RankingBody({ data, metric }: { readonly data: StatisticsRanking | undefined; readonly metric: RankMetric }) {
  const t = useT();
  if (!data) return <Skeleton active paragraph={{ rows: 6 }} />;
  if (data.groups.length === 0) return <p className={hintStyles.hint}>{t('statistics.rankingEmpty')}</p>;
  return (
    <>
      <Forest ranking={data} metric={metric} />
      <Better ranking={data} metric={metric} />
    </>
  );
}

const mostSentences = 5;

/** Which is better than which: only where the interval of the difference says so. */
function sentencesOf(t: Translate, formats: Formats, { better, groups }: StatisticsRanking, metric: RankMetric) {
  const name = (key: string): string => groups.find((group) => group.key === key)?.label ?? key;
  const isRate = metric === 'finish_rate' || metric === 'interaction_rate';
  const of = (value: number): string => (isRate ? (value * 100).toFixed(1) : formats.times(value));
  return better.slice(0, mostSentences).map(({ a, b, difference }) =>
    t(isRate ? 'statistics.betterRate' : 'statistics.betterTimes', {
      a: name(a),
      b: name(b),
      metric: t(`statistics.rank.${metric}`),
      low: of(difference.low),
      high: of(difference.high),
    }),
  );
}

export function Better({ ranking, metric }: { readonly ranking: StatisticsRanking; readonly metric: RankMetric }) {
  const t = useT();
  const formats = useFormats();
  if (ranking.groups.length < 2) return null;
  if (ranking.better.length === 0) return <p className={hintStyles.hint}>{t('statistics.noneBetter')}</p>;
  return (
    <ul style={{ margin: '12px 0 0', paddingInlineStart: 20 }}>
      {sentencesOf(t, formats, ranking, metric).map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}

function Image({ ranking, metric, scope }: Pick<Props, 'metric' | 'scope'> & { readonly ranking: StatisticsRanking }) {
  const t = useT();
  const formats = useFormats();
  const metricName = t(`statistics.rank.${metric}`);
  const draw = (look: ChartLook) =>
    drawRanking(
      {
        title: `${t('statistics.ranking')} · ${metricName} · ${t('statistics.reportWeek', scope)}`,
        hint: hintOf(t, ranking),
        columns: [
          t('statistics.by.framework'),
          t('statistics.sample'),
          metricName,
          t('statistics.interval'),
          t('statistics.verdict'),
        ],
        rows: ranking.groups.map(({ label, posts, interval, verdict }) => ({
          name: label,
          sample: t('statistics.sampleOf', { count: posts }),
          value: formats.of(metric, interval?.value),
          ...(interval ? { interval } : {}),
          range: interval
            ? `${formats.of(metric, interval.low)} – ${formats.of(metric, interval.high)}`
            : t('statistics.noInterval'),
          verdict,
          conclusion: t(`statistics.verdict.${verdict}`),
        })),
        overall: ranking.overall,
        sentences: sentencesOf(t, formats, ranking, metric),
      },
      look,
    );
  return <ImageButton name={t('statistics.rankingFile', { metric: metricName, ...scope })} draw={draw} />;
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
