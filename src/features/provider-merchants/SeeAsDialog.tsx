import { useSearchParams } from '@umijs/max';
import { Alert, App, Flex, Form, Input, Modal, Select } from 'antd';
import { useEffect, useRef } from 'react';
import { LoadFailure } from '@/components/LoadFailure';
import { Text } from '@/components/ui/Text';
import { MAX_SEE_AS_REASON, SEE_AS_MINUTES, seeAsEnds, seeAsReasonFault } from '@/domain/seeAs';
import { useAction } from '@/hooks/useAction';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { writeSession } from '@/lib/session';
import { seeAsApi } from '@/services/see_as/api';
import type { ServedMerchant } from './merchantsResource';

interface SeeAsDialogProps {
  readonly merchant: ServedMerchant;
  readonly onClose: () => void;
}

interface Values {
  readonly account?: string;
  readonly reason: string;
}

/** Enters a merchant as support: in whose name, why, and what becomes of it. */
export function SeeAsDialog({ merchant, onClose }: SeeAsDialogProps) {
  const t = useT();
  const [form] = Form.useForm<Values>();
  const { data, error, loading, refresh } = useLoad(seeAsApi.members, { id: merchant.id }, { fresh: true });
  const start = useAction(seeAsApi.start);
  const members = data?.list ?? [];
  const submit = async ({ account, reason }: Values) => {
    const member = account ?? members[0]?.id;
    const entered = await start.run({ id: merchant.id, reason, ...(member ? { account: member } : {}) });
    if (!entered) return;
    // What this page holds is the operator's own: the merchant's begins anew.
    writeSession(entered.result);
    window.location.replace('/workbench');
  };
  return (
    <Modal
      open
      title={t('seeAs.enterOf', { name: merchant.name })}
      okText={t('seeAs.go')}
      okButtonProps={{ disabled: members.length === 0 }}
      confirmLoading={start.isPending}
      onOk={form.submit}
      onCancel={onClose}
    >
      <Flex vertical gap={16}>
        <Text type="secondary">{t('seeAs.hint', { minutes: SEE_AS_MINUTES })}</Text>
        <Alert type="info" showIcon title={t('seeAs.logged')} />
        {error && !data && <LoadFailure error={error} onRetry={refresh} />}
        {data && members.length === 0 && <Alert type="warning" showIcon title={t('seeAs.noMembers')} />}
        <Form<Values> form={form} layout="vertical" onFinish={(values) => void submit(values)}>
          <Form.Item name="account" label={t('seeAs.member')}>
            <Select
              loading={loading}
              placeholder={members[0] && `${members[0].name} · ${members[0].role_name}`}
              options={members.map(({ id, name, role_name }) => ({ value: id, label: `${name} · ${role_name}` }))}
            />
          </Form.Item>
          <Form.Item
            name="reason"
            label={t('seeAs.reason')}
            rules={[
              {
                validator: async (_, value = '') => {
                  const fault = seeAsReasonFault(value);
                  if (fault === 'missing') throw new Error(t('seeAs.reasonNeeded'));
                  if (fault === 'long') throw new Error(t('seeAs.reasonLong', { max: MAX_SEE_AS_REASON }));
                },
              },
            ]}
          >
            <Input.TextArea rows={2} maxLength={MAX_SEE_AS_REASON} />
          </Form.Item>
        </Form>
      </Flex>
    </Modal>
  );
}

/** Says why an entry ended, once, where one comes out of it. */
export function useSeeAsOver(): void {
  const t = useT();
  const { message } = App.useApp();
  const [params, setParams] = useSearchParams();
  const why = seeAsEnds.find((end) => end === params.get('see_as'));
  const told = useRef(false);
  useEffect(() => {
    if (!why || told.current) return;
    told.current = true;
    message.info(t(`seeAs.over.${why}`));
    const rest = new URLSearchParams(params);
    rest.delete('see_as');
    setParams(rest, { replace: true });
  }, [why, message, t, params, setParams]);
}
