import { PlusOutlined } from '@ant-design/icons';
import { App, Button, Flex, Table, type TableColumnsType } from 'antd';
import { useState } from 'react';
import { Can } from '@/components/Can';
import { LoadFailure } from '@/components/LoadFailure';
import { PageLink } from '@/components/PageLink';
import { PageHead } from '@/components/resource/PageHead';
import { PlainButton } from '@/components/ui/PlainButton';
import { Text } from '@/components/ui/Text';
import { channelPlaceFault } from '@/domain/channels';
import { useAction } from '@/hooks/useAction';
import { useCan } from '@/hooks/useCan';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { channelApi } from '@/services/channel/api';
import type { Channel } from '@/services/channel/schema';
import { ChannelDialog } from './ChannelDialog';
import { ChannelMerchants } from './ChannelMerchants';
import { useMoney } from './useMoney';

interface ChannelBranch extends Channel {
  readonly children?: readonly ChannelBranch[];
}

/** The channels below another, each with its own; a channel whose parent is gone stands at the top. */
function branchesOf(all: readonly Channel[], parent: string | undefined): ChannelBranch[] {
  const isBelow = ({ parent_id }: Channel): boolean =>
    parent === undefined ? !all.some(({ id }) => id === parent_id) : parent_id === parent;
  return all.filter(isBelow).map((channel) => {
    const children = branchesOf(all, channel.id);
    return children.length > 0 ? { ...channel, children } : channel;
  });
}

type Opened =
  | { readonly dialog: 'edit'; readonly channel?: Channel; readonly parentId?: string }
  | { readonly dialog: 'merchants'; readonly channel: Channel };

/** The channels as a tree, with what they brought and what they are owed. */
export function ChannelTree() {
  const t = useT();
  const { data, error, loading, refresh } = useLoad(channelApi.data);
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const list = data?.list ?? [];
  const columns = useColumns(list, setOpened);
  if (error && !data) return <LoadFailure error={error} onRetry={refresh} />;
  return (
    <Flex vertical gap={12}>
      <PageHead title={t('channel.pageTitle')} subtitle={t('channel.subtitle')}>
        <Can action="channel.save">
          <Button type="primary" icon={<PlusOutlined />} onClick={() => setOpened({ dialog: 'edit' })}>
            {t('channel.create')}
          </Button>
        </Can>
      </PageHead>
      <Table<ChannelBranch>
        // its rows are opened at once only if they are there when it is first drawn
        key={data ? 'read' : 'waiting'}
        rowKey="id"
        loading={loading && !data}
        dataSource={branchesOf(list, undefined)}
        columns={columns}
        expandable={{ defaultExpandAllRows: true }}
        scroll={{ x: 960 }}
        pagination={false}
        locale={{ emptyText: t('channel.empty') }}
      />
      {opened?.dialog === 'edit' && (
        <ChannelDialog
          channels={list}
          channel={opened.channel}
          parentId={opened.parentId}
          onSaved={close}
          onClose={close}
        />
      )}
      {opened?.dialog === 'merchants' && <ChannelMerchants channel={opened.channel} onClose={close} />}
    </Flex>
  );
}

function useColumns(list: readonly Channel[], onOpen: (opened: Opened) => void): TableColumnsType<ChannelBranch> {
  const t = useT();
  const { modal } = App.useApp();
  const { money } = useMoney();
  const can = useCan();
  const remove = useAction(channelApi.delete, { messages: { done: 'channel.deleted' }, invalidates: ['audit'] });
  const askToRemove = (channel: Channel) =>
    modal.confirm({
      title: t('channel.deleteOf', { name: channel.name }),
      content: t('channel.deleteHint'),
      okText: t('common.delete'),
      okButtonProps: { danger: true },
      onOk: () => remove.run({ ids: [channel.id] }).then(() => undefined),
    });
  return [
    {
      key: 'name',
      title: t('channel.name'),
      fixed: 'start',
      width: 200,
      render: (_, channel) => (
        <PlainButton onClick={() => onOpen({ dialog: 'merchants', channel })}>{channel.name}</PlainButton>
      ),
    },
    {
      key: 'merchant',
      title: t('channel.merchant'),
      width: 152,
      render: (_, { merchant_name }) => merchant_name ?? <Text type="tertiary">{t('channel.noMerchant')}</Text>,
    },
    {
      key: 'contact',
      title: t('channel.contact'),
      width: 184,
      render: (_, { contact, phone }) => [contact, phone].filter(Boolean).join(' · '),
    },
    {
      key: 'merchants',
      title: t('channel.merchants'),
      align: 'end',
      width: 144,
      render: (_, { merchants, merchants_below }) =>
        merchants_below > merchants ? t('channel.merchantsBelow', { own: merchants, all: merchants_below }) : merchants,
    },
    {
      key: 'owed',
      title: t('channel.owed'),
      align: 'end',
      width: 120,
      render: (_, { id, owed }) => (
        <PageLink to={`/platform/channel?tab=statements&channel=${id}`}>{money(owed)}</PageLink>
      ),
    },
    { key: 'paid', title: t('channel.paid'), align: 'end', width: 120, render: (_, { paid }) => money(paid) },
    {
      key: 'actions',
      title: t('resource.actions'),
      width: 216,
      render: (_, channel) => (
        <Flex wrap>
          {can('channel.save') && (
            <Button type="link" size="small" onClick={() => onOpen({ dialog: 'edit', channel })}>
              {t('common.edit')}
            </Button>
          )}
          {can('channel.save') && channelPlaceFault(list, undefined, channel.id) === undefined && (
            <Button type="link" size="small" onClick={() => onOpen({ dialog: 'edit', parentId: channel.id })}>
              {t('channel.addBelow')}
            </Button>
          )}
          {can('channel.delete') && (
            <Button
              type="link"
              size="small"
              danger
              aria-label={`${t('common.delete')} ${channel.name}`}
              onClick={() => askToRemove(channel)}
            >
              {t('common.delete')}
            </Button>
          )}
        </Flex>
      ),
    },
  ];
}
