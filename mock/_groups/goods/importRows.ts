import { checkGoodsRow, type GoodsRowFields, sameGoodsKeys } from '../../../src/domain/goods';
import type { GoodsMedia, ImportResult } from '../../../src/services/goods/schema';
import type { Context } from '../../_core/serve';
import { newId } from '../../_core/store';
import { type GoodsRow, goodsOf, transfersOf } from './records';

interface Order {
  readonly import_id: string;
  readonly name: string;
  readonly known: 'update' | 'skip';
  readonly rows: readonly { readonly row: number; readonly cells: Readonly<Partial<Record<string, string>>> }[];
}

const nameOf = (url: string): string => {
  try {
    return decodeURIComponent(url.split(/[?#]/)[0]?.split('/').at(-1) ?? '').slice(0, 200);
  } catch {
    return '';
  }
};
const mediaOf = (kind: 'image' | 'video', urls: readonly string[], before: readonly GoodsMedia[]): GoodsMedia[] =>
  // What is known by its address keeps its size and file.
  urls.map((url) => before.find((one) => one.url === url) ?? { kind, url, name: nameOf(url) });

/** Media of a row; a kind that the row does not name stays as it was. */
function mergedMedia({ images, clips }: GoodsRowFields, before: readonly GoodsMedia[]): GoodsMedia[] {
  const kept = (kind: 'image' | 'video') => before.filter((one) => one.kind === kind);
  return [
    ...(images.length > 0 ? mediaOf('image', images, before) : kept('image')),
    ...(clips.length > 0 ? mediaOf('video', clips, before) : kept('video')),
  ].slice(0, 60);
}

const coverOf = (media: readonly GoodsMedia[]): string => media.find(({ kind }) => kind === 'image')?.url ?? '';

/** Takes in the rows of one call: the same rules as on the screen, since a screen is not to be trusted. */
export function importGoods(ctx: Context, { import_id, name, known, rows }: Order): ImportResult {
  const table = goodsOf(ctx);
  const at = ctx.clock.iso();
  const index = new Map<string, string>();
  for (const row of table.all()) if (row.status !== -1) for (const key of sameGoodsKeys(row)) index.set(key, row.id);
  const result: ImportResult = { added: 0, updated: 0, skipped: 0, refused: [] };
  for (const { row, cells } of rows) {
    const { fields, problems } = checkGoodsRow((key) => cells[key] ?? '');
    if (problems.length > 0) {
      result.refused.push(...problems.map((problem) => ({ row, ...problem })));
      continue;
    }
    const twin = sameGoodsKeys(fields)
      .map((key) => index.get(key))
      .find((id) => id !== undefined);
    const before = twin === undefined ? undefined : table.find(twin);
    if (before && known === 'skip') {
      result.skipped += 1;
    } else if (before) {
      table.update(before.id, changeOf(fields, cells, before, at));
      result.updated += 1;
    } else {
      const media = mergedMedia(fields, []);
      const { images: _images, clips: _clips, ...rest } = fields;
      const id = newId('goods');
      table.insert({
        id,
        mchno: ctx.merchant.mchno,
        ...rest,
        media,
        cover: coverOf(media),
        created_at: at,
        updated_at: at,
      });
      for (const key of sameGoodsKeys(fields)) index.set(key, id);
      result.added += 1;
    }
  }
  note(ctx, import_id, name, rows.length, result);
  return result;
}

/** Cells that are empty change nothing. */
function changeOf(
  fields: GoodsRowFields,
  cells: Order['rows'][number]['cells'],
  before: GoodsRow,
  updated_at: string,
): Partial<GoodsRow> {
  const media = mergedMedia(fields, before.media);
  const { images, clips: _clips, ...rest } = fields;
  const given = Object.entries(rest).filter(([key]) => (cells[key] ?? '').trim() !== '');
  return {
    ...(Object.fromEntries(given) as Partial<GoodsRow>),
    media,
    cover: images.length > 0 ? coverOf(media) : before.cover || coverOf(media),
    updated_at,
  };
}

/** Calls of one import add up in one line of the history. */
function note(ctx: Context, importId: string, name: string, total: number, result: ImportResult): void {
  const transfers = transfersOf(ctx);
  const id = `${ctx.merchant.mchno}_${importId}`.slice(0, 64);
  const before = transfers.find(id);
  const refused = new Set(result.refused.map(({ row }) => row)).size;
  const sum = {
    total: (before?.total ?? 0) + total,
    added: (before?.added ?? 0) + result.added,
    updated: (before?.updated ?? 0) + result.updated,
    skipped: (before?.skipped ?? 0) + result.skipped,
    refused: (before?.refused ?? 0) + refused,
  };
  if (before) transfers.update(id, sum);
  else
    transfers.insert({
      id,
      mchno: ctx.merchant.mchno,
      kind: 'import',
      name,
      ...sum,
      by: ctx.account.name,
      created_at: ctx.clock.iso(),
    });
}
