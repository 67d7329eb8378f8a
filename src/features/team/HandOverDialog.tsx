import { Alert, Flex, Modal, Select } from 'antd';
import { useId, useState } from 'react';
import { LoadState } from '@/components/LoadFailure';
import { PageLink } from '@/components/PageLink';
import { Text } from '@/components/ui/Text';
import { type BelongingKind, belongingKinds, needsReceiver } from '@/domain/handOver';
import { useAction } from '@/hooks/useAction';
import { useCanVisit } from '@/hooks/useCanVisit';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { isVersionConflict, messageOf } from '@/lib/request';
import { accountApi } from '@/services/account/api';
import type { Account, Belongings } from '@/services/account/schema';

/** Where what a member holds is found. */
const pages: Readonly<Record<BelongingKind, (memberId: string) => string>> = {
  publish: (id) => `/publish/calendar?member=${encodeURIComponent(id)}`,
  project: () => '/compose/editor',
  script: () => '/creative/script',
  article: () => '/creation/post',
  topic: (id) => `/creative/conception?assignee=${encodeURIComponent(id)}`,
  shooting_plan: () => '/creative/creation_material?tab=plans',
  video: (id) => `/publish/media?author_id=${encodeURIComponent(id)}`,
  material: () => '/creative/creation_material',
  knowledge: () => '/creative/knowledge',
  framework: () => '/compose/frame',
  prompt: () => '/agent/prompt',
  team_group: () => '/merchant/team?tab=groups',
  lead: (id) => `/service/lead?assignee=${encodeURIComponent(id)}`,
  wemedia: () => '/publish/wemedia',
};

/** `stay`: he goes on a holiday, and only hands over. */
export type Leaving = 'remove' | 'disable' | 'stay';
const statusOf = { remove: -1, disable: 0, stay: undefined } as const;

interface HandOverDialogProps {
  readonly member: Account;
  readonly leaving: Leaving;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Shows what a member holds, asks who takes it over, and does both in one step: the hand-over and his leaving. */
export function HandOverDialog({ member, leaving, onDone, onClose }: HandOverDialogProps) {
  const t = useT();
  const { data, error, loading, refresh } = useLoad(accountApi.belongings, { id: member.id }, { fresh: true });
  const [to, setTo] = useState<string>();
  const [refusal, setRefusal] = useState<string>();
  const { name } = member;
  const receiver = data?.receivers.find(({ id }) => id === to);
  const handOver = useAction(accountApi.handOver, {
    messages: {
      done: () =>
        receiver
          ? t(`team.handOver.handed.${leaving}`, { name, receiver: receiver.name })
          : t(`team.handOver.done.${leaving}`, { name }),
    },
    invalidates: [...belongingKinds, 'team_invite', 'notice', 'account_role'],
    // What a colleague has done meanwhile is shown anew; who was chosen stays chosen.
    handleError: (failure) => {
      if (!isVersionConflict(failure)) return false;
      setRefusal(messageOf(failure));
      refresh();
      return true;
    },
  });
  const isMissing = data !== undefined && needsReceiver(statusOf[leaving], data.kinds) && !receiver;
  const isEmptyHanded = data?.kinds.length === 0 && leaving === 'stay';
  /** What was refused is decided on what is there now. */
  const isStale = refusal !== undefined && loading;
  const submit = async () => {
    if (!data) return;
    setRefusal(undefined);
    const { id, revision } = data;
    if (await handOver.run({ id, to: receiver?.id, status: statusOf[leaving], revision })) onDone();
  };
  return (
    <Modal
      open
      title={t(`team.handOver.title.${leaving}`, { name })}
      okText={t(`team.handOver.ok.${leaving}`)}
      okButtonProps={{ danger: leaving !== 'stay', disabled: !data || isMissing || isEmptyHanded || isStale }}
      confirmLoading={handOver.isPending}
      onOk={() => void submit()}
      onCancel={onClose}
    >
      <Flex vertical gap={16}>
        {refusal && <Alert type="warning" showIcon title={refusal} />}
        <Text type="secondary">{t(`team.handOver.hint.${leaving}`, { name })}</Text>
        <LoadState data={data} error={error} onRetry={refresh} rows={3} />
        {data && <Holdings data={data} member={member} isLeaving={leaving !== 'stay'} />}
        {data && data.kinds.length > 0 && (
          <ReceiverSelect data={data} leaving={leaving} value={receiver?.id} onChange={setTo} />
        )}
      </Flex>
    </Modal>
  );
}

interface HoldingsProps {
  readonly data: Belongings;
  readonly member: Account;
  readonly isLeaving: boolean;
}

function Holdings({ data: { kinds, invites, approvals }, member, isLeaving }: HoldingsProps) {
  const t = useT();
  const canVisit = useCanVisit();
  const title = t('team.handOver.holds', { name: member.name });
  return (
    <section aria-label={title}>
      <Text strong>{title}</Text>
      {kinds.length === 0 && (
        <Text component="p" type="secondary">
          {t('team.handOver.nothing')}
        </Text>
      )}
      <ul>
        {kinds.map(({ kind, count }) => {
          const kindName = t(`team.object.${kind}`);
          const words =
            count > 0
              ? t('team.handOver.count', { kind: kindName, count })
              : t('team.handOver.recycled', { kind: kindName });
          const page = pages[kind](member.id);
          return (
            <li key={kind}>
              {canVisit(page) ? (
                <PageLink to={page} target="_blank" style={{ textDecoration: 'underline' }}>
                  {words}
                </PageLink>
              ) : (
                words
              )}
            </li>
          );
        })}
        {isLeaving && invites > 0 && <li>{t('team.handOver.invites', { count: invites })}</li>}
      </ul>
      {isLeaving && approvals.is_only_approver && (
        <Alert type="warning" showIcon title={t('team.handOver.onlyApprover', { count: approvals.waiting })} />
      )}
    </section>
  );
}

interface ReceiverSelectProps {
  readonly data: Belongings;
  readonly leaving: Leaving;
  readonly value: string | undefined;
  readonly onChange: (id: string | undefined) => void;
}

/** Who cannot take it over is shown with the reason. */
function ReceiverSelect({ data: { receivers }, leaving, value, onChange }: ReceiverSelectProps) {
  const t = useT();
  const id = useId();
  const isNobody = receivers.every(({ missing }) => missing.length > 0);
  if (isNobody) return <Alert type="warning" showIcon title={t(`team.handOver.nobody.${leaving}`)} />;
  const options = receivers.map((one) => {
    const missing = one.missing.map((kind) => t(`team.object.${kind}`)).join('、');
    return {
      value: one.id,
      label: missing
        ? t('team.handOver.cannot', { name: one.name, kinds: missing })
        : t('team.handOver.receiver', { name: one.name, role: one.role_name }),
      disabled: missing !== '',
    };
  });
  return (
    <Flex vertical gap={4}>
      <label htmlFor={id}>{t('team.handOver.to')}</label>
      <Select
        id={id}
        allowClear
        showSearch={{ optionFilterProp: 'label' }}
        value={value}
        options={options}
        placeholder={t('team.handOver.choose')}
        onChange={onChange}
      />
      {leaving === 'disable' && (
        <Text type="tertiary" size="small">
          {t('team.handOver.keep')}
        </Text>
      )}
    </Flex>
  );
}
