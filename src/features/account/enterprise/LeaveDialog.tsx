import { Alert, Flex, Modal, Select } from 'antd';
import { useId, useState } from 'react';
import { LoadState } from '@/components/LoadFailure';
import { Text } from '@/components/ui/Text';
import { needsReceiver } from '@/domain/handOver';
import { useAction } from '@/hooks/useAction';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { isVersionConflict, messageOf } from '@/lib/request';
import { invalidate } from '@/lib/request/cache';
import { clearSession, writeSession } from '@/lib/session';
import { enterpriseApi } from '@/services/enterprise/api';
import type { Enterprise } from '@/services/enterprise/schema';

const LEFT = -1;

interface LeaveDialogProps {
  readonly enterprise: Enterprise;
  readonly onClose: () => void;
}

/** What one holds there is given to somebody first; of the current merchant one goes on in another, or signs out. */
export function LeaveDialog({ enterprise: { id, merchant_name: name }, onClose }: LeaveDialogProps) {
  const t = useT();
  const fieldId = useId();
  const { data, error, loading, refresh } = useLoad(enterpriseApi.belongings, { id }, { fresh: true });
  const [to, setTo] = useState<string>();
  const [refusal, setRefusal] = useState<string>();
  // Without the group of the call: who has left his current merchant may not ask for its list any more.
  const leave = useAction(
    (input: Parameters<typeof enterpriseApi.leave>[0], options) => enterpriseApi.leave(input, options),
    {
      messages: { done: ({ was_current }) => (was_current ? undefined : t('accountCenter.enterprise.left', { name })) },
      // What a colleague has done meanwhile is shown anew.
      handleError: (failure) => {
        if (!isVersionConflict(failure)) return false;
        setRefusal(messageOf(failure));
        refresh();
        return true;
      },
    },
  );
  const submit = async () => {
    setRefusal(undefined);
    const left = await leave.run({ id, to, revision: data?.revision });
    if (!left) return;
    const { was_current, login } = left.result;
    if (!was_current) {
      invalidate('enterprise');
      return onClose();
    }
    if (login) writeSession(login);
    else clearSession();
    window.location.replace(login ? '/workbench' : '/login');
  };
  const isMissing = data !== undefined && needsReceiver(LEFT, data.kinds) && to === undefined;
  return (
    <Modal
      open
      title={t('accountCenter.enterprise.leaveOf', { name })}
      okText={t('accountCenter.enterprise.leave')}
      okButtonProps={{ danger: true, disabled: !data || isMissing || loading }}
      confirmLoading={leave.isPending}
      onOk={() => void submit()}
      onCancel={onClose}
    >
      <Flex vertical gap={16}>
        {refusal && <Alert type="warning" showIcon title={refusal} />}
        <Text type="secondary">{t('accountCenter.enterprise.leaveHint', { name })}</Text>
        <LoadState data={data} error={error} onRetry={refresh} rows={3} />
        {data?.kinds.length === 0 && <Text>{t('accountCenter.enterprise.leaveNothing')}</Text>}
        {data && data.kinds.length > 0 && (
          <>
            <ul style={{ margin: 0 }}>
              {data.kinds.map(({ kind, count }) => (
                <li key={kind}>{t('team.handOver.count', { kind: t(`team.object.${kind}`), count })}</li>
              ))}
            </ul>
            {data.receivers.every(({ missing }) => missing.length > 0) ? (
              <Alert type="warning" showIcon title={t('team.handOver.nobody.stay')} />
            ) : (
              <Flex vertical gap={4}>
                <label htmlFor={fieldId}>{t('team.handOver.to')}</label>
                <Select
                  id={fieldId}
                  value={to}
                  onChange={setTo}
                  placeholder={t('team.handOver.choose')}
                  options={data.receivers.map((one) => ({
                    value: one.id,
                    disabled: one.missing.length > 0,
                    label:
                      one.missing.length > 0
                        ? t('team.handOver.cannot', {
                            name: one.name,
                            kinds: one.missing.map((kind) => t(`team.object.${kind}`)).join('、'),
                          })
                        : t('team.handOver.receiver', { name: one.name, role: one.role_name }),
                  }))}
                />
              </Flex>
            )}
          </>
        )}
      </Flex>
    </Modal>
  );
}
