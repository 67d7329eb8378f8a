import { type AuditChange, auditChanges } from '../src/domain/audit';
import { isEmptyGrants } from '../src/domain/roles';
import { role_templateContract } from '../src/services/role_template/schema';
import { fail } from './_core/fail';
import type { RoleRow } from './_core/grants';
import { idsOf } from './_core/ids';
import { paged } from './_core/paging';
import { nextRevision } from './_core/revision';
import { type Context, serve } from './_core/serve';
import { globalDb, newId } from './_core/store';
import { addAudit } from './_groups/audit';
import { merchantKeys, type RoleTemplateRow, roleTemplates, templatesOf } from './_groups/roleTemplates';

const auditedFields = ['name', 'note', 'routes', 'actions'] as const;

const changesOf = (before: RoleTemplateRow | undefined, after: RoleTemplateRow): AuditChange[] =>
  auditChanges(before, after, auditedFields);

const need = ({ merchant }: Context, id: string): RoleTemplateRow =>
  templatesOf(merchant.provider_id).find((row) => row.id === id) ??
  fail('模板不存在或已删除', { errorCode: 'NOT_FOUND' });

const view = (row: RoleTemplateRow) => ({
  ...row,
  routes: [...row.routes],
  actions: [...row.actions],
  roles: globalDb
    .table<RoleRow>('account_role')
    .all()
    .filter(({ template_id }) => template_id === row.id).length,
});

/** A template gives only what merchants can hold: nothing of the provider's own. */
function checkGrants({ name, routes, actions }: Pick<RoleTemplateRow, 'name' | 'routes' | 'actions'>): void {
  if (isEmptyGrants({ routes, actions })) {
    fail(`模板“${name}”还没有任何权限，请至少选择一个页面`, { errorCode: 'ROLE_EMPTY' });
  }
  const isBeyond =
    routes.some((key) => !merchantKeys.routes.includes(key)) ||
    actions.some((key) => !merchantKeys.actions.includes(key));
  if (isBeyond) fail(`模板“${name}”包含商家不能拥有的权限`, { errorCode: 'GRANT_BEYOND' });
}

export default serve(role_templateContract, {
  data({ merchant }, query) {
    const rows = templatesOf(merchant.provider_id).filter(
      ({ status }) => query.status === undefined || status === query.status,
    );
    return paged(rows.map(view), query, { search: ['name', 'note'] });
  },

  info: (ctx, { id }) => view(need(ctx, id)),

  save(ctx, { id, revision: seen, ...fields }) {
    const known = id ? need(ctx, id) : undefined;
    const provider_id = ctx.merchant.provider_id;
    if (templatesOf(provider_id).some(({ name, id: other }) => name === fields.name && other !== id)) {
      fail(`模板“${fields.name}”已存在`, { errorCode: 'NAME_TAKEN' });
    }
    checkGrants(fields);
    const revision = nextRevision(known, seen);
    const updated_at = ctx.clock.iso();
    const row = known
      ? (roleTemplates().update(known.id, { ...fields, revision, updated_at }) ?? known)
      : roleTemplates().insert({
          id: newId('role_template'),
          provider_id,
          ...fields,
          revision,
          status: 0,
          updated_at,
          created_at: updated_at,
        });
    const changes = changesOf(known, row);
    const verb = known ? 'update' : 'create';
    if (changes.length > 0) addAudit(ctx, { subject: 'role_template', id: row.id, name: row.name, verb, changes });
    return view(row);
  },

  status(ctx, input) {
    if (input.status !== 0 && input.status !== 1) return fail('状态不正确', { errorCode: 'INVALID_INPUT' });
    const { status } = input;
    for (const row of idsOf(input).map((id) => need(ctx, id))) {
      if (row.status === status) continue;
      roleTemplates().update(row.id, { status, updated_at: ctx.clock.iso() });
      const verb = status === 1 ? 'offer' : 'withdraw';
      const changes = auditChanges(row, { ...row, status }, ['status']);
      addAudit(ctx, { subject: 'role_template', id: row.id, name: row.name, verb, changes });
    }
    return null;
  },

  delete(ctx, { ids }) {
    for (const row of ids.map((id) => need(ctx, id))) {
      roleTemplates().update(row.id, { status: -1 });
      addAudit(ctx, { subject: 'role_template', id: row.id, name: row.name, verb: 'delete' });
    }
    return null;
  },

  offered: ({ merchant }) => ({
    list: templatesOf(merchant.provider_id)
      .filter(({ status }) => status === 1)
      .map((row) => ({ ...row, routes: [...row.routes], actions: [...row.actions] })),
  }),
});
