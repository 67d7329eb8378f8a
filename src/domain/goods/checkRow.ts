import { toHttpUrl } from '../../utils/toHttpUrl';
import { type GoodsColumnKey, moneyMarks, priceToAsk, statusWords } from './columns.data';
import { goodsLimits, isPrice } from './limits';

/** A goods as a table gives it; images and clips are still addresses. */
export interface GoodsRowFields {
  readonly title: string;
  readonly price: string;
  readonly category: string;
  readonly brand: string;
  readonly spoken_name: string;
  readonly selling_points: string[];
  readonly specs: { name: string; value: string }[];
  readonly offer: string;
  readonly description: string;
  readonly link: string;
  readonly images: string[];
  readonly clips: string[];
  readonly status: 0 | 1;
}

type RowProblemCode =
  | 'title_missing'
  | 'too_long'
  | 'price'
  | 'price_negative'
  | 'too_many'
  | 'part_too_long'
  | 'spec_form'
  | 'link'
  | 'status'
  | 'repeated';

/** What is wrong at a cell; each code has a sentence in locales/<language>/goodsImport.ts. */
export interface RowProblem {
  readonly column: GoodsColumnKey;
  readonly code: RowProblemCode;
  /** What the sentence names: the part that is wrong, the limit, the row that says the same. */
  readonly part?: string;
  readonly limit?: number;
}

export interface CheckedRow {
  readonly fields: GoodsRowFields;
  readonly problems: readonly RowProblem[];
  /** The price is to be asked for (面议): taken as a goods without one. */
  readonly isPriceToAsk: boolean;
}

const length = (text: string): number => [...text].length;
const short = (text: string): string => (length(text) > 16 ? `${[...text].slice(0, 16).join('')}…` : text);
const parts = (text: string): string[] =>
  text
    .split(/[\n;\uff1b]+/)
    .map((part) => part.trim())
    .filter(Boolean);
const addresses = (text: string): string[] =>
  text
    .split(/[\s;\uff1b\uff0c]+/)
    .filter(Boolean)
    .map(toHttpUrl);

const isWebAddress = (text: string): boolean =>
  text.length <= goodsLimits.link && /^https?:\/\/[^\s/?#]+\.?[^\s]*$/i.test(text);
/** Media may also lie on the product's own origin: what was exported is imported again. */
const isMediaAddress = (text: string): boolean => isWebAddress(text) || (/^\/[^/]/.test(text) && text.length <= 2000);

/** Prices as people write them: ¥129, 129元, 1,299.00, full-width digits. */
export function plainPrice(text: string): string {
  return text
    .normalize('NFKC')
    .replace(moneyMarks, '')
    .replace(/,(?=\d{3}(\D|$))/g, '')
    .replace(/^(\d+\.\d{2})0+$/, '$1');
}

function specOf(text: string): { name: string; value: string } | undefined {
  const cut = text.search(/[:\uff1a=]/);
  if (cut <= 0) return undefined;
  const spec = { name: text.slice(0, cut).trim(), value: text.slice(cut + 1).trim() };
  return spec.name && spec.value ? spec : undefined;
}

/** One row of a table as a goods, with everything that keeps it from being one. Never throws. */
export function checkGoodsRow(cell: (key: GoodsColumnKey) => string): CheckedRow {
  const problems: RowProblem[] = [];
  const wrong = (column: GoodsColumnKey, code: RowProblemCode, extra: Pick<RowProblem, 'part' | 'limit'> = {}) =>
    problems.push({ column, code, ...extra });
  const text = (
    column: 'title' | 'category' | 'brand' | 'spoken_name' | 'offer' | 'description',
    limit: number,
  ): string => {
    const value = column === 'description' ? cell(column).trim() : cell(column).replace(/\s+/g, ' ').trim();
    if (length(value) > limit) wrong(column, 'too_long', { limit });
    return value;
  };

  const title = text('title', goodsLimits.title);
  if (!title) wrong('title', 'title_missing');

  const isPriceToAsk = priceToAsk.test(cell('price').normalize('NFKC').trim());
  const price = isPriceToAsk ? '' : plainPrice(cell('price'));
  if (/^-/.test(price)) wrong('price', 'price_negative');
  else if (!isPrice(price)) wrong('price', 'price', { part: short(cell('price')) });

  const selling_points = parts(cell('selling_points'));
  if (selling_points.length > goodsLimits.sellingPoints)
    wrong('selling_points', 'too_many', { limit: goodsLimits.sellingPoints });
  const longPoint = selling_points.find((point) => length(point) > goodsLimits.sellingPoint);
  if (longPoint) wrong('selling_points', 'part_too_long', { part: short(longPoint), limit: goodsLimits.sellingPoint });

  const specTexts = parts(cell('specs'));
  const specs = specTexts.map(specOf);
  const formless = specTexts[specs.indexOf(undefined)];
  if (specs.includes(undefined)) wrong('specs', 'spec_form', { part: short(formless ?? '') });
  if (specs.length > goodsLimits.specs) wrong('specs', 'too_many', { limit: goodsLimits.specs });
  const longSpec = specs.find(
    (spec) => spec && (length(spec.name) > goodsLimits.specName || length(spec.value) > goodsLimits.specValue),
  );
  if (longSpec) wrong('specs', 'part_too_long', { part: short(longSpec.name), limit: goodsLimits.specValue });

  const link = toHttpUrl(cell('link'));
  if (link && !isWebAddress(link)) wrong('link', 'link', { part: short(link) });
  const images = addresses(cell('images'));
  const clips = addresses(cell('clips'));
  for (const column of ['images', 'clips'] as const) {
    const bad = (column === 'images' ? images : clips).find((one) => !isMediaAddress(one));
    if (bad !== undefined) wrong(column, 'link', { part: short(bad) });
  }
  if (images.length + clips.length > goodsLimits.media) wrong('images', 'too_many', { limit: goodsLimits.media });

  const statusText = cell('status').trim();
  const status = statusText === '' ? 1 : statusWords[statusText];
  if (status === undefined) wrong('status', 'status', { part: short(statusText) });

  return {
    fields: {
      title,
      price,
      category: text('category', goodsLimits.category),
      brand: text('brand', goodsLimits.brand),
      spoken_name: text('spoken_name', goodsLimits.spokenName),
      selling_points,
      specs: specs.filter((spec) => spec !== undefined),
      offer: text('offer', goodsLimits.offer),
      description: text('description', goodsLimits.description),
      link,
      images,
      clips,
      status: status ?? 1,
    },
    problems,
    isPriceToAsk,
  };
}
