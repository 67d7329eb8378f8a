import { type Context, fail } from '../_core/serve';

interface Authored {
  readonly title: string;
  readonly author?: { readonly id: string; readonly name: string } | undefined;
}

interface AuthoredRows {
  find(id: string): Authored | undefined;
}

/**
 * What others made is deleted or taken back only by who holds the group's right over it (`script.manage`,
 * `publish.schedule`); what oneself made, by its author. One record that may not go refuses all; unknown ids are left
 * to the caller.
 */
export function needOwnOrManage(ctx: Context, rows: AuthoredRows, ids: readonly string[], manageKey: string): void {
  if (ctx.can(manageKey)) return;
  for (const row of ids.map((id) => rows.find(id))) {
    if (!row || row.author?.id === ctx.account.id) continue;
    const whose = row.author?.name || '其他成员';
    fail(`《${row.title || '未命名'}》是${whose}的，只有本人或有管理权限的成员可以删除或撤回`, {
      errorCode: 'ACTION_DENIED',
    });
  }
}
