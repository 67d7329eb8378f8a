import { isActionAllowed, isAnyPageAllowed } from '../../src/domain/permissions';
import { seeAsGrants } from '../../src/domain/seeAs';
import type { Permission } from '../../src/services/contract';
import type { AccountRow } from './rows';
import { globalDb, type Row } from './store';

/** A role of a merchant: what its members may see and do. */
export interface RoleRow extends Row {
  readonly revision?: number;
  readonly mchno: string;
  /** Built-in roles only: `owner`, `writer`, `viewer`, `admin`. */
  readonly code?: string;
  readonly name: string;
  readonly note: string;
  /** The provider's template that it was made from. */
  readonly template_id?: string;
  readonly routes: readonly string[];
  readonly actions: readonly string[];
  /** What its members may do in a merchant's name besides, of a provider's role: they do not hold it themselves. */
  readonly support?: { readonly routes: readonly string[]; readonly actions: readonly string[] };
  readonly created_at: string;
}

export interface Grants {
  readonly access: string;
  readonly routes: readonly string[];
  readonly actions: readonly string[];
}

/** Whether grants suffice for what an operation of the contract asks for. */
export function isPermitted(grants: Grants, permission: Permission): boolean {
  if (permission.open !== undefined) return true;
  if (permission.page) return isAnyPageAllowed(grants, permission.page);
  return isActionAllowed(grants, permission.action);
}

/** Whether somebody holds all that another set of grants holds. */
export const covers = (own: Grants, other: Pick<Grants, 'routes' | 'actions'>): boolean =>
  other.routes.every((key) => own.routes.includes(key)) && other.actions.every((key) => own.actions.includes(key));

/** What an account may: its own grants, or those of its role. Read at each call, so a changed right holds at once. */
export function grantsOf(account: AccountRow): Grants {
  const { access } = account;
  if (account.routes.length > 0) return { access, routes: account.routes, actions: account.actions };
  const role = globalDb.table<RoleRow>('account_role').find(account.role);
  const own = role?.mchno === account.mchno ? role : undefined;
  return { access, routes: own?.routes ?? [], actions: own?.actions ?? [] };
}

/** What an operator may do in a member's name. Cut from the results: an empty list of an account's own means its role's. */
export function grantsSeeingAs(operator: AccountRow, member: AccountRow): Grants {
  const own = grantsOf(operator);
  const role = globalDb.table<RoleRow>('account_role').find(operator.role);
  const support = role?.mchno === operator.mchno ? role.support : undefined;
  const reach = {
    routes: [...own.routes, ...(support?.routes ?? [])],
    actions: [...own.actions, ...(support?.actions ?? [])],
  };
  // Nobody's admin capability goes along.
  return { access: 'user', ...seeAsGrants(reach, grantsOf(member)) };
}
