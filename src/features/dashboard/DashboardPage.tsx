import { DownloadOutlined } from '@ant-design/icons';
import { Button, Flex, Select, Skeleton, Tag } from 'antd';
import { DaySpanField } from '@/blocks/DayField';
import { LoadFailure } from '@/components/LoadFailure';
import { PageHead } from '@/components/resource/PageHead';
import { Panel } from '@/components/ui/Panel';
import { figureDimensions } from '@/domain/providerFigures';
import { type RangeKind, rangeKinds } from '@/domain/statistics';
import { useAction } from '@/hooks/useAction';
import { formatMinute } from '@/hooks/useDates';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { merchantToday } from '@/lib/merchantZone';
import { messageOf } from '@/lib/request';
import { saveBlob } from '@/lib/saveBlob';
import { dashboardApi } from '@/services/dashboard/api';
import { type ChangeDashboard, type DashboardScope, type DashboardState, useDashboardState } from './dashboardState';
import { exportDashboard } from './exportDashboard';
import { FigureBreakdown } from './FigureBreakdown';
import { FigureList } from './FigureList';
import { type DashboardSums, FigureTiles } from './FigureTiles';
import { FigureTrend } from './FigureTrend';

/** What the provider's merchants do and bring: figures, their run, their parts, and the list behind each. */
export function DashboardPage() {
  const t = useT();
  const { state, scope, change } = useDashboardState();
  const { data, error, loading, refresh } = useLoad(dashboardApi.sums, scope, { keepPrevious: true });
  const body = () => {
    if (!data)
      return error ? <LoadFailure error={error} onRetry={refresh} /> : <Skeleton active paragraph={{ rows: 8 }} />;
    return (
      <>
        <div aria-busy={loading}>
          <FigureTiles data={data} figure={state.figure} onPick={(figure) => change({ figure })} />
        </div>
        <FigureTrend data={data} figure={state.figure} />
        <FigureBreakdown state={state} scope={scope} onChange={change} />
        <FigureList key={JSON.stringify([scope, state.figure])} figure={state.figure} scope={scope} />
      </>
    );
  };
  return (
    <Flex vertical gap={16}>
      <PageHead
        title={t('dashboard.pageTitle')}
        subtitle={
          data &&
          t('dashboard.subtitle', { at: formatMinute(data.as_of), from: data.previous.from, to: data.previous.to })
        }
      >
        <ExportButton scope={scope} />
      </PageHead>
      <Controls state={state} scope={scope} choices={data?.choices} onChange={change} />
      {body()}
    </Flex>
  );
}

function ExportButton({ scope }: { readonly scope: DashboardScope }) {
  const t = useT();
  const download = useAction(
    async () =>
      saveBlob(await exportDashboard(t, scope), `${t('dashboard.file', { from: scope.from, to: scope.to })}.xlsx`),
    { messages: { failed: messageOf } },
  );
  return (
    <Button icon={<DownloadOutlined />} loading={download.isPending} onClick={() => void download.run(undefined)}>
      {t('dashboard.export')}
    </Button>
  );
}

interface ControlsProps {
  readonly state: DashboardState;
  readonly scope: DashboardScope;
  readonly choices: DashboardSums['choices'] | undefined;
  readonly onChange: ChangeDashboard;
}

function Controls({ state, scope, choices, onChange }: ControlsProps) {
  const t = useT();
  const { filters } = state;
  const optionsOf = (dimension: (typeof figureDimensions)[number]) => [
    ...(choices?.[dimension] ?? []),
    ...(dimension === 'channel' ? [{ value: '', label: t('dashboard.noChannel') }] : []),
  ];
  return (
    <Panel gap="8px 12px" wrap align="center">
      <Select<RangeKind>
        aria-label={t('dashboard.range')}
        style={{ minInlineSize: 112 }}
        value={state.range}
        options={rangeKinds
          .filter((kind) => kind !== 'own' || state.range === 'own')
          .map((kind) => ({ value: kind, label: t(`statistics.range.${kind}`) }))}
        onChange={(range) => onChange({ range })}
      />
      <DaySpanField
        aria-label={t('statistics.range.own')}
        allowClear={false}
        last={merchantToday()}
        value={scope}
        onChange={(own) => own && onChange({ range: 'own', own })}
      />
      {figureDimensions.map((dimension) => (
        <Select
          key={dimension}
          allowClear
          aria-label={t(`dashboard.by.${dimension}`)}
          placeholder={t(`dashboard.by.${dimension}`)}
          style={{ minInlineSize: 128 }}
          popupMatchSelectWidth={false}
          showSearch={{ optionFilterProp: 'label' }}
          value={filters[dimension] ?? null}
          options={optionsOf(dimension)}
          onChange={(value) => onChange({ filters: { ...filters, [dimension]: value ?? undefined } })}
        />
      ))}
      {Object.values(filters).some((value) => value !== undefined) && (
        <Tag
          closable={{ 'aria-label': t('dashboard.clear') }}
          onClose={(event) => {
            event.preventDefault();
            onChange({ filters: {} });
          }}
        >
          {t('dashboard.filtered')}
        </Tag>
      )}
    </Panel>
  );
}
