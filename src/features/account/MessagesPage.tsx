import { history, useModel } from '@umijs/max';
import { App, Badge, Button, Flex } from 'antd';
import { PageLink } from '@/components/PageLink';
import { defineResource } from '@/components/resource/defineResource';
import { ResourcePage } from '@/components/resource/ResourcePage';
import type { ResourceTools } from '@/components/resource/types';
import Section from '@/components/Section';
import { ToneTag } from '@/components/ToneTag';
import { PlainButton } from '@/components/ui/PlainButton';
import { Text } from '@/components/ui/Text';
import { announcementLink } from '@/domain/announcements';
import { useAction } from '@/hooks/useAction';
import { useCanVisit } from '@/hooks/useCanVisit';
import { formatDay, formatMinute } from '@/hooks/useDates';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { invalidate } from '@/lib/request/cache';
import { shownByCaller } from '@/lib/request/types';
import { accountMessageApi } from '@/services/account_message/api';
import { announceApi } from '@/services/announce/api';
import type { Notice } from '@/services/notice/schema';

type Tools = ResourceTools<Notice>;

const kinds = ['system', 'task', 'publish', 'team'] as const;

/** The bell shows the same messages. */
async function changeStatus(...args: Parameters<typeof accountMessageApi.status>): Promise<void> {
  await accountMessageApi.status(...args);
  invalidate('notice');
}

/** Reads a message, and goes where it leads. */
function follow(row: Notice, tools: Tools): void {
  if (row.status === 0) void tools.changeStatus([row], 1);
  if (row.link?.startsWith('/')) history.push(row.link);
}

function MessageTitle({ row, tools }: { readonly row: Notice; readonly tools: Tools }) {
  return (
    <PlainButton style={{ textAlign: 'start' }} onClick={() => follow(row, tools)}>
      <Flex component="span" vertical gap={4} align="start">
        <Badge dot={row.status === 0} offset={[4, 4]}>
          <Text strong={row.status === 0}>{row.title}</Text>
        </Badge>
        <Text type="secondary" size="small" style={{ maxInlineSize: 640, whiteSpace: 'normal' }}>
          {row.content}
        </Text>
      </Flex>
    </PlainButton>
  );
}

function MarkButton({ row, tools }: { readonly row: Notice; readonly tools: Tools }) {
  const isUnread = row.status === 0;
  const label = tools.t(isUnread ? 'merchantCenter.message.markRead' : 'merchantCenter.message.markUnread');
  return (
    <Button
      type="text"
      size="small"
      aria-label={`${label} ${row.title}`}
      onClick={() => void tools.changeStatus([row], isUnread ? 1 : 0)}
    >
      {label}
    </Button>
  );
}

const resource = defineResource<Notice>({
  key: 'merchant.message',
  title: 'merchantCenter.message.title',
  subtitle: 'merchantCenter.message.subtitle',
  tag: <UnreadTag />,
  search: 'merchantCenter.message.search',
  calls: { data: accountMessageApi.data, status: changeStatus },
  actions: {},
  nameOf: ({ title }) => title,
  filters: [
    {
      key: 'status',
      label: 'merchantCenter.message.status',
      options: [
        { value: '0', label: 'merchantCenter.message.status.0' },
        { value: '1', label: 'merchantCenter.message.status.1' },
      ],
    },
    {
      key: 'kind',
      label: 'merchantCenter.message.kind',
      options: kinds.map((value) => ({ value, label: `shell.notice_${value}` as const })),
    },
  ],
  columns: [
    {
      key: 'title',
      title: 'merchantCenter.message.name',
      fixed: true,
      render: (row, tools) => <MessageTitle row={row} tools={tools} />,
    },
    {
      key: 'kind',
      title: 'merchantCenter.message.kind',
      width: 88,
      render: ({ kind }, { t }) => <ToneTag tone="plain">{t(`shell.notice_${kind}`)}</ToneTag>,
    },
    {
      key: 'created_at',
      title: 'merchantCenter.message.time',
      width: 152,
      sortable: true,
      render: ({ created_at }) => (
        <Text type="secondary" tabular>
          {formatMinute(created_at)}
        </Text>
      ),
    },
  ],
  rowActions: (row, tools) => <MarkButton row={row} tools={tools} />,
  cardShape: 'text',
  defaultView: 'table',
  card: (row, tools) => (
    <Flex vertical gap={8} style={{ padding: 16 }}>
      <MessageTitle row={row} tools={tools} />
      <Flex justify="space-between" align="center" gap={8}>
        <Text type="secondary" size="small">
          {tools.t(`shell.notice_${row.kind}`)} · {formatMinute(row.created_at)}
        </Text>
        <MarkButton row={row} tools={tools} />
      </Flex>
    </Flex>
  ),
  statusActions: [
    { status: 1, label: 'merchantCenter.message.markRead' },
    { status: 0, label: 'merchantCenter.message.markUnread' },
  ],
  toolbar: () => <Toolbar />,
  empty: { title: 'merchantCenter.message.empty', description: 'merchantCenter.message.emptyText' },
});

