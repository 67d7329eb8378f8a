import { Form, Input, Modal, Select } from 'antd';
import { useState } from 'react';
import { ConflictModal } from '@/components/ConflictModal';
import { RecordSelect } from '@/components/RecordSelect';
import { channelLimits, channelPlaceFault } from '@/domain/channels';
import { useAction } from '@/hooks/useAction';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { isVersionConflict } from '@/lib/request';
import { channelApi } from '@/services/channel/api';
import type { Channel } from '@/services/channel/schema';
import { merchantApi } from '@/services/merchant/api';

interface ChannelDialogProps {
  readonly channels: readonly Channel[];
  /** Undefined = a new one. */
  readonly channel: Channel | undefined;
  /** Where a new one stands at first. */
  readonly parentId: string | undefined;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

type Values = Pick<Channel, 'name' | 'parent_id' | 'merchant_id' | 'contact' | 'phone' | 'note'>;

/** Adds or changes a channel; places where it would make a loop or go too deep are not offered. */
export function ChannelDialog({ channels, channel, parentId, onSaved, onClose }: ChannelDialogProps) {
  const t = useT();
  const [form] = Form.useForm<Values>();
  const [refused, setRefused] = useState<Values>();
  const merchants = useLoad(merchantApi.data, { page_size: 500 }).data?.list;
  const save = useAction(channelApi.save, {
    messages: { done: channel ? 'channel.saved' : 'channel.created' },
    invalidates: ['audit', 'dashboard'],
    handleError: (error) => {
      const isConflict = isVersionConflict(error);
      if (isConflict) setRefused(form.getFieldsValue());
      return isConflict;
    },
  });
  const store = async (values: Values, revision: number | undefined) => {
    const filled = Object.fromEntries(
      Object.entries(values).filter(([, value]) => value !== undefined && value !== null),
    );
    if (await save.run({ ...(channel && { id: channel.id }), ...filled, name: values.name, revision })) onSaved();
  };
  const parents = channels.filter(({ id }) => channelPlaceFault(channels, channel?.id, id) === undefined);
  return (
    <Modal
      open
      title={t(channel ? 'channel.edit' : 'channel.create')}
      okText={t('common.save')}
      confirmLoading={save.isPending}
      onOk={form.submit}
      onCancel={onClose}
    >
      {refused && (
        <ConflictModal
          isBusy={save.isPending}
          onMine={() => void store(refused, undefined)}
          onTheirs={onSaved}
          onClose={() => setRefused(undefined)}
        />
      )}
      <Form
        form={form}
        layout="vertical"
        initialValues={channel ?? { parent_id: parentId }}
        onFinish={(values) => void store(values, channel?.revision)}
      >
        <Form.Item
          name="name"
          label={t('channel.name')}
          rules={[{ required: true, whitespace: true, message: t('channel.nameNeeded') }]}
        >
          <Input maxLength={channelLimits.name} />
        </Form.Item>
        <Form.Item name="parent_id" label={t('channel.parent')} extra={t('channel.parentHint')}>
          <Select
            allowClear
            showSearch={{ optionFilterProp: 'label' }}
            placeholder={t('channel.top')}
            options={parents.map(({ id, name }) => ({ value: id, label: name }))}
          />
        </Form.Item>
        <Form.Item name="merchant_id" label={t('channel.merchant')} extra={t('channel.merchantHint')}>
          <RecordSelect
            allowClear
            showSearch={{ optionFilterProp: 'label' }}
            placeholder={t('channel.noMerchant')}
            records={merchants}
          />
        </Form.Item>
        <Form.Item name="contact" label={t('channel.contactName')}>
          <Input maxLength={channelLimits.contact} />
        </Form.Item>
        <Form.Item name="phone" label={t('channel.phone')}>
          <Input maxLength={channelLimits.phone} inputMode="tel" />
        </Form.Item>
        <Form.Item name="note" label={t('channel.note')}>
          <Input.TextArea rows={2} maxLength={channelLimits.note} />
        </Form.Item>
      </Form>
    </Modal>
  );
}
