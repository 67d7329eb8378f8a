import { Flex, Select } from 'antd';
import { LoadFailure } from '@/components/LoadFailure';
import type { ControlProps } from '@/components/resource/types';
import { useLoad } from '@/hooks/useLoad';
import { type Translate, useT } from '@/hooks/useT';
import { upgradeApi } from '@/services/upgrade/api';

/** The versions whose merchants may use something; none chosen = all. */
export function PlansField({ id, value, onChange }: ControlProps) {
  const t = useT();
  const { data, error, refresh } = useLoad(upgradeApi.plans);
  return (
    <Flex vertical gap={8}>
      <Select
        {...(id ? { id } : {})}
        mode="multiple"
        value={value}
        placeholder={t('shelf.allMerchants')}
        options={(data?.list ?? []).map(({ version }) => ({ value: version, label: version }))}
        onChange={onChange}
      />
      {error && !data && <LoadFailure error={error} onRetry={refresh} />}
    </Flex>
  );
}

/** Whose merchants may use something, in words. */
export const plansOf = (t: Translate, { plans }: { readonly plans: readonly string[] }): string =>
  plans.length === 0 ? t('shelf.allMerchants') : plans.join('、');
