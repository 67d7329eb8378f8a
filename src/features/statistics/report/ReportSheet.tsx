import { Flex } from 'antd';
import { useCallback } from 'react';
import { Chart, type ChartLook, type ChartOption, valueAxis } from '@/blocks/charts';
import { PlatformMark, SimulatedTag, useDates } from '@/blocks/publishing';
import { PrintSheet } from '@/components/PrintSheet';
import { Thumb } from '@/components/Thumb';
import { GridLayout } from '@/components/ui/GridLayout';
import { Text } from '@/components/ui/Text';
import { changeOf, metrics, metricValue, settledHours, smallSample } from '@/domain/statistics';
import { useT } from '@/hooks/useT';
import type { BreakdownRow } from '@/services/statistics/schema';
import { ChangeText } from '../ChangeText';
import { Forest } from '../Forest';
import { Better } from '../Ranking';
import { useFormats } from '../useFormats';
import { AdviceList } from './AdviceList';
import styles from './report.module.css';
import type { Report } from './useReport';

/** Posts with cover, place, time and numbers. */
function PostList({ posts }: { readonly posts: readonly BreakdownRow[] }) {
  const t = useT();
  const dates = useDates();
  const formats = useFormats();
  return (
    <GridLayout component="ol" gap={16} className={styles.posts}>
      {posts.map(({ key, cover, label, platform, published_at, counts }) => (
        <Flex key={key} component="li" gap={12} className={styles.post}>
          <Thumb src={cover} ratio={3 / 4} width={54} />
          <div>
            <Text component="div" size="medium" strong>
              {platform && <PlatformMark platform={platform} size="small" />} {label}
            </Text>
            <Text component="div" type="secondary" size="small" className={styles.quiet}>
              {published_at && dates.moment(published_at)}
            </Text>
            {(['views', 'finish_rate', 'interaction_rate'] as const).map((metric) => (
              <div key={metric}>
                {t(`statistics.metric.${metric}`)} {formats.of(metric, metricValue(counts, metric))}
              </div>
            ))}
          </div>
        </Flex>
      ))}
    </GridLayout>
  );
}

/** Best and worst do not overlap: fewer than this, and only the best are named. */
const fewestForWorst = 6;
const shown = 3;

/** The printed sheet: figures, days, best and worst, ranking, what to do. */
export function ReportSheet({ report }: { readonly report: Report }) {
  const t = useT();
  const dates = useDates();
  const formats = useFormats();
  const { sums, ranking, posts } = report;
  const { current } = sums;
  const old = posts.filter(
    ({ published_at }) => Date.parse(published_at ?? '') + settledHours * 3_600_000 <= Date.parse(sums.as_of),
  );
  const hasWorst = old.length >= fewestForWorst;
  return (
    <PrintSheet className={styles.sheet}>
      <header className={styles.sheetHead}>
        <h2>{t('statistics.reportWeek', { from: formats.longDay(current.from), to: formats.longDay(current.to) })}</h2>
        <Text component="p" type="secondary" size="small" className={styles.quiet}>
          {t('statistics.reportAsOf', { at: dates.moment(sums.as_of) })} <SimulatedTag about="numbers" />
        </Text>
      </header>
      <section className={styles.block}>
        <h3>{t('statistics.keyFigures')}</h3>
        <Figures report={report} />
        {Math.min(current.posts, sums.previous.posts) < smallSample && (
          <Text component="p" type="secondary" style={{ margin: '12px 0 0' }}>
            {t('statistics.smallHint', { count: smallSample })}
          </Text>
        )}
      </section>
      <section className={styles.block}>
        <h3>{t('statistics.nextSteps')}</h3>
        <AdviceList report={report} />
      </section>
      <section className={styles.block}>
        <h3>{t('statistics.dailyViews')}</h3>
        <Days report={report} />
      </section>
      <section className={styles.block}>
        <h3>{t('statistics.bestPosts')}</h3>
        <Text component="p" type="secondary" size="small" className={styles.quiet}>
          {t('statistics.byTimes')}
        </Text>
        <PostList posts={posts.slice(0, shown)} />
        {!hasWorst && (
          <Text component="p" type="secondary" style={{ margin: '12px 0 0' }}>
            {t('statistics.noWorst')}
          </Text>
        )}
      </section>
      {hasWorst && (
        <section className={styles.block}>
          <h3>{t('statistics.worstPosts')}</h3>
          <Text component="p" type="secondary" size="small" className={styles.quiet}>
            {t('statistics.worstHint')}
          </Text>
          <PostList posts={old.slice(-shown).reverse()} />
        </section>
      )}
      <section className={styles.block}>
        <h3>{t('statistics.rankingWeeks')}</h3>
        {ranking.groups.length > 0 ? (
          <>
            <Forest ranking={ranking} metric="finish_rate" />
            <Better ranking={ranking} metric="finish_rate" />
          </>
        ) : (
          <p>{t('statistics.rankingEmpty')}</p>
        )}
      </section>
    </PrintSheet>
  );
}

function Figures({ report }: { readonly report: Report }) {
  const t = useT();
  const formats = useFormats();
  const { current, previous } = report.sums;
  return (
    <GridLayout component="dl" gap={16} className={styles.figures}>
      <div>
        <dt>{t('statistics.metric.posts')}</dt>
        <dd className={styles.figure}>{formats.count(current.posts)}</dd>
        <dd>
          <ChangeText
            kind="posts"
            hasTag={false}
            change={changeOf({ value: current.posts, posts: 1 }, { value: previous.posts, posts: previous.posts })}
          />
        </dd>
      </div>
      {metrics.map((metric) => (
        <div key={metric}>
          <dt>{t(`statistics.metric.${metric}`)}</dt>
          <dd className={styles.figure}>{formats.of(metric, metricValue(current.counts, metric))}</dd>
          <dd>
            <ChangeText
              kind={metric}
              hasTag={false}
              change={changeOf(
                { value: metricValue(current.counts, metric), posts: current.posts },
                { value: metricValue(previous.counts, metric), posts: previous.posts },
              )}
            />
          </dd>
        </div>
      ))}
    </GridLayout>
  );
}

function Days({ report }: { readonly report: Report }) {
  const t = useT();
  const formats = useFormats();
  const { current, previous } = report.sums;
  const option = useCallback(
    (look: ChartLook): ChartOption => ({
      animation: false,
      grid: { top: 32, bottom: 4, left: 8, right: 16, containLabel: true },
      legend: { top: 0, left: 0, itemWidth: 18, textStyle: { color: look.text } },
      xAxis: {
        type: 'category',
        data: current.days.map(({ date }) => formats.day(date)),
        axisLabel: { color: look.quiet },
        axisLine: { lineStyle: { color: look.line } },
      },
      yAxis: valueAxis(look),
      series: [
        {
          name: t('statistics.now'),
          type: 'line',
          color: look.primary,
          data: current.days.map(({ counts }) => counts.views),
        },
        {
          name: t('statistics.before'),
          type: 'line',
          color: look.quiet,
          lineStyle: { type: 'dashed' },
          data: previous.days.map(({ counts }) => counts.views),
        },
      ],
    }),
    [current, previous, formats, t],
  );
  return (
    <Chart
      option={option}
      height={200}
      label={t('statistics.trendLabel', {
        metric: t('statistics.metric.views'),
        from: current.from,
        to: current.to,
        value: formats.count(current.counts.views),
      })}
      points={current.days.map(({ date, counts }) => `${formats.longDay(date)} ${formats.count(counts.views)}`)}
    />
  );
}
