import { type CheckedRow, checkGoodsRow } from './checkRow';
import { exampleMark, type GoodsColumnKey, goodsColumnKeys, specMark, statusTitles } from './columns.data';
import type { GoodsTable } from './readTable';
import { sameGoodsKeys } from './sameGoods';

interface Listed {
  readonly title: string;
  readonly price: string;
  readonly category: string;
  readonly brand: string;
  readonly spoken_name?: string | undefined;
  readonly selling_points: readonly string[];
  readonly specs: readonly { readonly name: string; readonly value: string }[];
  readonly offer: string;
  readonly description: string;
  readonly link: string;
  readonly media: readonly { readonly kind: 'image' | 'video'; readonly url: string }[];
  readonly status: number;
}

/** A goods as a row of the table that the import reads; what is exported can be imported again. */
export function goodsCells(goods: Listed): string[] {
  const urls = (kind: 'image' | 'video') => goods.media.filter((one) => one.kind === kind).map(({ url }) => url);
  const cells: Record<GoodsColumnKey, string> = {
    title: goods.title,
    price: goods.price,
    category: goods.category,
    brand: goods.brand,
    spoken_name: goods.spoken_name ?? '',
    selling_points: goods.selling_points.join('\n'),
    specs: goods.specs.map(({ name, value }) => `${name}${specMark}${value}`).join('\n'),
    offer: goods.offer,
    description: goods.description,
    link: goods.link,
    images: urls('image').join('\n'),
    clips: urls('video').join('\n'),
    status: statusTitles[goods.status === 1 ? 1 : 0],
  };
  return goodsColumnKeys.map((key) => cells[key]);
}

interface TableRow extends CheckedRow {
  /** As Excel counts, from 1. */
  readonly row: number;
}

export interface CheckedTable {
  readonly good: readonly TableRow[];
  readonly bad: readonly TableRow[];
  /** Rows of the template that were left in. */
  readonly examples: number;
  /** Good rows whose price is to be asked for. */
  readonly pricesToAsk: number;
}

/** All rows of a table; a row that repeats an earlier one (same title or link) is named by that row. */
export function checkGoodsTable(rows: readonly (readonly string[])[], table: GoodsTable): CheckedTable {
  const good: TableRow[] = [];
  const bad: TableRow[] = [];
  const seen = new Map<string, number>();
  let examples = 0;
  for (let index = table.head + 1; index < rows.length; index += 1) {
    const cells = rows[index] ?? [];
    if (cells.every((cell) => cell === '')) continue;
    const checked = checkGoodsRow((key: GoodsColumnKey) => {
      const at = table.at[key];
      return at === undefined ? '' : (cells[at] ?? '');
    });
    if (checked.fields.title.startsWith(exampleMark)) {
      examples += 1;
      continue;
    }
    const row = index + 1;
    const keys = sameGoodsKeys(checked.fields);
    const twin = keys.map((key) => seen.get(key)).find((one) => one !== undefined);
    for (const key of keys) if (!seen.has(key)) seen.set(key, row);
    const problems =
      twin === undefined
        ? checked.problems
        : [...checked.problems, { column: 'title' as const, code: 'repeated' as const, limit: twin }];
    (problems.length > 0 ? bad : good).push({ ...checked, problems, row });
  }
  return { good, bad, examples, pricesToAsk: good.filter(({ isPriceToAsk }) => isPriceToAsk).length };
}
