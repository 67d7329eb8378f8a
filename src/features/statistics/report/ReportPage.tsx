import { LeftOutlined, PrinterOutlined, RightOutlined } from '@ant-design/icons';
import { Link, useSearchParams } from '@umijs/max';
import { Button, ConfigProvider, Flex, Skeleton, theme } from 'antd';
import type { CSSProperties, ReactNode } from 'react';
import { CalendarIllustration } from '@/components/empty/CalendarIllustration';
import { EmptyState } from '@/components/empty/EmptyState';
import { LoadFailure } from '@/components/LoadFailure';
import { PageHead } from '@/components/resource/PageHead';
import { weekKey, weekLater, weekRange } from '@/domain/statistics';
import { useT } from '@/hooks/useT';
import { merchantToday } from '@/lib/merchantZone';
import { lightTokens, tokens } from '../../../../config/theme';
import { ReportSheet } from './ReportSheet';
import { useReport } from './useReport';

const light = theme.getDesignToken({ algorithm: theme.defaultAlgorithm, token: { ...tokens, ...lightTokens } });

const names = {
  '--ant-color-text': light.colorText,
  '--ant-color-text-secondary': light.colorTextSecondary,
  '--ant-color-text-tertiary': light.colorTextTertiary,
  '--ant-color-text-quaternary': light.colorTextQuaternary,
  '--ant-color-bg-container': light.colorBgContainer,
  '--ant-color-border-secondary': light.colorBorderSecondary,
  '--ant-color-fill-secondary': light.colorFillSecondary,
  '--ant-color-fill-tertiary': light.colorFillTertiary,
  '--ant-color-success': light.colorSuccess,
  '--ant-color-success-bg': light.colorSuccessBg,
  '--ant-color-warning': light.colorWarning,
  '--ant-color-warning-bg': light.colorWarningBg,
  '--ant-color-error': light.colorError,
  '--ant-color-error-bg': light.colorErrorBg,
  '--ant-color-primary': light.colorPrimary,
  '--ant-color-primary-bg': light.colorPrimaryBg,
};

/** A sheet of paper is white, whatever the theme: what is seen is what is printed. */
function Paper({ children }: { readonly children: ReactNode }) {
  return (
    // not inherited: a dark ground would be reckoned into the light colors
    <ConfigProvider theme={{ inherit: false, algorithm: theme.defaultAlgorithm, token: { ...tokens, ...lightTokens } }}>
      <div style={{ ...(names as CSSProperties), color: light.colorText }}>{children}</div>
    </ConfigProvider>
  );
}

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
        <Link to="/publish/statistics">
          <Button tabIndex={-1}>{t('statistics.back')}</Button>
        </Link>
        <Button type="primary" icon={<PrinterOutlined />} disabled={!data} onClick={() => window.print()}>
          {t('statistics.print')}
        </Button>
      </PageHead>
      {body()}
    </Flex>
  );
}
