import { CopyOutlined } from '@ant-design/icons';
import { Button, Flex, Input, Popconfirm, Spin } from 'antd';
import { Suspense } from 'react';
import { lazyPart } from '@/components/lazyPart';
import { ToneTag } from '@/components/ToneTag';
import { Panel } from '@/components/ui/Panel';
import { Text } from '@/components/ui/Text';
import { useAction } from '@/hooks/useAction';
import { useCopy } from '@/hooks/useCopy';
import { formatMinute } from '@/hooks/useDates';
import { useT } from '@/hooks/useT';
import { teamInviteApi } from '@/services/team_invite/api';
import type { TeamInvite } from '@/services/team_invite/schema';

const QrImage = lazyPart(() => import('@/components/QrImage'));

const QR_SIZE = 160;

interface InviteCardProps {
  readonly invite: TeamInvite;
  readonly isShown: boolean;
  readonly onShow: () => void;
}

/** One invitation: who made it, where it stands, who came by it; while it is open, how to pass it on. */
export function InviteCard({ invite, isShown, onShow }: InviteCardProps) {
  const t = useT();
  const { id, code, link, role_name, inviter, state, uses, max_uses, expires_at, person } = invite;
  const revoke = useAction(teamInviteApi.revoke, { messages: { done: 'team.invite.revoked' } });
  const isOpen = state === 'open';
  const canShow = isOpen && code !== undefined && link !== undefined;
  return (
    <Panel>
      <Flex justify="space-between" gap={8} wrap>
        <Text strong>{person ? t('team.invite.forPerson', { ...person, role: role_name }) : role_name}</Text>
        <ToneTag tone={isOpen ? 'good' : 'plain'}>{t(`team.invite.state.${state}`)}</ToneTag>
      </Flex>
      <Text component="p" type="secondary" size="small">
        {t('team.invite.summary', {
          inviter: inviter.name,
          at: formatMinute(expires_at),
          used: uses.length,
          total: max_uses,
        })}
      </Text>
      {uses.length > 0 && (
        <Text component="p" size="small">
          {t('team.invite.usedBy', { names: uses.map(({ name }) => name).join('、') })}
        </Text>
      )}
      {isOpen && (
        <Flex gap={8}>
          {canShow && (
            <Button size="small" aria-expanded={isShown} onClick={onShow}>
              {t(isShown ? 'team.invite.hide' : 'team.invite.show')}
            </Button>
          )}
          <Popconfirm title={t('team.invite.revokeConfirm')} onConfirm={() => void revoke.run({ id })}>
            <Button size="small" danger loading={revoke.isPending}>
              {t('team.invite.revoke')}
            </Button>
          </Popconfirm>
        </Flex>
      )}
      {isShown && canShow && <Shareable code={code} link={link} />}
    </Panel>
  );
}

interface ShareableProps {
  readonly code: string;
  readonly link: string;
}

function Shareable({ code, link }: ShareableProps) {
  const t = useT();
  const copy = useCopy();
  return (
    <Flex gap={16} wrap style={{ marginBlockStart: 16 }}>
      <div role="img" aria-label={t('team.invite.qr')}>
        <Suspense fallback={<Spin />}>
          <QrImage value={link} size={QR_SIZE} />
        </Suspense>
      </div>
      <Flex vertical gap={12} flex="1 1 220px">
        <Text type="secondary" size="small">
          {t('team.invite.hint')}
        </Text>
        <Text component="strong" strong tabular size="large">
          {code}
        </Text>
        <Flex gap={8} wrap>
          <Input
            readOnly
            value={link}
            aria-label={t('team.invite.link')}
            style={{ flex: '1 1 160px' }}
            onFocus={(event) => event.target.select()}
          />
          <Button icon={<CopyOutlined />} onClick={() => void copy(link)}>
            {t('team.invite.copy')}
          </Button>
        </Flex>
      </Flex>
    </Flex>
  );
}
