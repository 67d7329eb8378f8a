import { Alert, Flex, Modal, Table } from 'antd';
import { LoadState } from '@/components/LoadFailure';
import { Text } from '@/components/ui/Text';
import type { PlatformPolicy } from '@/domain/publishing/platformPolicy';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { compliancePolicyApi } from '@/services/compliance_policy/api';
import type { AffectedPost } from '@/services/compliance_policy/schema';

interface PolicyEffectProps {
  readonly policy: PlatformPolicy;
  readonly isSaving: boolean;
  readonly onSave: () => void;
  readonly onClose: () => void;
}

/** Which posts that wait would be judged otherwise; only then is the policy saved. */
export function PolicyEffect({ policy, isSaving, onSave, onClose }: PolicyEffectProps) {
  const t = useT();
  const { data, error, refresh } = useLoad(
    () => compliancePolicyApi.preview({ ...policy, loosenable: [...policy.loosenable] }),
    { refreshDeps: [JSON.stringify(policy)] },
  );
  const stopped = data?.list.filter(({ to }) => to === 'blocked').length ?? 0;
  return (
    <Modal
      open
      width={720}
      title={t('words.platform.effect')}
      okText={t('common.save')}
      okButtonProps={{ disabled: !data }}
      confirmLoading={isSaving}
      onOk={onSave}
      onCancel={onClose}
    >
      <LoadState data={data} error={error} onRetry={refresh} rows={4} />
      {data && (
        <Flex vertical gap={12}>
          <Alert
            type={stopped > 0 ? 'warning' : 'info'}
            showIcon
            title={t('words.platform.effectSum', { checked: data.checked, changed: data.list.length, stopped })}
          />
          <Text type="secondary">{t('words.platform.effectHint')}</Text>
          {data.list.length > 0 && (
            <Table<AffectedPost>
              rowKey="id"
              size="small"
              dataSource={data.list}
              scroll={{ x: 560 }}
              pagination={{ pageSize: 8, hideOnSinglePage: true, showSizeChanger: false }}
              columns={[
                { key: 'merchant', title: t('words.platform.merchant'), dataIndex: 'merchant_name', width: 144 },
                { key: 'title', title: t('words.platform.post'), dataIndex: 'title' },
                {
                  key: 'change',
                  title: t('words.platform.change'),
                  width: 168,
                  render: (_, { from, to }) =>
                    t('words.platform.fromTo', {
                      from: t(`words.platform.verdict.${from}`),
                      to: t(`words.platform.verdict.${to}`),
                    }),
                },
                {
                  key: 'words',
                  title: t('words.word'),
                  width: 136,
                  render: (_, { words }) => words.join('、'),
                },
              ]}
            />
          )}
        </Flex>
      )}
    </Modal>
  );
}
