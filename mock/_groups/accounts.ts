import { type AuditVerb, auditChanges } from '../../src/domain/audit';
import { covers, grantsOf, type RoleRow } from '../_core/grants';
import type { AccountRow } from '../_core/rows';
import { type Context, fail } from '../_core/serve';
import { globalDb } from '../_core/store';
import { addAudit } from './audit';

/** Roles that nobody edits, and that only their own members give. */
export const isFixed = (role: RoleRow): boolean => role.code === 'owner' || role.code === 'admin';

/** The role whose members hold everything; a provider's team has its administrator in its place. */
export const ownerRoleOf = (ctx: Context): RoleRow | undefined =>
  ctx.db.table<RoleRow>('account_role').all().find(isFixed);

/** Nobody gives what he does not hold himself, nor a fixed role that is not his own. */
export function needGrantable(ctx: Context, role: RoleRow): void {
  if (covers(ctx.grants, role) && (!isFixed(role) || ctx.account.role === role.id)) return;
  fail(`不能授予“${role.name}”：它包含你没有的权限`, { errorCode: 'GRANT_BEYOND' });
}

/** Nobody changes the account of a member who may do more than he: not its password, not its role, not its status. */
export function needAbove(ctx: Context, target: AccountRow): void {
  if (target.id === ctx.account.id) return;
  const role = ctx.db.table<RoleRow>('account_role').find(target.role);
  const isFixedAbove = role !== undefined && isFixed(role) && ctx.account.role !== role.id;
  if (isFixedAbove || !covers(ctx.grants, grantsOf(target)))
    fail(`${target.name}的权限比你多，不能修改这个账号`, { errorCode: 'GRANT_BEYOND' });
}

/** As a person reads an account in the log: neither its number nor its password. */
const readable = ({ name, username, role, status }: AccountRow) => ({
  name,
  username,
  role: globalDb.table<RoleRow>('account_role').find(role)?.name ?? '',
  status,
});

/** Writes down what was done to the account of a provider's operator. */
export function logAccount(
  ctx: Context,
  verb: AuditVerb,
  before: AccountRow | undefined,
  after: AccountRow,
  reason = '',
): void {
  const changes = auditChanges(before && readable(before), readable(after), ['name', 'username', 'role', 'status']);
  addAudit(ctx, { subject: 'account', id: after.id, name: after.name, verb, changes, reason });
}

export const accountVerbs = { 1: 'open', 0: 'close', [-1]: 'delete' } as const;
