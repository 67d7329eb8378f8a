import { Button, Popconfirm } from 'antd';
import { useAction } from '@/hooks/useAction';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { accountRoleApi } from '@/services/account_role/api';
import type { AccountRole } from '@/services/account_role/schema';

interface RestoreRolesProps {
  readonly onChanged: () => void;
}

const grantsOf = ({ name, note, routes, actions }: AccountRole) => ({ name, note, routes, actions });
const isSame = (one: AccountRole, other: AccountRole): boolean =>
  JSON.stringify(grantsOf(one)) === JSON.stringify(grantsOf(other));

/** Gives the built-in roles the rights that they began with; what was changed can be taken back. */
export function RestoreRoles({ onChanged }: RestoreRolesProps) {
  const t = useT();
  const before = useLoad(accountRoleApi.merchant).data?.list ?? [];
  const restore = useAction(accountRoleApi.import, {
    messages: { done: 'team.role.restored' },
    undo: ({ list }) => {
      const roles = before.flatMap((role) => {
        const now = list.find(({ id }) => id === role.id);
        return now && !isSame(role, now) ? [{ id: role.id, revision: now.revision, ...grantsOf(role) }] : [];
      });
      if (roles.length === 0) return undefined;
      return () => accountRoleApi.multiSave({ roles }).then(onChanged);
    },
  });
  const run = async () => {
    if (await restore.run({})) onChanged();
  };
  return (
    <Popconfirm
      title={t('team.role.restoreAsk')}
      description={<div style={{ maxInlineSize: 260 }}>{t('team.role.restoreText')}</div>}
      onConfirm={() => void run()}
    >
      <Button loading={restore.isPending}>{t('team.role.restore')}</Button>
    </Popconfirm>
  );
}
