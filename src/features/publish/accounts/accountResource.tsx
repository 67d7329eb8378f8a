import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { SimulatedTag, useDates } from '@/blocks/publishing';
import { CalendarIllustration } from '@/components/empty/CalendarIllustration';
import { defineResource } from '@/components/resource/defineResource';
import { useCan } from '@/hooks/useCan';
import { useT } from '@/hooks/useT';
import { wemediaApi } from '@/services/wemedia/api';
import type { WemediaView } from '@/services/wemedia/schema';
import { AccountActions } from './AccountActions';
import { AccountCard } from './AccountCard';
import { AccountName } from './AccountName';
import { boardPage } from './board';
import { GroupAction } from './GroupAction';
import { FailureMeter, QuotaMeter } from './HealthMeters';
import { LoginTag } from './LoginTag';
import { StuckNote } from './StuckNote';
import { useBoardRoute } from './useBoardRoute';

/** When something last came online. */
function LastPost({ at }: { readonly at: string | undefined }) {
  const t = useT();
  const dates = useDates();
  return at ? <time dateTime={at}>{dates.day(at)}</time> : t('publishTruth.never');
}

/** Begins a new connection. */
function ConnectButton() {
  const t = useT();
  const { open } = useBoardRoute();
  if (!useCan()('wemedia.bind')) return null;
  return (
    <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => open('connect')}>
      {t('publishTruth.connect')}
    </Button>
  );
}

export const accountResource = defineResource<WemediaView>({
  key: 'wemedia',
  title: 'publishTruth.accountsTitle',
  subtitle: 'publishTruth.accountsSubtitle',
  tag: <SimulatedTag about="posts" />,
  search: 'publishTruth.search',
  nameOf: ({ name }) => name,
  actions: {},
  calls: {
    data: async (query, options) => boardPage((await wemediaApi.data(options)).list, query),
  },
  filters: [
    { key: 'platform', label: 'publishTruth.platform', options: 'fromList' },
    { key: 'group', label: 'publishTruth.group', options: 'fromList' },
    {
      key: 'state',
      label: 'publishTruth.state',
      options: [
        { value: 'ok', label: 'publishTruth.stateOk' },
        { value: 'expiring', label: 'publishTruth.stateExpiring' },
        { value: 'expired', label: 'publishTruth.stateExpired' },
      ],
    },
  ],
  defaultView: 'cards',
  cardShape: 'text',
  rowActions: (account) => <AccountActions account={account} isBrief />,
  card: (account, tools) => <AccountCard account={account} tools={tools} />,
  toolbar: () => <ConnectButton />,
  batchActions: (rows, tools, clear) => (
    <GroupAction
      accounts={rows}
      onDone={() => {
        clear();
        tools.refresh();
      }}
    />
  ),
  columns: [
    {
      key: 'name',
      title: 'publishTruth.account',
      fixed: true,
      width: 192,
      render: (account) => <AccountName account={account} />,
    },
    {
      key: 'login',
      title: 'publishTruth.login',
      width: 144,
      sortable: true,
      render: (account, { refresh }) => (
        <>
          <LoginTag account={account} />
          <StuckNote account={account} onResumed={refresh} />
        </>
      ),
    },
    {
      key: 'rate',
      title: 'publishTruth.failureRate',
      width: 136,
      sortable: true,
      render: ({ health }) => <FailureMeter health={health} />,
    },
    {
      key: 'quota',
      title: 'publishTruth.quota',
      width: 88,
      render: ({ health }) => <QuotaMeter health={health} />,
    },
    {
      key: 'waiting',
      title: 'publishTruth.waiting',
      width: 96,
      align: 'end',
      sortable: true,
      render: ({ health }) => health.waiting,
    },
    {
      key: 'posts',
      title: 'publishTruth.posts7',
      width: 72,
      align: 'end',
      render: ({ health }) => health.posts_7d,
    },
    {
      key: 'last',
      title: 'publishTruth.lastPost',
      width: 120,
      sortable: true,
      render: ({ health }) => <LastPost at={health.last_post_at} />,
    },
    {
      key: 'followers',
      title: 'publishTruth.followers',
      width: 88,
      align: 'end',
      sortable: true,
      render: ({ followers }) => followers,
    },
  ],
  empty: {
    title: 'publishTruth.none',
    description: 'publishTruth.noneText',
    illustration: <CalendarIllustration />,
    action: { label: 'publishTruth.connect', href: '/publish/wemedia?connect=1', right: 'wemedia.bind' },
  },
});
