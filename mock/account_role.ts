import type { z } from 'zod';
import { isEmptyGrants } from '../src/domain/roles';
import { type accountRole, accountRoleContract } from '../src/services/account_role/schema';
import { fail } from './_core/fail';
import { covers, type RoleRow } from './_core/grants';
import { nextRevision } from './_core/revision';
import type { AccountRow } from './_core/rows';
import { type Context, serve } from './_core/serve';
import { newId } from './_core/store';
import { builtInRoles } from './_data/identity';
import { isFixed } from './_groups/accounts';
import { templatesOf } from './_groups/roleTemplates';

type RoleView = z.infer<typeof accountRole>;
type RoleInput = Pick<RoleRow, 'name' | 'note' | 'routes' | 'actions' | 'revision' | 'template_id'> & {
  readonly id?: string;
};

function listOf({ db }: Context): { list: RoleView[] } {
  const accounts = db.table<AccountRow>('account').all();
  const roles = db.table<RoleRow>('account_role').all();
  return {
    list: roles.map((role) => ({
      id: role.id,
      revision: role.revision,
      template_id: role.template_id,
      code: role.code,
      name: role.name,
      note: role.note,
      routes: [...role.routes],
      actions: [...role.actions],
      fixed: isFixed(role),
      members: accounts.filter((account) => account.role === role.id && account.status !== -1).length,
      created_at: role.created_at,
    })),
  };
}

/** A template that the provider does not offer (any more) is no origin. */
function checkTemplates({ merchant }: Context, inputs: readonly RoleInput[]): void {
  const offered = templatesOf(merchant.provider_id).filter(({ status }) => status === 1);
  const isUnknown = inputs.some(({ template_id }) => template_id && !offered.some(({ id }) => id === template_id));
  if (isUnknown) fail('这个模板已下架，请换一个', { errorCode: 'NOT_FOUND' });
}

/** Nobody may give what he does not have himself. */
function checkGrants(ctx: Context, inputs: readonly RoleInput[]): void {
  const beyond = inputs.find((role) => !covers(ctx.grants, role));
  if (beyond) fail(`角色“${beyond.name}”包含你没有的权限`, { errorCode: 'GRANT_BEYOND' });
}

function saveAll(ctx: Context, inputs: readonly RoleInput[]): { list: RoleView[] } {
  checkGrants(ctx, inputs);
  checkTemplates(ctx, inputs);
  const roles = ctx.db.table<RoleRow>('account_role');
  for (const { id, name } of inputs) {
    const known = id ? roles.need(id, '角色不存在') : undefined;
    if (known && isFixed(known)) fail('店主角色不能修改', { errorCode: 'ROLE_FIXED' });
    if (known && !covers(ctx.grants, known))
      fail(`角色“${known.name}”的权限比你多，不能修改`, { errorCode: 'GRANT_BEYOND' });
    if (roles.all().some((role) => role.name === name && role.id !== id)) {
      fail(`角色“${name}”已存在`, { errorCode: 'NAME_TAKEN' });
    }
  }
  if (new Set(inputs.map(({ name }) => name)).size < inputs.length) fail('角色名称重复', { errorCode: 'NAME_TAKEN' });
  const empty = inputs.find(isEmptyGrants);
  if (empty) fail(`角色“${empty.name}”还没有任何权限，请至少选择一个页面`, { errorCode: 'ROLE_EMPTY' });
  const revisions = inputs.map(({ id, revision }) => nextRevision(id ? roles.find(id) : undefined, revision));
  for (const [index, { id, name, note, routes, actions, template_id }] of inputs.entries()) {
    const fields = { name, note, routes: [...routes], actions: [...actions], revision: revisions[index] ?? 0 };
    if (id) roles.update(id, fields);
    else
      roles.insert({
        id: newId('role'),
        mchno: ctx.merchant.mchno,
        template_id,
        ...fields,
        created_at: ctx.clock.iso(),
      });
  }
  return listOf(ctx);
}

export default serve(accountRoleContract, {
  merchant: listOf,
  multi_save: (ctx, { roles }) => saveAll(ctx, roles),
  import(ctx, { roles = builtInRoles }) {
    const known = ctx.db.table<RoleRow>('account_role').all();
    const inputs = roles
      .map((role) => ({ ...role, id: known.find(({ name }) => name === role.name) }))
      .filter(({ id }) => !id || !isFixed(id))
      .map((role): RoleInput => ({ ...role, id: role.id?.id }));
    return saveAll(ctx, inputs);
  },
});
