import { randomBytes } from 'node:crypto';
import type { RoleRow } from '../_core/grants';
import { hashPassword } from '../_core/passwords';
import type { AccountRow, MerchantRow } from '../_core/rows';
import type { Context } from '../_core/serve';
import { dbOf, newId } from '../_core/store';
import { builtInRoles } from '../_data/identity';

/** The roles that a merchant begins with. */
export const openRoles = ({ clock }: Pick<Context, 'clock'>, mchno: string): RoleRow[] =>
  builtInRoles.map((role) =>
    dbOf(mchno)
      .table<RoleRow>('account_role')
      .insert({ id: newId('role'), mchno, ...role, created_at: clock.iso() }),
  );

/**
 * The roles and the owner's account of a merchant that has none. Its name is the merchant's number.
 * @returns what the owner signs in with; undefined where somebody has an account already
 */
export async function openFirstAccount(
  { clock }: Context,
  { mchno, name, contact, phone }: MerchantRow,
): Promise<{ username: string; password: string } | undefined> {
  const db = dbOf(mchno);
  if (db.table<AccountRow>('account').all().length > 0) return undefined;
  const created_at = clock.iso();
  const roles = openRoles({ clock }, mchno);
  const password = randomBytes(9).toString('base64url');
  db.table<AccountRow>('account').insert({
    id: newId('acc'),
    mchno,
    username: mchno,
    password: await hashPassword(password),
    name: contact || name,
    avatar: '',
    phone,
    role: roles.find(({ code }) => code === 'owner')?.id ?? '',
    access: 'user',
    business: 'merchant',
    routes: [],
    actions: [],
    status: 1,
    created_at,
  });
  return { username: mchno, password };
}
