import { Button, DatePicker, Flex, Form, InputNumber, Modal, Table, Tag } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { useState } from 'react';
import { Can } from '@/components/Can';
import { LoadFailure } from '@/components/LoadFailure';
import { PageHead } from '@/components/resource/PageHead';
import { MAX_CHANNEL_DEPTH, ratesFault } from '@/domain/channels';
import { useAction } from '@/hooks/useAction';
import { formatMinute } from '@/hooks/useDates';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { merchantToday } from '@/lib/merchantZone';
import { channelApi } from '@/services/channel/api';
import type { ChannelRates } from '@/services/channel/schema';
import { useMoney } from './useMoney';

const levels = Array.from({ length: MAX_CHANNEL_DEPTH }, (_, index) => index);

/** What part of each payment goes to which level, from which day on. */
export function RatesTab() {
  const t = useT();
  const { percent } = useMoney();
  const { data, error, loading, refresh } = useLoad(channelApi.rates);
  const [isAdding, setAdding] = useState(false);
  if (error && !data) return <LoadFailure error={error} onRetry={refresh} />;
  const current = data?.list.find(({ is_current }) => is_current);
  return (
    <Flex vertical gap={12}>
      <PageHead title={t('channel.tab.rates')} subtitle={t('channel.ratesHint')}>
        <Can action="channel.rates">
          <Button type="primary" onClick={() => setAdding(true)}>
            {t('channel.ratesAdd')}
          </Button>
        </Can>
      </PageHead>
      <Table<ChannelRates>
        rowKey="id"
        loading={loading && !data}
        dataSource={data?.list}
        pagination={{ pageSize: 20, hideOnSinglePage: true, showSizeChanger: false }}
        scroll={{ x: 640 }}
        locale={{ emptyText: t('channel.ratesEmpty') }}
        columns={[
          {
            key: 'from',
            title: t('channel.ratesFrom'),
            render: (_, { from, is_current }) => (
              <Flex gap={8} align="center">
                {from}
                {is_current && <Tag variant="filled">{t('channel.ratesCurrent')}</Tag>}
                {from > merchantToday() && <Tag variant="filled">{t('channel.ratesComing')}</Tag>}
              </Flex>
            ),
          },
          ...levels.map((level) => ({
            key: level,
            title: t(`channel.level.${(level + 1) as 1 | 2 | 3}`),
            align: 'end' as const,
            render: (_: unknown, row: ChannelRates) => percent(row.levels[level] ?? 0),
          })),
          {
            key: 'by',
            title: t('channel.ratesBy'),
            render: (_, { by, created_at }) => `${by} · ${formatMinute(created_at)}`,
          },
        ]}
      />
      {isAdding && <RatesDialog current={current?.levels ?? []} onClose={() => setAdding(false)} />}
    </Flex>
  );
}

interface RatesDialogProps {
  readonly current: readonly number[];
  readonly onClose: () => void;
}

interface RatesValues {
  readonly from: Dayjs;
  /** Percent. */
  readonly levels: readonly (number | null)[];
}

/** Basis points of what was typed in percent. */
const ratesOf = (typed: readonly (number | null)[] = []): number[] =>
  levels.map((level) => Math.round((typed[level] ?? 0) * 100));

function RatesDialog({ current, onClose }: RatesDialogProps) {
  const t = useT();
  const [form] = Form.useForm<RatesValues>();
  const save = useAction(channelApi.ratesSave, { messages: { done: 'channel.ratesSaved' }, invalidates: ['audit'] });
  const submit = async ({ from, levels: typed }: RatesValues) => {
    if (await save.run({ from: from.format('YYYY-MM-DD'), levels: ratesOf(typed) })) onClose();
  };
  const today = merchantToday();
  return (
    <Modal
      open
      title={t('channel.ratesAdd')}
      okText={t('common.save')}
      confirmLoading={save.isPending}
      onOk={form.submit}
      onCancel={onClose}
    >
      <Form
        form={form}
        layout="vertical"
        initialValues={{ from: dayjs(today), levels: levels.map((level) => (current[level] ?? 0) / 100) }}
        onFinish={(values) => void submit(values)}
      >
        <Form.Item
          name="from"
          label={t('channel.ratesFrom')}
          extra={t('channel.ratesFromHint')}
          rules={[{ required: true, message: t('channel.ratesFromNeeded') }]}
        >
          <DatePicker style={{ inlineSize: '100%' }} minDate={dayjs(today)} allowClear={false} />
        </Form.Item>
        {levels.map((level) => (
          <Form.Item
            key={level}
            name={['levels', level]}
            label={t(`channel.level.${(level + 1) as 1 | 2 | 3}`)}
            dependencies={levels.filter((one) => one !== level).map((one) => ['levels', one])}
            rules={[
              {
                validator: async () => {
                  const rates = ratesOf(form.getFieldValue('levels'));
                  // said once, below the last of them
                  if (level === MAX_CHANNEL_DEPTH - 1 && ratesFault({ from: today, levels: rates }, today) === 'sum')
                    throw new Error(t('channel.ratesSum'));
                },
              },
            ]}
          >
            <InputNumber min={0} max={100} precision={2} suffix="%" style={{ inlineSize: '100%' }} />
          </Form.Item>
        ))}
      </Form>
    </Modal>
  );
}
