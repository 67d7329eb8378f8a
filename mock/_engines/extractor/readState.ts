import type { CheerioAPI } from 'cheerio/slim';
import { noFacts, type ProductFacts, plain, priceText } from './product';

type Node = Readonly<Record<string, unknown>>;

const MAX_NODES = 20_000;
const names = ['name', 'title', 'goodsName', 'goods_name', 'productName', 'itemTitle', 'skuName'];
const prices = ['salePrice', 'sale_price', 'goodsPrice', 'currentPrice', 'price', 'minPrice', 'amount'];
const images = ['images', 'imageList', 'imgs', 'gallery', 'pics', 'picList', 'albums', 'image', 'cover', 'mainImage'];

/**
 * What a page that is drawn by its script carries as data: the one thing in it with a name that the page's title
 * tells too, and a price. Whole numbers may be cents, so only what has its own decimals counts as yuan.
 */
export function readState($: CheerioAPI): ProductFacts {
  const title = plain($('title').first().text());
  const known = [title, plain($('meta[property="og:title"]').attr('content'))].filter(Boolean);
  const blocks = $('script[type="application/json"], script#__NEXT_DATA__, script#__NUXT_DATA__')
    .map((_, element) => $(element).text())
    .get();
  const inScripts = $('script:not([src])')
    .map((_, element) => /window\.__[A-Z_]+__\s*=\s*(\{[\s\S]*\})\s*;?\s*$/.exec($(element).text().trim())?.[1] ?? '')
    .get();
  for (const block of [...blocks, ...inScripts].filter(Boolean)) {
    const found = nodesOf(block).filter((node) => {
      const name = textAt(node, names);
      return name.length >= 2 && known.some((one) => one.includes(name)) && hasAny(node, prices);
    });
    const [node] = found;
    if (node) return factsOf(node);
  }
  return noFacts;
}

function nodesOf(block: string): Node[] {
  let level: unknown[];
  try {
    level = [JSON.parse(block)];
  } catch {
    return [];
  }
  const found: Node[] = [];
  for (let count = 0; level.length > 0 && count < MAX_NODES; count += level.length) {
    const objects = level.filter((value): value is Node => typeof value === 'object' && value !== null);
    found.push(...objects.filter((value) => !Array.isArray(value)));
    level = objects.flatMap((value) => Object.values(value)).slice(0, MAX_NODES);
  }
  return found;
}

const hasAny = (node: Node, keys: readonly string[]): boolean => keys.some((key) => node[key] !== undefined);
const textAt = (node: Node, keys: readonly string[]): string =>
  keys.map((key) => (typeof node[key] === 'string' ? plain(node[key]) : '')).find(Boolean) ?? '';

function factsOf(node: Node): ProductFacts {
  const price = prices.map((key) => node[key]).find((value) => /^\d{1,8}\.\d{1,2}$/.test(String(value)));
  return {
    ...noFacts,
    isProduct: true,
    title: textAt(node, names),
    description: textAt(node, ['description', 'desc', 'subtitle', 'subTitle']) || undefined,
    price: priceText(price),
    brand: textAt(node, ['brandName', 'brand']) || undefined,
    images: images.flatMap((key) => addressesIn(node[key])),
  };
}

function addressesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(addressesIn);
  if (typeof value === 'string') return /^(?:https?:)?\/\/|^\//.test(value) ? [value] : [];
  const url = typeof value === 'object' && value !== null ? (value as Node).url : undefined;
  return typeof url === 'string' ? [url] : [];
}
