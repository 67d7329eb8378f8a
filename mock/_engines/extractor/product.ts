/** What one source of a page says about its product; every part may be missing. */
export interface ProductFacts {
  readonly title?: string;
  readonly description?: string;
  readonly price?: string;
  readonly brand?: string;
  readonly category?: string;
  readonly offer?: string;
  readonly images: readonly string[];
  readonly videos: readonly string[];
  readonly sellingPoints: readonly string[];
  readonly specs: readonly { readonly name: string; readonly value: string }[];
  /** Whether the source says outright that this is a product. */
  readonly isProduct: boolean;
}

export const noFacts: ProductFacts = { images: [], videos: [], sellingPoints: [], specs: [], isProduct: false };

/** One line of plain text: tags, entities' leftovers and white space gone. */
export const plain = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number'
    ? String(value)
        .replace(/<[^<>]*>/g, ' ')
        .replace(/&nbsp;/g, ' ')
        .replace(/\s+/g, ' ')
        .trim()
    : '';

/** `1,299.5` or `￥ 1299` as yuan text; undefined when there is no sensible number. */
export function priceText(value: unknown): string | undefined {
  const match = /(\d{1,8})(\.\d{1,2})?/.exec(plain(value).replace(/,(?=\d{3})/g, ''));
  if (!match) return undefined;
  const amount = Number(`${match[1]}${match[2] ?? ''}`);
  return amount > 0 ? amount.toFixed(2) : undefined;
}
