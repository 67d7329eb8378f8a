import { LeftOutlined, PrinterOutlined, RightOutlined } from '@ant-design/icons';
import { useSearchParams } from '@umijs/max';
import { Button, Flex, Skeleton } from 'antd';
import { CalendarIllustration } from '@/components/empty/CalendarIllustration';
import { EmptyState } from '@/components/empty/EmptyState';
import { LoadFailure } from '@/components/LoadFailure';
import { PageLink } from '@/components/PageLink';
import { PageHead } from '@/components/resource/PageHead';
import { weekKey, weekLater, weekRange } from '@/domain/statistics';
import { useT } from '@/hooks/useT';
import { merchantToday } from '@/lib/merchantZone';
import { ReportSheet } from './ReportSheet';
import { useReport } from './useReport';

/** The week on paper: `?week=YYYY-Www`, without it the present one. */
export function ReportPage() {
  const t = useT();
  const [params, setParams] = useSearchParams();
  const present = weekKey(merchantToday());
  const asked = params.get('week') ?? '';
  const week = weekRange(asked) && asked <= present ? asked : present;
  const { data, error, refresh, loading } = useReport(week);
  const go = (to: string) => setParams(to === present ? {} : { week: to });

  const body = () => {
    if (error && !loading) return <LoadFailure error={error} onRetry={refresh} />;
    if (!data || data.sums.current.from !== weekRange(week)?.from) return <Skeleton active paragraph={{ rows: 12 }} />;
    if (data.sums.current.posts === 0 && data.sums.previous.posts === 0)
      return (
        <EmptyState
          illustration={<CalendarIllustration />}
          title={t('statistics.weekEmpty')}
          description={t('statistics.weekEmptyText')}
          action={
            <PageLink to="/publish/calendar">
              <Button tabIndex={-1}>{t('statistics.toCalendar')}</Button>
            </PageLink>
          }
        />
      );
    return <ReportSheet report={data} />;
  };

  return (
    <Flex vertical gap={16}>
      <PageHead
        title={t('statistics.reportTitle')}
        subtitle={t('statistics.weekName', { year: week.slice(0, 4), week: Number(week.slice(6)) })}
      >
        <Button icon={<LeftOutlined />} onClick={() => go(weekLater(week, -1))}>
          {t('statistics.prevWeek')}
        </Button>
        <Button icon={<RightOutlined />} disabled={week >= present} onClick={() => go(weekLater(week, 1))}>
          {t('statistics.nextWeek')}
        </Button>
        {week !== present && <Button onClick={() => go(present)}>{t('statistics.thisWeek')}</Button>}
        <PageLink to="/publish/statistics">
          <Button tabIndex={-1}>{t('statistics.back')}</Button>
        </PageLink>
        <Button type="primary" icon={<PrinterOutlined />} disabled={!data} onClick={() => window.print()}>
          {t('statistics.print')}
        </Button>
      </PageHead>
      {body()}
    </Flex>
  );
}
