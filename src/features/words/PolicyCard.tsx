import { Alert, Flex, Radio, Skeleton } from 'antd';
import Section from '@/components/Section';
import { Text } from '@/components/ui/Text';
import { type ComplianceCategory, categoryName } from '@/domain/compliance';
import { type CompliancePolicy, compliancePolicies, defaultPlatformPolicy, mayChoosePolicy } from '@/domain/publishing';
import { useCan } from '@/hooks/useCan';
import { useLoad } from '@/hooks/useLoad';
import { useRecordActions } from '@/hooks/useRecordActions';
import { useT } from '@/hooks/useT';
import type { ResultOf } from '@/services/contract';
import { merchantApi } from '@/services/merchant/api';
import type { merchantContract } from '@/services/merchant/schema';
import styles from './words.module.css';

/** What marked words do to a post that is to go out: the merchant's own decision. */
export function PolicyCard() {
  const t = useT();
  const actions = useRecordActions();
  const mayChange = useCan()('merchant.set');
  const { data, error, refresh, mutate } = useLoad(merchantApi.info);

  const platform = data?.platform_policy ?? defaultPlatformPolicy;

  const choose = async (policy: CompliancePolicy): Promise<void> => {
    if (!data) return;
    const before = data;
    mutate({ ...data, compliance_policy: policy, is_policy_chosen: true });
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
        <Flex vertical gap={12}>
          <Radio.Group
            className={styles.policies}
            value={data.compliance_policy}
            disabled={!mayChange}
            aria-label={t('words.policy.title')}
            onChange={(event) => void choose(event.target.value)}
          >
            {compliancePolicies.map((policy) => (
              <Radio
                key={policy}
                value={policy}
                className={styles.policy}
                disabled={!mayChoosePolicy(policy, platform)}
              >
                <span className={styles.policyName}>{t(`words.policy.${policy}`)}</span>
                <Text type="tertiary" size={13}>
                  {t(`words.policy.${policy}Text`)}
                </Text>
              </Radio>
            ))}
          </Radio.Group>
          <PlatformRules merchant={data} />
        </Flex>
      ) : (
        <Skeleton active paragraph={{ rows: 2 }} title={false} />
      )}
    </Section>
  );
}

type Merchant = ResultOf<(typeof merchantContract)['info']>;

/** What the platform asks of all its merchants, with its own text and the day of that; nothing where it asks nothing. */
function PlatformRules({ merchant }: { readonly merchant: Merchant }) {
  const t = useT();
  const { is_policy_chosen = true, platform_rules: rules } = merchant;
  const { base, is_locked, kinds, loosenable } = merchant.platform_policy ?? defaultPlatformPolicy;
  const names = (wanted: (category: ComplianceCategory) => boolean): string =>
    (Object.keys(kinds) as ComplianceCategory[]).filter(wanted).map(categoryName).join('、');
  const lines = [
    !is_policy_chosen && t('words.policy.followed'),
    is_locked && t('words.policy.least', { policy: t(`words.policy.${base}`) }),
    ...(
      [
        ['words.policy.kindBlock', names((one) => kinds[one] === 'block')],
        ['words.policy.kindWarn', names((one) => kinds[one] === 'warn')],
        ['words.policy.kindLoosen', names((one) => loosenable.includes(one))],
      ] as const
    ).map(([id, text]) => text && t(id, { names: text })),
  ].filter((line): line is string => Boolean(line));
  if (lines.length === 0 && !rules?.text) return null;
  return (
    <Alert
      type="info"
      showIcon
      title={rules?.day ? t('words.policy.platformOn', { day: rules.day }) : t('words.policy.platform')}
      description={
        <>
          {lines.map((line) => (
            <div key={line}>{line}</div>
          ))}
          {rules?.text && <div style={{ whiteSpace: 'pre-wrap' }}>{rules.text}</div>}
        </>
      }
    />
  );
}
