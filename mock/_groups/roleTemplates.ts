import type { RoleGrants } from '../../src/domain/roles';
import { clock } from '../_core/clock';
import { globalDb, type Row, seedTable } from '../_core/store';
import { builtInRoles } from '../_data/identity';

export interface RoleTemplateRow extends Row, RoleGrants {
  readonly provider_id: string;
  readonly revision?: number;
  readonly name: string;
  readonly note: string;
  readonly status: 1 | 0 | -1;
  readonly updated_at: string;
  readonly created_at: string;
}

/** All that a merchant's roles can hold: what its owner does. */
export const merchantKeys: RoleGrants = {
  routes: builtInRoles[0]?.routes ?? [],
  actions: builtInRoles[0]?.actions ?? [],
};

export const roleTemplates = () => globalDb.table<RoleTemplateRow>('role_template');

/** Templates of a provider that have not been removed. */
export const templatesOf = (providerId: string): RoleTemplateRow[] =>
  roleTemplates()
    .all()
    .filter(({ provider_id, status }) => provider_id === providerId && status !== -1);

const only = (keys: readonly string[], prefixes: readonly string[]) =>
  keys.filter((key) => prefixes.some((prefix) => key === prefix || key.startsWith(`${prefix}.`)));

seedTable<RoleTemplateRow>('role_template', () => {
  const times = { created_at: clock.seedTime(-30), updated_at: clock.seedTime(-30) };
  return [
    {
      id: 'role_template_publisher',
      provider_id: 'lingkuang',
      name: '发布专员',
      note: '排期、发布和看数据，不改脚本',
      routes: only(merchantKeys.routes, ['workbench', 'account', 'publish']),
      actions: only(merchantKeys.actions, ['publish', 'comment']),
      status: 1,
      ...times,
    },
    {
      id: 'role_template_goods',
      provider_id: 'lingkuang',
      name: '选品助理',
      note: '整理商品和素材，不碰发布',
      routes: only(merchantKeys.routes, [
        'workbench',
        'account',
        'creative.goods',
        'creative.media',
        'creative.creation_material',
      ]),
      actions: only(merchantKeys.actions, ['goods', 'file', 'material']),
      status: 0,
      ...times,
    },
  ];
});