/** All messages of the account. Follows the bell, which stands for the same ones. */
export function MessagesPage() {
  const unread = useUnreadCount();
  return <ResourcePage resource={resource} version={unread} intro={<LatestAnnouncements />} />;
}

function useUnreadCount(): number {
  return useModel('@@initialState').initialState?.notices.unreadCount ?? 0;
}

function UnreadTag() {
  const t = useT();
  const count = useUnreadCount();
  return count > 0 ? <ToneTag tone="bad">{t('merchantCenter.message.unread', { count })}</ToneTag> : null;
}

/** Messages of one call. */
const MAX_AT_ONCE = 500;
/** Ends what a server that marks nothing would let go on for ever. */
const MAX_CALLS = 40;

function Toolbar() {
  const t = useT();
  const { message } = App.useApp();
  const canVisit = useCanVisit();
  const readAll = useAction(
    async () => {
      let count = 0;
      for (let call = 0; call < MAX_CALLS; call += 1) {
        const { list } = await accountMessageApi.data({ status: 0, page_size: MAX_AT_ONCE }, shownByCaller);
        const ids = list.map(({ id }) => id);
        if (ids.length > 0) await accountMessageApi.status({ ids, status: 1 }, shownByCaller);
        count += ids.length;
        if (ids.length < MAX_AT_ONCE) break;
      }
      return count;
    },
    {
      invalidates: ['account_message', 'notice'],
      messages: {
        done: (count) =>
          count > 0 ? t('merchantCenter.message.readAllDone', { count }) : t('merchantCenter.message.nothingUnread'),
      },
    },
  );
  const clear = useAction(accountMessageApi.clear, {
    messages: {
      done: ({ removed }) => (removed > 0 ? t('merchantCenter.message.cleared', { count: removed }) : undefined),
    },
    undo: ({ ids }) => (ids.length > 0 ? () => accountMessageApi.restore({ ids }) : undefined),
  });
  const clearRead = async () => {
    const cleared = await clear.run({ scope: 'read' });
    if (cleared?.result.removed === 0) message.info(t('merchantCenter.message.nothingToClear'));
  };
  return (
    <>
      {canVisit('/account/message') && (
        <PageLink to="/account/message">
          <Button tabIndex={-1}>{t('merchantCenter.message.reminders')}</Button>
        </PageLink>
      )}
      <Button loading={clear.isPending} onClick={() => void clearRead()}>
        {t('merchantCenter.message.clear')}
      </Button>
      <Button type="primary" loading={readAll.isPending} onClick={() => void readAll.run(undefined)}>
        {t('merchantCenter.message.readAll')}
      </Button>
    </>
  );
}

const LATEST = 3;

function LatestAnnouncements() {
  const t = useT();
  const { data, loading, error, refresh } = useLoad(announceApi.data, { page_size: LATEST });
  return (
    <Section
      title={t('merchantCenter.announce.latest')}
      more={{ to: '/merchant/announce/info', label: t('merchantCenter.announce.all') }}
      loading={loading && !data}
      error={error}
      onRetry={refresh}
      empty={data?.list.length === 0 ? t('merchantCenter.announce.empty') : undefined}
    >
      <Flex component="ul" vertical gap={8} style={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {data?.list.map(({ id, title, created_at }) => (
          <Flex component="li" key={id} justify="space-between" gap={12} wrap>
            <PageLink keepsText to={announcementLink(id)}>
              {title}
            </PageLink>
            <Text type="secondary" size="small">
              {formatDay(created_at)}
            </Text>
          </Flex>
        ))}
      </Flex>
    </Section>
  );
}
