import { useModel } from '@umijs/max';
import { defaultApprovalPolicy, defaultCompliancePolicy } from '@/domain/publishing';
import { useLoad } from '@/hooks/useLoad';
import { merchantApi } from '@/services/merchant/api';
import { wemediaApi } from '@/services/wemedia/api';

/** Who looks, under which rules of the merchant, and the accounts that posts go to. */
export function useAround() {
  const { initialState } = useModel('@@initialState');
  const { data: merchant, mutate } = useLoad(() => merchantApi.info({}, { skipErrorHandler: true }));
  const { data: accounts } = useLoad(() => wemediaApi.data({ skipErrorHandler: true }));
  return {
    myId: initialState?.currentUser?.id ?? '',
    approvalPolicy: merchant?.approval_policy ?? defaultApprovalPolicy,
    compliancePolicy: merchant?.compliance_policy ?? defaultCompliancePolicy,
    accounts: accounts?.list ?? [],
    merchant,
    changeMerchant: mutate,
  };
}

export type Around = ReturnType<typeof useAround>;
