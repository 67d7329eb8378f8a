import { DownloadOutlined } from '@ant-design/icons';
import { useInterval, useUpdateEffect } from 'ahooks';
import { Alert, App, Button, Descriptions, Drawer, Flex, Progress, Segmented, Table } from 'antd';
import { useState } from 'react';
import { Can } from '@/components/Can';
import { LoadFailure, LoadState } from '@/components/LoadFailure';
import { ToneTag } from '@/components/ToneTag';
import { Text } from '@/components/ui/Text';
import { isAtNight, type MessageState, messageStates, pushActions } from '@/domain/pushes';
import { useAction } from '@/hooks/useAction';
import { formatMinute, formatSecond } from '@/hooks/useDates';
import { useLoad } from '@/hooks/useLoad';
import { useOnePress } from '@/hooks/useOnePress';
import { type Translate, useT } from '@/hooks/useT';
import { merchantZone } from '@/lib/merchantZone';
import { saveBlob } from '@/lib/saveBlob';
import { writeSheet } from '@/lib/sheets';
import { pushApi } from '@/services/push/api';
import type { Push, PushMessage } from '@/services/push/schema';
import { audienceText, PushStateTag } from './pushesResource';

interface PushDrawerProps {
  readonly pushId: string;
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

/** While messages leave, it is looked at anew. */
const POLL_MS = 1_500;
const PAGE_SIZE = 20;

/** What became of a push: how many got it, and the message to each. */
export function PushDrawer({ pushId, onChanged, onClose }: PushDrawerProps) {
  const t = useT();
  const { data: push, error, refresh } = useLoad(pushApi.info, { id: pushId }, { fresh: true });
  const isRunning = push?.state === 'sending';
  useInterval(refresh, isRunning ? POLL_MS : undefined);
  // The list behind it shows the end as well.
  useUpdateEffect(() => {
    if (!isRunning) onChanged();
  }, [isRunning]);
  const changed = () => {
    refresh();
    onChanged();
  };
  return (
    <Drawer
      open
      size={640}
      title={push ? t('push.detailOf', { name: push.name }) : t('push.pageTitle')}
      onClose={onClose}
    >
      <LoadState data={push} error={error} onRetry={refresh} onLeave={onClose} />
      {push && (
        <Flex vertical gap={24}>
          <Overview push={push} />
          <Actions push={push} onDone={changed} />
          <Messages push={push} />
        </Flex>
      )}
    </Drawer>
  );
}

function Overview({ push }: { readonly push: Push }) {
  const t = useT();
  const { queued, sent, failed, skipped } = push.counts;
  const all = queued + sent + failed + skipped;
  const facts = [
    ['push.audience', audienceText(t, push.audience)],
    ['push.sendAt', push.send_at ? formatMinute(push.send_at) : '—'],
    ['push.sent', String(sent)],
    ['push.failed', String(failed)],
    ['push.skipped', String(skipped)],
    ['push.parts', String(push.parts)],
    ['push.author', push.author.name],
  ] as const;
  return (
    <Flex vertical gap={12}>
      <div>
        <PushStateTag state={push.state} t={t} />
      </div>
      {push.problem && <Alert type="error" showIcon title={t(`push.ended.${push.problem}`)} />}
      {push.state === 'sending' && (
        <Progress percent={all > 0 ? Math.round(((all - queued) / all) * 100) : 0} aria-label={t('push.progress')} />
      )}
      <p style={{ margin: 0, whiteSpace: 'pre-wrap' }}>{push.text}</p>
      <Descriptions
        size="small"
        column={{ xs: 1, sm: 2 }}
        items={facts.map(([label, children]) => ({ key: label, label: t(label), children }))}
      />
    </Flex>
  );
}

function Actions({ push, onDone }: { readonly push: Push; readonly onDone: () => void }) {
  const t = useT();
  const { modal } = App.useApp();
  const { pressOf, forget, options } = useOnePress();
  const cancel = useAction(pushApi.cancel, { messages: { done: 'push.stopped' } });
  const retry = useAction(pushApi.retry, { ...options, messages: { done: 'push.retried' } });
  const stop = async () => {
    if (await cancel.run({ id: push.id })) onDone();
  };
  const again = async (is_night_ok: boolean) => {
    const content = { id: push.id, is_night_ok };
    if (!(await retry.run({ ...content, request_id: pressOf(content) }))) return;
    forget();
    onDone();
  };
  const askAgain = () => {
    if (!isAtNight(Date.now(), merchantZone())) return void again(false);
    modal.confirm({ title: t('push.nightTitle'), content: t('push.nightOk'), onOk: () => again(true) });
  };
  const may = pushActions[push.state];
  return (
    <Can action="push.send">
      <Flex gap={8} wrap>
        {may.includes('cancel') && (
          <Button danger loading={cancel.isPending} onClick={() => void stop()}>
            {t(push.state === 'scheduled' ? 'push.callBack' : 'push.stop')}
          </Button>
        )}
        {may.includes('retry') && push.retryable > 0 && (
          <Button type="primary" loading={retry.isPending} onClick={askAgain}>
            {t('push.retry', { count: push.retryable })}
          </Button>
        )}
      </Flex>
    </Can>
  );
}

const tones = { queued: 'busy', sent: 'good', failed: 'bad', skipped: 'plain' } as const;

function Messages({ push }: { readonly push: Push }) {
  const t = useT();
  const [state, setState] = useState<MessageState | 'all'>('all');
  const [page, setPage] = useState(1);
  const { data, error, loading, refresh } = useLoad(
    pushApi.messages,
    { id: push.id, page, page_size: PAGE_SIZE, ...(state === 'all' ? {} : { state }) },
    { keepPrevious: true, refetchOn: JSON.stringify(push.counts) },
  );
  const load = useAction(pushApi.export);
  const exportResults = async () => {
    const loaded = await load.run({ id: push.id, ...(state === 'all' ? {} : { state }) });
    if (loaded) await saveResults(t, push.name, loaded.result.list);
  };
  return (
    <section aria-label={t('push.messages')}>
      <Flex vertical gap={12}>
        <Button
          icon={<DownloadOutlined />}
          loading={load.isPending}
          disabled={data?.paginator.total === 0}
          onClick={() => void exportResults()}
          style={{ alignSelf: 'flex-end' }}
        >
          {t('push.export')}
        </Button>
        <Segmented
          value={state}
          options={[
            { value: 'all', label: t('push.message.all') },
            ...messageStates.map((value) => ({
              value,
              label: t('push.choice', { label: t(`push.message.${value}`), count: push.counts[value] }),
            })),
          ]}
          onChange={(value) => {
            setState(value as MessageState | 'all');
            setPage(1);
          }}
          style={{ maxInlineSize: '100%', overflowX: 'auto' }}
        />
        {!data && error && <LoadFailure error={error} onRetry={refresh} />}
        <Table<PushMessage>
          size="small"
          rowKey="id"
          loading={loading && !data}
          dataSource={[...(data?.list ?? [])]}
          scroll={{ x: 480 }}
          locale={{ emptyText: t('push.noMessages') }}
          pagination={{
            current: page,
            pageSize: PAGE_SIZE,
            total: data?.paginator.total ?? 0,
            hideOnSinglePage: true,
            showSizeChanger: false,
            onChange: setPage,
          }}
          columns={[
            { title: t('push.customer'), render: (_, { name, phone }) => `${name} ${phone}` },
            {
              title: t('push.messageState'),
              render: (_, { state: own, reason }) => (
                <Flex vertical align="start">
                  <ToneTag tone={tones[own]}>{t(`push.message.${own}`)}</ToneTag>
                  {reason && (
                    <Text type="secondary" size="small">
                      {t(`push.reason.${reason}`)}
                    </Text>
                  )}
                </Flex>
              ),
            },
            { title: t('push.messageAt'), render: (_, { sent_at }) => (sent_at ? formatSecond(sent_at) : '—') },
          ]}
          expandable={{ expandedRowRender: ({ text }) => <Text type="secondary">{text}</Text> }}
        />
      </Flex>
    </section>
  );
}

/** A line a customer, phones as the list shows them; text stays text, whatever it begins with. */
async function saveResults(t: Translate, name: string, messages: readonly PushMessage[]): Promise<void> {
  const blob = await writeSheet({
    name: t('push.messages'),
    columns: [
      { title: t('push.customer'), width: 16 },
      { title: t('push.phone'), width: 16 },
      { title: t('push.messageState'), width: 12 },
      { title: t('push.messageReason'), width: 24 },
      { title: t('push.messageAt'), width: 20 },
      { title: t('push.parts'), width: 12 },
      { title: t('push.text'), width: 60 },
    ],
    rows: messages.map(({ name: customer, phone, state, reason, sent_at, parts, text }) => [
      customer,
      phone,
      t(`push.message.${state}`),
      reason ? t(`push.reason.${reason}`) : '',
      sent_at ? formatSecond(sent_at) : '',
      parts,
      text,
    ]),
  });
  saveBlob(blob, `${t('push.resultsOf', { name })}.xlsx`);
}
