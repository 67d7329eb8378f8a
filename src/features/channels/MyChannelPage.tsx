import { StatisticCard } from '@ant-design/pro-components';
import { Link, useModel } from '@umijs/max';
import { Button, Flex, Skeleton, Tag } from 'antd';
import { useMemo, useState } from 'react';
import { EmptyState } from '@/components/empty/EmptyState';
import { LoadFailure } from '@/components/LoadFailure';
import { PageHead } from '@/components/resource/PageHead';
import { ResourcePage } from '@/components/resource/ResourcePage';
import Section from '@/components/Section';
import { Text } from '@/components/ui/Text';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import type { ChannelStatement } from '@/services/channel/schema';
import { promotionApi } from '@/services/promotion/api';
import type { OwnChannel } from '@/services/promotion/schema';
import { ownStatementsResource } from './ownResources';
import { StatementDrawer } from './StatementDrawer';
import { useMoney } from './useMoney';

/** What the merchant earns as a channel of its provider: rates, sums, and the statements behind them. */
export function MyChannelPage() {
  const t = useT();
  const { data, error, loading, refresh } = useLoad(promotionApi.info);
  const [opened, setOpened] = useState<ChannelStatement>();
  const statements = useMemo(() => ownStatementsResource(setOpened), []);
  if (error && !data) return <LoadFailure error={error} onRetry={refresh} />;
  if (loading && !data) return <Skeleton active paragraph={{ rows: 8 }} />;
  if (!data?.channel) return <NoChannel />;
  return (
    <Flex vertical gap={16}>
      <PageHead
        title={t('menu.promotion.channel')}
        subtitle={t('channel.own.subtitle')}
        tag={<Tag variant="filled">{data.channel.name}</Tag>}
      >
        <Link to="/promotion/partner">
          <Button>{t('menu.promotion.partner')}</Button>
        </Link>
      </PageHead>
      <Sums channel={data.channel} />
      {data.below.length > 0 && (
        <Section title={t('channel.own.below')}>
          <Flex component="ul" vertical gap={8} style={{ margin: 0, padding: 0 }}>
            {data.below.map(({ id, name, level, merchants }) => (
              <Flex key={id} component="li" gap={12} justify="space-between">
                <Text style={{ paddingInlineStart: (level - 2) * 24 }}>{name}</Text>
                <Text type="secondary" tabular>
                  {t('channel.own.merchantCount', { count: merchants })}
                </Text>
              </Flex>
            ))}
          </Flex>
        </Section>
      )}
      <ResourcePage resource={statements} />
      {opened && (
        <StatementDrawer statement={opened} read={promotionApi.statement} onClose={() => setOpened(undefined)} />
      )}
    </Flex>
  );
}

function Sums({ channel }: { readonly channel: OwnChannel }) {
  const t = useT();
  const { money, percent } = useMoney();
  const { merchants, merchants_below, owed, paid, rates } = channel;
  const cards = [
    {
      title: t('channel.merchants'),
      value:
        merchants_below > merchants ? t('channel.merchantsBelow', { own: merchants, all: merchants_below }) : merchants,
    },
    { title: t('channel.owed'), value: money(owed) },
    { title: t('channel.paid'), value: money(paid) },
    {
      title: t('channel.own.rate'),
      value: rates ? percent(rates[0] ?? 0) : t('channel.own.noRate'),
      description:
        rates && t('channel.own.ratesBelow', { second: percent(rates[1] ?? 0), third: percent(rates[2] ?? 0) }),
    },
  ];
  return (
    <StatisticCard.Group wrap>
      {cards.map((card) => (
        <StatisticCard
          key={card.title}
          colSpan={{ xs: 12, md: 6 }}
          statistic={{ ...card, formatter: (shown) => String(shown) }}
        />
      ))}
    </StatisticCard.Group>
  );
}

/** For a merchant that is no channel: what one is, and whom to ask. */
export function NoChannel() {
  const t = useT();
  const { initialState } = useModel('@@initialState');
  const brand = initialState?.provider?.name || t('common.brand');
  const phone = initialState?.provider?.service_phone;
  return (
    <EmptyState
      title={t('channel.own.none')}
      description={t('channel.own.noneText', { brand })}
      action={
        phone ? (
          <Button href={`tel:${phone}`}>{t('channel.own.call', { phone })}</Button>
        ) : (
          <Link to="/merchant/help?tab=feedback">
            <Button>{t('channel.own.ask')}</Button>
          </Link>
        )
      }
    />
  );
}
