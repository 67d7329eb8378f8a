import { type Grant, GrantTable, HoldersDrawer, type HoldersProps } from '@/blocks/grants';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { accountApi } from '@/services/account/api';

/** A page or an action, and where it comes from. */
export interface ShownGrant extends Grant {
  /** In words; left out where no single source is asked for. */
  readonly reason?: string;
}

interface MerchantGrantsProps {
  readonly grants: readonly ShownGrant[];
  readonly isLoading?: boolean;
  readonly hasReasons?: boolean;
}

/** Pages and actions of a merchant's member or role; at a click who of its members holds one. */
export function MerchantGrants({ grants, isLoading = false, hasReasons = true }: MerchantGrantsProps) {
  const t = useT();
  const reason = { key: 'reason', title: t('authority.reason'), render: (grant: ShownGrant) => grant.reason };
  return (
    <GrantTable
      grants={grants}
      isLoading={isLoading}
      details={hasReasons ? [reason] : []}
      holdersText={() => t('team.grants.holders')}
      Holders={MemberHolders}
    />
  );
}

function MemberHolders({ grantKey, name, onClose }: HoldersProps) {
  const holders = useLoad(accountApi.holders, { key: grantKey });
  return <HoldersDrawer name={name} holders={holders} onClose={onClose} />;
}
