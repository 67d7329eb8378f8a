import { isActionAllowed } from '../../../src/domain/permissions';
import { accessReason, isPublisher } from '../../../src/domain/publishing';
import { type Grants, grantsOf } from '../../_core/grants';
import type { AccountRow } from '../../_core/rows';
import { type Context, fail } from '../../_core/serve';
import type { Db } from '../../_core/store';
import type { WemediaRow } from '../../_engines/publisher';
import { teamGroupsOf } from '../teamGroups';
import { wemediaOf } from './posts';

/** Why a member may publish by an account, with the name of the group that lets him; undefined = he may not. */
function reasonOf(db: Db, row: WemediaRow, id: string, grants: Grants) {
  const groups = teamGroupsOf(db)
    .all()
    .filter(({ members }) => members.includes(id));
  const reason = accessReason(row, {
    id,
    groups: groups.map((group) => group.id),
    canManage: isActionAllowed(grants, 'wemedia.save'),
  });
  if (reason?.by !== 'group') return reason;
  return { by: reason.by, group_name: groups.find((group) => group.id === reason.group)?.name };
}

/** Whether the caller may publish by an account. */
export const mayPublishBy = ({ db, account, grants }: Context, row: WemediaRow): boolean =>
  reasonOf(db, row, account.id, grants) !== undefined;

/** Refuses what the caller would plan, change or send on an account that others publish by. */
export function needPublisher(ctx: Context, row: WemediaRow | undefined): void {
  if (row && !mayPublishBy(ctx, row))
    fail(`账号“${row.name}”由指定的成员发布，你不在其中，请找店主或账号的管理员`, { errorCode: 'ACCOUNT_CLOSED' });
}

/** The accounts that a member may publish by, and why; none where he may not publish at all. */
export function accountsOf(db: Db, member: AccountRow) {
  const grants = grantsOf(member);
  if (!isPublisher(grants)) return [];
  return wemediaOf(db)
    .all()
    .flatMap((row) => {
      const reason = reasonOf(db, row, member.id, grants);
      return reason ? [{ id: row.id, name: row.name, platform: row.platform, ...reason }] : [];
    });
}

/** The active members who may publish by an account, and why. */
export const publishersOf = (db: Db, row: WemediaRow) =>
  db
    .table<AccountRow>('account')
    .all()
    .flatMap((member) => {
      const grants = grantsOf(member);
      if (member.status !== 1 || !isPublisher(grants)) return [];
      const reason = reasonOf(db, row, member.id, grants);
      return reason ? [{ id: member.id, name: member.name, ...reason }] : [];
    });
