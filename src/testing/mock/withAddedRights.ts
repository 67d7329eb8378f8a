import type { RoleGrants } from '../../domain/roles';
import type { AccountRole } from '../../services/account_role/schema';
import { callMock, type Session, signIn } from './callMock';

/**
 * A built-in member whose role was given more by the owner.
 * @param code of the role, which is the member's user name too
 */
export async function withAddedRights(
  origin: string,
  owner: Session,
  code: string,
  added: RoleGrants,
): Promise<Session> {
  const { body } = await callMock<{ list: AccountRole[] }>(origin, 'POST', '/account_role/merchant', {
    session: owner,
  });
  const role = body.data.list.find((one) => one.code === code);
  if (!role) throw new Error(`no role ${code}`);
  const { id, name, note, routes, actions, revision } = role;
  const next = {
    id,
    name,
    note,
    revision,
    routes: [...routes, ...added.routes],
    actions: [...actions, ...added.actions],
  };
  const saved = await callMock(origin, 'POST', '/account_role/multi_save', { session: owner, body: { roles: [next] } });
  if (!saved.body.success) throw new Error(saved.body.message);
  return signIn(origin, code);
}
