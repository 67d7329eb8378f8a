import type { AppStage, DemoAccount } from './appStage';

interface Role {
  readonly id: string;
  readonly name: string;
  readonly note: string;
  readonly routes: readonly string[];
  readonly actions: readonly string[];
}

const names: Readonly<Partial<Record<DemoAccount, string>>> = { writer: '内容编辑', viewer: '观察员' };

/** Lets the owner change what a demo member may, as the roles page does. */
export async function changeRole(
  app: Pick<AppStage, 'api'>,
  member: DemoAccount,
  change: (role: Role) => Role,
): Promise<void> {
  const { list } = await app.api<{ list: Role[] }>('owner', 'POST', '/account_role/merchant');
  const role = list.find(({ name }) => name === names[member]);
  if (!role) throw new Error(`no role of ${member}`);
  const { id, name, note, routes, actions } = change(role);
  await app.api('owner', 'POST', '/account_role/multi_save', { roles: [{ id, name, note, routes, actions }] });
}
