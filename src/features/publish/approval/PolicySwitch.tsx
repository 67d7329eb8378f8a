import { Switch, Tooltip } from 'antd';
import { useId } from 'react';
import type { ApprovalPolicy } from '@/domain/publishing';
import { useRecordActions } from '@/hooks/useRecordActions';
import { useT } from '@/hooks/useT';
import { merchantApi } from '@/services/merchant/api';
import styles from './approval.module.css';
import type { Around } from './useAround';

/** Whether one may approve what one handed in oneself: the merchant's own decision. */
export function PolicySwitch({ merchant, changeMerchant }: Pick<Around, 'merchant' | 'changeMerchant'>) {
  const t = useT();
  const actions = useRecordActions();
  const id = useId();
  if (!merchant) return null;
  const choose = async (isOn: boolean): Promise<void> => {
    const policy: ApprovalPolicy = isOn ? 'four_eyes' : 'rights';
    changeMerchant({ ...merchant, approval_policy: policy });
    const saved = await actions.save(
      (options) => merchantApi.set({ field: 'approval_policy', value: policy }, options),
      {
        isNew: false,
      },
    );
    if (saved === undefined) changeMerchant(merchant);
  };
  return (
    <Tooltip title={t('approval.policyHelp')}>
      <span className={styles.policy}>
        <Switch
          id={id}
          size="small"
          checked={merchant.approval_policy === 'four_eyes'}
          onChange={(isOn) => void choose(isOn)}
        />
        <label htmlFor={id}>{t('approval.policy')}</label>
      </span>
    </Tooltip>
  );
}
