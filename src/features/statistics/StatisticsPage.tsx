import { DownloadOutlined } from '@ant-design/icons';
import { Alert, Button, Flex, Skeleton } from 'antd';
import { SimulatedTag, useDates } from '@/blocks/publishing';
import { CalendarIllustration } from '@/components/empty/CalendarIllustration';
import { EmptyState } from '@/components/empty/EmptyState';
import { LoadFailure } from '@/components/LoadFailure';
import { PageLink } from '@/components/PageLink';
import { PageHead } from '@/components/resource/PageHead';
import { GridLayout } from '@/components/ui/GridLayout';
import { type Dimension, dimensions, type Filters, type Metric, smallSample } from '@/domain/statistics';
import { useAction } from '@/hooks/useAction';
import { useCanVisit } from '@/hooks/useCanVisit';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { messageOf, shownByCaller } from '@/lib/request';
import { saveBlob } from '@/lib/saveBlob';
import { type StatisticsOverview, statisticsApi } from '@/services/statistics/api';
import { Breakdown } from './Breakdown';
import { Controls } from './Controls';
import controlsStyles from './controls.module.css';
import { exportTables } from './exportTables';
import { Hours } from './Hours';
import { labelOf } from './labels';
import { Ranking } from './Ranking';
import styles from './StatisticsPage.module.css';
import type { StatisticsQuery, StatisticsState } from './statisticsState';
import { Tiles } from './Tiles';
import { Trend } from './Trend';
import { useFormats } from './useFormats';
import { type ChangeStatistics, useStatisticsState } from './useStatisticsState';

/** Names of what is filtered by; the key itself until the name is known. */
function useFilterNames(filters: Filters, { zone, basis }: StatisticsQuery) {
  const t = useT();
  const wanted = dimensions.flatMap((dimension) => {
    const key = filters[dimension];
    return key === undefined ? [] : [{ dimension, key }];
  });
  const text = JSON.stringify(wanted);
  const { data } = useLoad(() => Promise.all(wanted.map(named(zone, basis))), { refreshDeps: [text] });
  return wanted.map(({ dimension, key }) => {
    const row = data?.find((one) => one?.dimension === dimension && one.row.key === key)?.row;
    if (row || key === '' || saysItself.has(dimension))
      return { dimension, label: labelOf(t, dimension, row ?? { key, label: key }) };
    // An id says nothing to anybody, however late its name comes.
    return { dimension, label: t(data ? 'common.recordGone' : 'common.loading') };
  });
}

/** Dimensions whose keys are words of their own, or are put into words here. */
const saysItself: ReadonlySet<Dimension> = new Set(['tag', 'platform', 'hour']);

const yearMs = 365 * 86_400_000;

const named =
  (zone: string, basis: StatisticsQuery['basis']) =>
  async ({ dimension, key }: { readonly dimension: Dimension; readonly key: string }) => {
    const day = (at: number): string => new Date(at).toISOString().slice(0, 10);
    const scope = { from: day(Date.now() - yearMs), to: day(Date.now() + 86_400_000), zone, basis };
    const { list, maps } = await statisticsApi.breakdown(
      { ...scope, by: dimension, [dimension]: key, page_size: 50 },
      shownByCaller,
    );
    const label = maps?.[dimension]?.[key];
    const row = list.find((one) => one.key === key) ?? (label === undefined ? undefined : { key, label });
    return row && { dimension, row };
  };

/** What came of the posts: sums, runs, parts, and what may be learnt from them. */
export function StatisticsPage() {
  const t = useT();
  const dates = useDates();
  const formats = useFormats();
  const canVisit = useCanVisit();
  const { state, scope, change } = useStatisticsState();
  const { data, error, refresh, loading } = useLoad(statisticsApi.sums, scope, { keepPrevious: true });
  const chips = useFilterNames(state.filters, scope);

  const body = () => {
    if (!data && error) return <LoadFailure error={error} onRetry={refresh} />;
    if (data?.all_posts === 0) return <NoPosts />;
    // every part asks for its own numbers at once: none waits for the sums
    return (
      <>
        {data ? <Sums data={data} isBusy={loading} state={state} onChange={change} /> : <SumsToCome />}
        <Breakdown state={state} scope={scope} onChange={change} />
        <GridLayout gap={16} align="start" className={styles.columns}>
          <Ranking scope={scope} metric={state.rank} onPick={(rank) => change({ rank })} />
          <Hours scope={scope} />
        </GridLayout>
      </>
    );
  };

  return (
    <Flex vertical gap={16}>
      <PageHead
        title={t('statistics.title')}
        tag={<SimulatedTag about="numbers" />}
        subtitle={
          data &&
          t('statistics.subtitle', {
            at: dates.moment(data.as_of),
            from: formats.longDay(data.previous.from),
            to: formats.longDay(data.previous.to),
          })
        }
      >
        {canVisit('/publish/report') && (
          <PageLink to="/publish/report">
            <Button tabIndex={-1}>{t('statistics.report')}</Button>
          </PageLink>
        )}
        {data && data.all_posts > 0 && <ExportButton scope={scope} />}
      </PageHead>
      {data?.all_posts !== 0 && <Controls state={state} range={scope} chips={chips} onChange={change} />}
      {body()}
    </Flex>
  );
}

interface SumsProps {
  readonly data: StatisticsOverview;
  readonly isBusy: boolean;
  readonly state: StatisticsState;
  readonly onChange: ChangeStatistics;
}

function Sums({ data, isBusy, state, onChange }: SumsProps) {
  const t = useT();
  const pick = (metric: Metric) => onChange({ metric });
  return (
    <>
      {data.current.posts < smallSample && (
        <Alert
          type="info"
          showIcon
          title={t('statistics.fewPosts', { count: data.current.posts, all: data.all_posts })}
        />
      )}
      <div aria-busy={isBusy}>
        <Tiles data={data} metric={state.metric} onPick={pick} />
      </div>
      <Trend data={data} metric={state.metric} onPick={pick} />
    </>
  );
}

const SumsToCome = () => (
  <div className={controlsStyles.panel}>
    <Skeleton active paragraph={{ rows: 8 }} />
  </div>
);

function ExportButton({ scope }: { readonly scope: ReturnType<typeof useStatisticsState>['scope'] }) {
  const t = useT();
  const download = useAction(
    async () =>
      saveBlob(await exportTables(t, scope), `${t('statistics.file', { from: scope.from, to: scope.to })}.xlsx`),
    { messages: { failed: messageOf } },
  );
  return (
    <Button icon={<DownloadOutlined />} loading={download.isPending} onClick={() => void download.run(undefined)}>
      {t('statistics.export')}
    </Button>
  );
}

function NoPosts() {
  const t = useT();
  return (
    <EmptyState
      illustration={<CalendarIllustration />}
      title={t('statistics.empty')}
      description={t('statistics.emptyText')}
      action={
        <PageLink to="/publish/media">
          <Button type="primary" tabIndex={-1}>
            {t('publish.chooseVideo')}
          </Button>
        </PageLink>
      }
    />
  );
}
