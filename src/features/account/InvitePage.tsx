import { CopyOutlined, DownloadOutlined } from '@ant-design/icons';
import { useModel } from '@umijs/max';
import { Button, Flex, Input, QRCode, theme } from 'antd';
import { useRef } from 'react';
import { defineResource } from '@/components/resource/defineResource';
import { ResourcePage } from '@/components/resource/ResourcePage';
import Section from '@/components/Section';
import { ToneTag } from '@/components/ToneTag';
import { Text } from '@/components/ui/Text';
import { useAction } from '@/hooks/useAction';
import { useCopy } from '@/hooks/useCopy';
import { formatMinute } from '@/hooks/useDates';
import { useLoad } from '@/hooks/useLoad';
import { type Translate, useT } from '@/hooks/useT';
import { saveBlob } from '@/lib/saveBlob';
import { accountApi } from '@/services/account/api';
import type { accountContract } from '@/services/account/schema';
import type { ResultOf } from '@/services/contract';
import { drawPoster } from './drawPoster';

type InvitePageData = ResultOf<(typeof accountContract)['invite_list']>;
type Invitee = InvitePageData['list'][number];

function Reward({ row, t }: { readonly row: Invitee; readonly t: Translate }) {
  return row.status === 1 ? (
    <Text strong>{t('accountCenter.invite.rewardPoints', { count: row.reward })}</Text>
  ) : (
    <Text type="secondary">{t('accountCenter.invite.rewardWaiting', { count: row.reward })}</Text>
  );
}

function StateTag({ row, t }: { readonly row: Invitee; readonly t: Translate }) {
  return <ToneTag tone={row.status === 1 ? 'good' : 'plain'}>{t(`accountCenter.invite.state.${row.status}`)}</ToneTag>;
}

const resource = defineResource<Invitee>({
  key: 'account.invite',
  title: 'accountCenter.invite.title',
  subtitle: 'accountCenter.invite.subtitle',
  calls: { data: accountApi.inviteList },
  actions: {},
  nameOf: ({ name }) => name,
  columns: [
    { key: 'name', title: 'accountCenter.invite.person', fixed: true, render: ({ name }) => name },
    { key: 'phone', title: 'accountCenter.invite.phone', width: 144, render: ({ phone }) => phone },
    {
      key: 'created_at',
      title: 'accountCenter.invite.time',
      width: 160,
      sortable: true,
      render: ({ created_at }) => formatMinute(created_at),
    },
    {
      key: 'status',
      title: 'accountCenter.invite.state',
      width: 104,
      render: (row, { t }) => <StateTag row={row} t={t} />,
    },
    {
      key: 'reward',
      title: 'accountCenter.invite.reward',
      width: 160,
      render: (row, { t }) => <Reward row={row} t={t} />,
    },
  ],
  cardShape: 'text',
  defaultView: 'table',
  card: (row, { t }) => (
    <Flex vertical gap={8} style={{ padding: 16 }}>
      <Flex justify="space-between">
        <Text strong>{row.name}</Text>
        <StateTag row={row} t={t} />
      </Flex>
      <Text type="secondary" size="small">
        {row.phone} · {formatMinute(row.created_at)}
      </Text>
      <Reward row={row} t={t} />
    </Flex>
  ),
  empty: { title: 'accountCenter.invite.empty', description: 'accountCenter.invite.emptyText' },
});

/** One's invitation in every form in which it can be passed on, and what has come of it. */
export function InvitePage() {
  return <ResourcePage resource={resource} intro={<OwnInvitation />} />;
}

const QR_SIZE = 168;

function OwnInvitation() {
  const t = useT();
  const { data, loading, error, refresh } = useLoad(accountApi.inviteList, { page_size: 1 });
  const copy = useCopy();
  return (
    <Section title={t('accountCenter.invite.own')} loading={loading && !data} error={error} onRetry={refresh}>
      {data && (
        <Flex gap={24} wrap>
          <QrWithPoster code={data.code} link={data.link} />
          <Flex vertical gap={12} flex="1 1 240px" align="flex-start">
            <Text type="secondary">{t('accountCenter.invite.code')}</Text>
            <Text component="strong" strong tabular size={24}>
              {data.code}
            </Text>
            <Flex gap={8} wrap style={{ width: '100%' }}>
              <Input
                readOnly
                value={data.link}
                aria-label={t('accountCenter.invite.link')}
                style={{ flex: '1 1 200px' }}
                onFocus={(event) => event.target.select()}
              />
              <Button icon={<CopyOutlined />} onClick={() => void copy(data.link)}>
                {t('accountCenter.invite.copy')}
              </Button>
            </Flex>
            <Text strong>{t('accountCenter.invite.total', { count: data.reward_total })}</Text>
          </Flex>
        </Flex>
      )}
    </Section>
  );
}

/** The poster takes the code from the page: what is drawn and what is shown are one. */
function QrWithPoster({ code, link }: { readonly code: string; readonly link: string }) {
  const t = useT();
  const { token } = theme.useToken();
  const { initialState } = useModel('@@initialState');
  const holder = useRef<HTMLDivElement>(null);
  const brand = initialState?.provider?.name || t('common.brand');
  const save = useAction(
    async () => {
      const qr = holder.current?.querySelector('svg');
      if (!qr) throw new Error('no QR code');
      const blob = await drawPoster({
        qr,
        brand,
        code,
        slogan: initialState?.provider?.slogan || t('common.slogan'),
        title: t('accountCenter.invite.posterTitle', { name: initialState?.currentUser?.name ?? '', brand }),
        hint: t('accountCenter.invite.posterHint'),
        colors: {
          back: token.colorPrimary,
          ink: token.colorTextLightSolid,
          card: token.colorWhite,
          text: token.colorBgSpotlight,
        },
      });
      saveBlob(blob, `${t('accountCenter.invite.posterFile')}-${code}.png`);
    },
    { messages: { failed: 'accountCenter.invite.posterFailed' } },
  );
  return (
    <Flex vertical gap={12} align="center">
      <div ref={holder} role="img" aria-label={t('accountCenter.invite.qr')}>
        {/* Always dark on light: phones need it. */}
        <div aria-hidden>
          <QRCode value={link} size={QR_SIZE} type="svg" color={token.colorBgSpotlight} bgColor={token.colorWhite} />
        </div>
      </div>
      <Button icon={<DownloadOutlined />} loading={save.isPending} onClick={() => void save.run(undefined)}>
        {t('accountCenter.invite.poster')}
      </Button>
    </Flex>
  );
}
