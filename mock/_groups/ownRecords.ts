import { ownerOf } from '../../src/domain/handOver';
import { type Context, fail } from '../_core/serve';

interface Authored {
  readonly title: string;
  readonly author?: { readonly id: string; readonly name: string } | undefined;
  readonly owner?: { readonly id: string; readonly name: string } | undefined;
}

interface AuthoredRows {
  find(id: string): Authored | undefined;
}

/**
 * What others made is deleted or taken back only by who holds the group's right over it (`script.manage`,
 * `publish.schedule`); what oneself made or took over, by oneself. One record that may not go refuses all; unknown ids are left
 * to the caller.
 */
export function needOwnOrManage(ctx: Context, rows: AuthoredRows, ids: readonly string[], manageKey: string): void {
  if (ctx.can(manageKey)) return;
  for (const row of ids.map((id) => rows.find(id))) {
    if (!row || ownerOf(row)?.id === ctx.account.id) continue;
    const whose = ownerOf(row)?.name || '其他成员';
    fail(`《${row.title || '未命名'}》是${whose}的，只有本人或有管理权限的成员可以删除或撤回`, {
      errorCode: 'ACTION_DENIED',
    });
  }
}
