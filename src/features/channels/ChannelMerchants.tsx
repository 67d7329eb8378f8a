import { Button, Drawer, Flex, Select, Table } from 'antd';
import { useState } from 'react';
import { Can } from '@/components/Can';
import { LoadFailure } from '@/components/LoadFailure';
import { Text } from '@/components/ui/Text';
import { useAction } from '@/hooks/useAction';
import { useCan } from '@/hooks/useCan';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { channelApi } from '@/services/channel/api';
import type { Channel, ChannelMerchant } from '@/services/channel/schema';
import { merchantApi } from '@/services/merchant/api';

interface ChannelMerchantsProps {
  readonly channel: Channel;
  readonly onClose: () => void;
}

/** The merchants that a channel and those below it brought; more are put under it here. */
export function ChannelMerchants({ channel, onClose }: ChannelMerchantsProps) {
  const t = useT();
  const can = useCan();
  const { data, error, loading, refresh } = useLoad(channelApi.merchants, { id: channel.id }, { fresh: true });
  const everybody = useLoad(merchantApi.data, { page_size: 500 }).data?.list ?? [];
  const [chosen, setChosen] = useState<string[]>([]);
  const assign = useAction(channelApi.assign, {
    messages: { done: 'channel.assigned' },
    invalidates: ['merchant', 'audit', 'dashboard'],
  });
  const list = data?.list ?? [];
  const own = new Set(list.filter(({ channel_id }) => channel_id === channel.id).map(({ id }) => id));
  const add = async () => {
    if (await assign.run({ channel_id: channel.id, merchant_ids: chosen })) setChosen([]);
  };
  return (
    <Drawer open size={720} title={t('channel.merchantsOf', { name: channel.name })} onClose={onClose}>
      <Flex vertical gap={12}>
        <Text type="secondary">{t('channel.assignHint')}</Text>
        <Can action="channel.save">
          <Flex gap={8} wrap>
            <Select
              mode="multiple"
              style={{ flex: 1, minInlineSize: 200 }}
              aria-label={t('channel.chooseMerchants')}
              placeholder={t('channel.chooseMerchants')}
              showSearch={{ optionFilterProp: 'label' }}
              value={chosen}
              options={everybody
                .filter(({ id }) => !own.has(id) && id !== channel.merchant_id)
                .map(({ id, name }) => ({ value: id, label: name }))}
              onChange={setChosen}
            />
            <Button type="primary" disabled={chosen.length === 0} loading={assign.isPending} onClick={() => void add()}>
              {t('channel.assign')}
            </Button>
          </Flex>
        </Can>
        {error && !data ? (
          <LoadFailure error={error} onRetry={refresh} />
        ) : (
          <Table<ChannelMerchant>
            rowKey="id"
            size="small"
            loading={loading && !data}
            dataSource={list}
            scroll={{ x: 480 }}
            pagination={{ pageSize: 20, hideOnSinglePage: true, showSizeChanger: false }}
            locale={{ emptyText: t('channel.noMerchants') }}
            columns={[
              { key: 'name', title: t('channel.merchantName'), dataIndex: 'name' },
              { key: 'version', title: t('channel.version'), dataIndex: 'version', width: 96 },
              { key: 'channel', title: t('channel.broughtBy'), dataIndex: 'channel_name', width: 144 },
              {
                key: 'actions',
                title: t('resource.actions'),
                width: 104,
                render: (_, { id, name }) =>
                  can('channel.save') && (
                    <Button
                      type="link"
                      size="small"
                      aria-label={t('channel.moveOutOf', { name })}
                      onClick={() => void assign.run({ merchant_ids: [id] })}
                    >
                      {t('channel.moveOut')}
                    </Button>
                  ),
              },
            ]}
          />
        )}
      </Flex>
    </Drawer>
  );
}
