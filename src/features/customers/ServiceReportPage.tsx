import { DownloadOutlined } from '@ant-design/icons';
import { useSearchParams } from '@umijs/max';
import { Button, Flex, Skeleton } from 'antd';
import { DaySpanPicker, defaultSpan } from '@/blocks/DaySpanPicker';
import { LoadFailure } from '@/components/LoadFailure';
import { PageHead } from '@/components/resource/PageHead';
import { GridLayout } from '@/components/ui/GridLayout';
import { type DaySpan, readSpan, spanText } from '@/domain/daySpans';
import { isMoney, type ReportArea, reportAreas } from '@/domain/serviceReport';
import { useLoad } from '@/hooks/useLoad';
import { type Translate, useT } from '@/hooks/useT';
import { saveBlob } from '@/lib/saveBlob';
import { writeSheet } from '@/lib/sheets';
import { serviceReportApi } from '@/services/service_report/api';
import type { ServiceReport } from '@/services/service_report/schema';
import { AreaReport } from './AreaReport';

const areas = Object.keys(reportAreas) as readonly ReportArea[];

/** What the customers' side of the shop came to in some days; each figure leads to the list that it is the sum of. */
export function ServiceReportPage() {
  const t = useT();
  const [params, setParams] = useSearchParams();
  const span = readSpan(params.get('days') ?? '') ?? defaultSpan();
  const { data, error, refresh } = useLoad(serviceReportApi.info, { days: spanText(span) });
  const choose = (next: DaySpan) => setParams(new URLSearchParams({ days: spanText(next) }));
  return (
    <Flex vertical gap={16}>
      <PageHead title={t('serviceReport.pageTitle')} subtitle={t('serviceReport.subtitle')}>
        <Button icon={<DownloadOutlined />} disabled={!data} onClick={() => data && void saveReport(t, data, span)}>
          {t('serviceReport.export')}
        </Button>
      </PageHead>
      <DaySpanPicker value={span} onChange={choose} />
      {!data && error && <LoadFailure error={error} onRetry={refresh} />}
      {!data && !error && <Skeleton active paragraph={{ rows: 10 }} />}
      {data && (
        <GridLayout columns="repeat(auto-fill, minmax(min(100%, 440px), 1fr))" gap={16}>
          {areas.map((area) => (
            <AreaReport key={area} area={area} report={data} span={span} />
          ))}
        </GridLayout>
      )}
    </Flex>
  );
}

/** A line a day and one for all of them; money in yuan. */
async function saveReport(t: Translate, { days, figures }: ServiceReport, span: DaySpan): Promise<void> {
  const amount = (key: ServiceReport['figures'][number]['key'], value: number) => (isMoney(key) ? value / 100 : value);
  const blob = await writeSheet({
    name: t('serviceReport.pageTitle'),
    columns: [
      { title: t('serviceReport.day'), width: 14 },
      ...figures.map(({ key }) => ({ title: t(`serviceReport.figure.${key}`), width: 14 })),
    ],
    rows: [
      ...days.map((day, index) => [day, ...figures.map(({ key, by_day }) => amount(key, by_day[index] ?? 0))]),
      [t('serviceReport.sum'), ...figures.map(({ key, value }) => amount(key, value))],
    ],
  });
  saveBlob(blob, `${t('serviceReport.pageTitle')} ${span.from} ${span.to}.xlsx`);
}
