import { Tag } from 'antd';
import { defineResource } from '@/components/resource/defineResource';
import { ResourcePage } from '@/components/resource/ResourcePage';
import { TextCard } from '@/components/resource/TextCard';
import { ToneTag } from '@/components/ToneTag';
import { Text } from '@/components/ui/Text';
import { formatMinute } from '@/hooks/useDates';
import { type Translate, useT } from '@/hooks/useT';
import { promotionApi } from '@/services/promotion/api';
import type { Partner } from '@/services/promotion/schema';
import { Money } from './StatementTag';

const PartnerState = ({ partner }: { readonly partner: Partner }) => {
  const t: Translate = useT();
  return (
    <ToneTag tone={partner.is_open ? 'good' : 'plain'}>
      {t(partner.is_open ? 'providerMerchant.on' : 'providerMerchant.off')}
    </ToneTag>
  );
};

const resource = defineResource<Partner>({
  key: 'promotion.partner',
  title: 'promotion.partnerTitle',
  subtitle: 'promotion.partnerSubtitle',
  search: 'promotion.search',
  nameOf: ({ name }) => name,
  actions: {},
  calls: {
    data: (query, options) => promotionApi.partners(query as Parameters<typeof promotionApi.partners>[0], options),
  },
  columns: [
    { key: 'name', title: 'channel.merchantName', fixed: true, sortable: true, render: ({ name }) => name },
    {
      key: 'version',
      title: 'channel.version',
      width: 112,
      render: ({ version }) => <Tag variant="filled">{version}</Tag>,
    },
    { key: 'channel_name', title: 'channel.broughtBy', width: 160, render: ({ channel_name }) => channel_name },
    {
      key: 'commission',
      title: 'promotion.commission',
      align: 'end',
      sortable: true,
      width: 136,
      render: ({ commission }) => <Money fen={commission} />,
    },
    { key: 'is_open', title: 'channel.state', width: 112, render: (row) => <PartnerState partner={row} /> },
    {
      key: 'created_at',
      title: 'promotion.joined',
      sortable: true,
      width: 160,
      render: ({ created_at }) => formatMinute(created_at),
    },
  ],
  cardShape: 'text',
  defaultView: 'table',
  card: (row) => (
    <TextCard title={row.name} state={<PartnerState partner={row} />}>
      <Text type="secondary">{[row.version, row.channel_name].join(' · ')}</Text>
      <Money fen={row.commission} />
    </TextCard>
  ),
  empty: { title: 'promotion.partnerEmpty', description: 'promotion.partnerEmptyText' },
});

/** The merchants that the own channel and those below it brought. */
export const PartnersPage = () => <ResourcePage resource={resource} />;
