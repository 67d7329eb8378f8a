import { useModel } from '@umijs/max';
import { GrantTree } from '@/blocks/grants';
import type { ControlProps } from '@/components/resource/types';
import type { RoleGrants } from '@/domain/roles';

const nothing: RoleGrants = { routes: [], actions: [] };

/** Nobody gives what he does not hold himself. */
export function GrantsField(props: ControlProps) {
  const own = useModel('@@initialState').initialState?.currentUser;
  return <GrantTree {...props} offered={own ?? nothing} />;
}
