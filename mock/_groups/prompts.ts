import type { Prompt, PromptVersion } from '../../src/services/prompt/schema';
import { fail } from '../_core/fail';
import type { Context } from '../_core/serve';
import type { Row, Table } from '../_core/store';
import { builtInPrompts } from '../_data/prompts';

export interface PromptRow
  extends Row,
    Pick<Prompt, 'title' | 'category' | 'text' | 'note' | 'shared' | 'version' | 'status' | 'updated_at'> {
  readonly mchno: string;
  /** Empty for those that come with the product. */
  readonly account_id: string;
  readonly account_name: string;
  readonly versions: readonly PromptVersion[];
}

/** What one person did with a prompt. */
export interface PromptUseRow extends Row {
  readonly prompt_id: string;
  readonly account_id: string;
  readonly favorite: boolean;
  readonly uses: number;
}

export const promptsOf = (ctx: Context): Table<PromptRow> => ctx.db.table<PromptRow>('prompt');

/** The product's own, as rows of this merchant: its favorites and counts hang on ids of its own. */
function builtIn(ctx: Context): PromptRow[] {
  const { mchno, created_at } = ctx.merchant;
  return builtInPrompts.map(({ key, ...fields }) => ({
    ...fields,
    id: `pb_${mchno}_${key}`,
    mchno,
    account_id: '',
    account_name: '',
    shared: true,
    version: 1,
    versions: [{ version: 1, ...fields, account_name: '', created_at }],
    status: 1,
    updated_at: created_at,
  }));
}

const isVisible = (ctx: Context, row: PromptRow): boolean =>
  row.status !== -1 && (row.account_id === ctx.account.id || row.shared);

const rowsFor = (ctx: Context): PromptRow[] => [
  ...promptsOf(ctx)
    .all()
    .filter((row) => isVisible(ctx, row))
    .reverse(),
  ...builtIn(ctx),
];

/** A prompt that the caller may use. */
export const needPrompt = (ctx: Context, id: string): PromptRow =>
  rowsFor(ctx).find((row) => row.id === id) ?? fail('提示词不存在或已删除', { errorCode: 'NOT_FOUND' });

const isEditable = (ctx: Context, row: PromptRow): boolean =>
  row.account_id !== '' && (row.account_id === ctx.account.id ? ctx.can('prompt.save') : ctx.can('prompt.manage'));

/** A prompt that the caller may change: an own one, or with the right to manage the team's. */
export function needEditable(ctx: Context, id: string): PromptRow {
  const row = needPrompt(ctx, id);
  if (!isEditable(ctx, row)) fail('只能修改自己的提示词，可以先复制一份', { errorCode: 'ACTION_DENIED' });
  return row;
}

const uses = (ctx: Context): PromptUseRow[] => ctx.db.table<PromptUseRow>('prompt_use').all();

export const ownUse = (ctx: Context, id: string): PromptUseRow | undefined =>
  uses(ctx).find((row) => row.prompt_id === id && row.account_id === ctx.account.id);

/** The row as this caller sees it. Uses are the whole shop's. */
export function asSeen(ctx: Context, row: PromptRow, all: readonly PromptUseRow[] = uses(ctx)): Prompt {
  const mine = all.find((use) => use.prompt_id === row.id && use.account_id === ctx.account.id);
  return {
    ...row,
    scope: scopeOf(ctx, row),
    owner_name: row.account_name,
    editable: isEditable(ctx, row),
    favorite: mine?.favorite ?? false,
    uses: all.filter((use) => use.prompt_id === row.id).reduce((sum, use) => sum + use.uses, 0),
  };
}

function scopeOf(ctx: Context, row: PromptRow): Prompt['scope'] {
  if (row.account_id === '') return 'builtin';
  return row.account_id === ctx.account.id ? 'own' : 'team';
}

export function seenBy(ctx: Context): Prompt[] {
  const all = uses(ctx);
  return rowsFor(ctx).map((row) => asSeen(ctx, row, all));
}
