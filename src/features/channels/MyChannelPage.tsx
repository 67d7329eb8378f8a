import { Descriptions, Flex, Grid, Skeleton, Table } from 'antd';
import { useState } from 'react';
import { EmptyState } from '@/components/empty/EmptyState';
import { SearchIllustration } from '@/components/empty/SearchIllustration';
import { LoadFailure } from '@/components/LoadFailure';
import { PageHead } from '@/components/resource/PageHead';
import { Panel } from '@/components/ui/Panel';
import { PlainButton } from '@/components/ui/PlainButton';
import { Text } from '@/components/ui/Text';
import { formatMinute } from '@/hooks/useDates';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import type { ChannelStatement } from '@/services/channel/schema';
import { promotionApi } from '@/services/promotion/api';
import type { MyChannel } from '@/services/promotion/schema';
import { StatementDrawer } from './StatementDrawer';
import { StatementTag } from './StatementTag';
import { useMoney } from './useMoney';

/** A merchant's own channel: what it brought, its rates, and its statements by month. */
export function MyChannelPage() {
  const t = useT();
  const { data, error, refresh } = useLoad(promotionApi.channel);
  const body = () => {
    if (!data) return error ? <LoadFailure error={error} onRetry={refresh} /> : <Skeleton active />;
    if (!data.channel)
      return (
        <EmptyState
          illustration={<SearchIllustration />}
          title={t('promotion.none')}
          description={t('promotion.noneText')}
        />
      );
    return (
      <>
        <ChannelFacts channel={data.channel} />
        <Statements />
      </>
    );
  };
  return (
    <Flex vertical gap={16}>
      <PageHead title={t('promotion.channelTitle')} subtitle={t('promotion.channelSubtitle')} />
      {body()}
    </Flex>
  );
}

function ChannelFacts({ channel }: { readonly channel: MyChannel }) {
  const t = useT();
  const { money, percent } = useMoney();
  const { merchants, merchants_below, rates, below, parent_name } = channel;
  const items = [
    { label: t('channel.name'), children: channel.name },
    ...(parent_name ? [{ label: t('channel.parent'), children: parent_name }] : []),
    {
      label: t('channel.merchants'),
      children:
        merchants_below > merchants ? t('channel.merchantsBelow', { own: merchants, all: merchants_below }) : merchants,
    },
    { label: t('channel.owed'), children: <Text strong>{money(channel.owed)}</Text> },
    { label: t('channel.paid'), children: money(channel.paid) },
    {
      label: t('channel.tab.rates'),
      children:
        rates.length > 0
          ? rates.map((rate, index) => `${t(`channel.level.${(index + 1) as 1 | 2 | 3}`)} ${percent(rate)}`).join(' · ')
          : t('promotion.noRates'),
    },
    ...(below.length > 0
      ? [
          {
            label: t('promotion.below'),
            children: below.map(({ name, merchants: count }) => t('promotion.belowOne', { name, count })).join(' · '),
          },
        ]
      : []),
  ];
  return (
    <Panel vertical>
      <Descriptions
        column={{ xs: 1, sm: 1, md: 2, lg: 3 }}
        items={items.map((item) => ({ key: item.label, ...item }))}
      />
    </Panel>
  );
}

function Statements() {
  const t = useT();
  const { money } = useMoney();
  const [opened, setOpened] = useState<ChannelStatement>();
  const { data, error, loading, refresh } = useLoad(promotionApi.statements);
  // As the lists of the kit: cards where a table would have to be scrolled sideways.
  const isNarrow = Grid.useBreakpoint().md === false;
  if (error && !data) return <LoadFailure error={error} onRetry={refresh} />;
  return (
    <>
      {isNarrow && data && <StatementCards statements={data.list} onOpen={setOpened} />}
      {isNarrow && !data && <Skeleton active />}
      {!isNarrow && (
        <Table<ChannelStatement>
          rowKey="id"
          loading={loading && !data}
          dataSource={data?.list}
          scroll={{ x: 560 }}
          pagination={{ pageSize: 12, hideOnSinglePage: true, showSizeChanger: false }}
          locale={{ emptyText: t('channel.statementsEmptyText') }}
          columns={[
            {
              key: 'month',
              title: t('channel.month'),
              width: 112,
              render: (_, row) => <PlainButton onClick={() => setOpened(row)}>{row.month}</PlainButton>,
            },
            { key: 'lines', title: t('channel.lines'), dataIndex: 'lines', align: 'end', width: 88 },
            {
              key: 'amount',
              title: t('channel.amount'),
              align: 'end',
              width: 136,
              render: (_, row) => money(row.amount),
            },
            {
              key: 'state',
              title: t('channel.state'),
              width: 112,
              render: (_, { state }) => <StatementTag state={state} />,
            },
            {
              key: 'paid',
              title: t('channel.progress'),
              render: (_, { paid_at, voucher }) =>
                paid_at && t('channel.paidAt', { at: formatMinute(paid_at), voucher }),
            },
          ]}
        />
      )}
      {opened && (
        <StatementDrawer statement={opened} load={promotionApi.statement} onClose={() => setOpened(undefined)} />
      )}
    </>
  );
}

interface StatementCardsProps {
  readonly statements: readonly ChannelStatement[];
  readonly onOpen: (statement: ChannelStatement) => void;
}

function StatementCards({ statements, onOpen }: StatementCardsProps) {
  const t = useT();
  const { money } = useMoney();
  if (statements.length === 0) return <EmptyState compact title={t('channel.statementsEmptyText')} />;
  return (
    <Flex component="ul" vertical gap={12} style={{ margin: 0, padding: 0, listStyle: 'none' }}>
      {statements.map((row) => (
        <li key={row.id}>
          <Panel vertical gap={8}>
            <Flex justify="space-between" align="center" gap={8}>
              <PlainButton onClick={() => onOpen(row)}>{row.month}</PlainButton>
              <StatementTag state={row.state} />
            </Flex>
            <Flex justify="space-between" gap={8}>
              <Text type="secondary">{`${t('channel.lines')} ${row.lines}`}</Text>
              <Text strong tabular>
                {money(row.amount)}
              </Text>
            </Flex>
            {row.paid_at && (
              <Text type="secondary" size="small">
                {t('channel.paidAt', { at: formatMinute(row.paid_at), voucher: row.voucher })}
              </Text>
            )}
          </Panel>
        </li>
      ))}
    </Flex>
  );
}
