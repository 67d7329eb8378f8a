import { LeftOutlined, PrinterOutlined, RightOutlined } from '@ant-design/icons';
import { Link, useSearchParams } from '@umijs/max';
import { Alert, Button, Skeleton } from 'antd';
import { CalendarIllustration } from '@/components/empty/CalendarIllustration';
import { EmptyState } from '@/components/empty/EmptyState';
import { PageHead } from '@/components/resource/PageHead';
import { weekKey, weekLater, weekRange } from '@/domain/statistics';
import { useT } from '@/hooks/useT';
import { messageOf } from '@/lib/request';
import { userToday } from '../useStatisticsState';
import { Paper } from './Paper';
import { ReportSheet } from './ReportSheet';
import styles from './report.module.css';
import { useReport } from './useReport';

/** The week on paper: `?week=YYYY-Www`, without it the present one. */
export function ReportPage() {
  const t = useT();
  const [params, setParams] = useSearchParams();
  const present = weekKey(userToday());
  const asked = params.get('week') ?? '';
  const week = weekRange(asked) && asked <= present ? asked : present;
  const { data, error, refresh, loading } = useReport(week);
  const go = (to: string) => setParams(to === present ? {} : { week: to });

  const body = () => {
    if (error && !loading)
      return (
        <Alert
          type="error"
          showIcon
          title={messageOf(error)}
          action={
            <Button size="small" onClick={refresh}>
              {t('common.retry')}
            </Button>
          }
        />
      );
    if (!data || data.sums.current.from !== weekRange(week)?.from) return <Skeleton active paragraph={{ rows: 12 }} />;
    if (data.sums.current.posts === 0 && data.sums.previous.posts === 0)
      return (
        <EmptyState
          illustration={<CalendarIllustration />}
          title={t('statistics.weekEmpty')}
          description={t('statistics.weekEmptyText')}
          action={
            <Link to="/publish/calendar">
              <Button tabIndex={-1}>{t('statistics.toCalendar')}</Button>
            </Link>
          }
        />
      );
    return (
      <Paper>
        <ReportSheet report={data} />
      </Paper>
    );
  };

  return (
    <div className={styles.page}>
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
        <Link to="/publish/statistics">
          <Button tabIndex={-1}>{t('statistics.back')}</Button>
        </Link>
        <Button type="primary" icon={<PrinterOutlined />} disabled={!data} onClick={() => window.print()}>
          {t('statistics.print')}
        </Button>
      </PageHead>
      {body()}
    </div>
  );
}
