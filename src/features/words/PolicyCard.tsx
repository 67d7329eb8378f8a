import { Radio, Skeleton } from 'antd';
import Section from '@/components/Section';
import { Text } from '@/components/ui/Text';
import { type CompliancePolicy, compliancePolicies } from '@/domain/publishing';
import { useCan } from '@/hooks/useCan';
import { useLoad } from '@/hooks/useLoad';
import { useRecordActions } from '@/hooks/useRecordActions';
import { useT } from '@/hooks/useT';
import { merchantApi } from '@/services/merchant/api';
import styles from './words.module.css';

/** What marked words do to a post that is to go out: the merchant's own decision. */
export function PolicyCard() {
  const t = useT();
  const actions = useRecordActions();
  const mayChange = useCan()('merchant.set');
  const { data, error, refresh, mutate } = useLoad(merchantApi.info);

  const choose = async (policy: CompliancePolicy): Promise<void> => {
    if (!data) return;
    const before = data;
    mutate({ ...data, compliance_policy: policy });
    const saved = await actions.save(
      (options) => merchantApi.set({ field: 'compliance_policy', value: policy }, options),
      {
        isNew: false,
      },
    );
    if (saved === undefined) mutate(before);
  };
  return (
    <Section title={t('words.policy.title')} {...(error ? { error } : {})} onRetry={refresh}>
      {data ? (
        <Radio.Group
          className={styles.policies}
          value={data.compliance_policy}
          disabled={!mayChange}
          aria-label={t('words.policy.title')}
          onChange={(event) => void choose(event.target.value)}
        >
          {compliancePolicies.map((policy) => (
            <Radio key={policy} value={policy} className={styles.policy}>
              <span className={styles.policyName}>{t(`words.policy.${policy}`)}</span>
              <Text type="tertiary" size={13}>
                {t(`words.policy.${policy}Text`)}
              </Text>
            </Radio>
          ))}
        </Radio.Group>
      ) : (
        <Skeleton active paragraph={{ rows: 2 }} title={false} />
      )}
    </Section>
  );
}
