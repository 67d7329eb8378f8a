import { promptContract } from '../src/services/prompt/schema';
import { paged } from './_core/paging';
import { type Context, fail, serve } from './_core/serve';
import { newId } from './_core/store';
import {
  asSeen,
  needEditable,
  needPrompt,
  ownUse,
  type PromptRow,
  type PromptUseRow,
  promptsOf,
  seenBy,
} from './_groups/prompts';

type Fields = Pick<PromptRow, 'title' | 'category' | 'text' | 'note'>;

function add(ctx: Context, fields: Fields): PromptRow {
  const at = ctx.clock.iso();
  return promptsOf(ctx).insert({
    ...fields,
    id: newId('prm'),
    mchno: ctx.merchant.mchno,
    account_id: ctx.account.id,
    account_name: ctx.account.name,
    shared: false,
    version: 1,
    versions: [{ version: 1, ...fields, account_name: ctx.account.name, created_at: at }],
    status: 1,
    updated_at: at,
  });
}

function mark(ctx: Context, id: string, patch: Partial<Pick<PromptUseRow, 'favorite' | 'uses'>>) {
  const table = ctx.db.table<PromptUseRow>('prompt_use');
  const known = ownUse(ctx, id);
  if (known) table.update(known.id, patch);
  else
    table.insert({
      id: newId('pu'),
      mchno: ctx.merchant.mchno,
      prompt_id: id,
      account_id: ctx.account.id,
      favorite: false,
      uses: 0,
      ...patch,
    });
  return asSeen(ctx, needPrompt(ctx, id));
}

export default serve(promptContract, {
  data(ctx, query) {
    const all = seenBy(ctx);
    const rows = all
      .filter(
        (row) =>
          (query.scope === undefined || row.scope === query.scope) &&
          (query.category === undefined || row.category === query.category) &&
          (query.favorite !== 1 || row.favorite),
      )
      .map((row, index) => ({ ...row, rank: (row.favorite ? 2e9 : 0) + row.uses * 1e4 + (5000 - index) }));
    const counts = (key: 'category' | 'scope') =>
      [...new Set(all.map((row) => row[key]))].map((value) => ({
        value,
        label: value,
        count: all.filter((row) => row[key] === value).length,
      }));
    return {
      ...paged(rows, { ...query, sort: undefined }, { search: ['title', 'note', 'text'], sort: 'rank' }),
      filter: { category: counts('category'), scope: counts('scope') },
    };
  },

  info(ctx, { id }) {
    const row = needPrompt(ctx, id);
    return { ...asSeen(ctx, row), versions: [...row.versions].reverse() };
  },

  save(ctx, { id, ...fields }) {
    if (!id) return asSeen(ctx, add(ctx, fields));
    const known = needEditable(ctx, id);
    const isSame =
      known.title === fields.title &&
      known.category === fields.category &&
      known.text === fields.text &&
      known.note === fields.note;
    if (isSame) return asSeen(ctx, known);
    const at = ctx.clock.iso();
    const version = known.version + 1;
    const versions = [...known.versions, { version, ...fields, account_name: ctx.account.name, created_at: at }].slice(
      -50,
    );
    return asSeen(ctx, promptsOf(ctx).update(id, { ...fields, version, versions, updated_at: at }) ?? known);
  },

  share(ctx, { id, shared }) {
    const known = needEditable(ctx, id);
    return asSeen(ctx, promptsOf(ctx).update(id, { shared }) ?? known);
  },

  favorite: (ctx, { id, favorite }) => mark(ctx, needPrompt(ctx, id).id, { favorite }),

  use: (ctx, { id }) => mark(ctx, needPrompt(ctx, id).id, { uses: (ownUse(ctx, id)?.uses ?? 0) + 1 }),

  duplicate(ctx, { id }) {
    const { title, category, text, note } = needPrompt(ctx, id);
    return asSeen(ctx, add(ctx, { title: `${title.slice(0, 56)} 副本`, category, text, note }));
  },

  import(ctx, { prompts }) {
    const own = seenBy(ctx).filter(({ scope }) => scope === 'own');
    const keyOf = ({ title, text }: { title: string; text: string }): string => `${title}\n${text}`;
    const known = new Set(own.map(keyOf));
    let added = 0;
    for (const fields of prompts) {
      if (known.has(keyOf(fields))) continue;
      known.add(keyOf(fields));
      add(ctx, fields);
      added += 1;
    }
    return { added, known: prompts.length - added };
  },

  delete(ctx, { ids }) {
    for (const id of ids) needEditable(ctx, id);
    for (const id of ids) promptsOf(ctx).update(id, { status: -1 });
    return null;
  },

  restore(ctx, { ids }) {
    for (const id of ids) {
      const row = promptsOf(ctx).need(id, '提示词不存在');
      if (row.account_id !== ctx.account.id && !ctx.can('prompt.manage'))
        fail('只能恢复自己的提示词', { errorCode: 'ACTION_DENIED' });
    }
    for (const id of ids) promptsOf(ctx).update(id, { status: 1 });
    return null;
  },
});
