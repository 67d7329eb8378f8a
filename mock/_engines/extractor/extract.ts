import type { z } from 'zod';
import type { extraction, GoodsMedia } from '../../../src/services/goods/schema';
import { refuseLink } from './linkError';
import { fetchPage, type OwnServer, parsePage } from './page';
import type { ProductFacts } from './product';
import { readAside } from './readAside';
import { isImage, readBody } from './readBody';
import { readJsonLd } from './readJsonLd';
import { readMeta } from './readMeta';
import type { Fetched } from './safeFetch';

/** Reads a product page. Refusals carry the codes of goods/schema. */
export async function extractProduct(address: string, own: OwnServer): Promise<z.input<typeof extraction>> {
  return readAside('product', await fetchPage(address, own));
}

/** What a fetched page says about its product; the surest source wins field by field. */
export function readProduct(page: Fetched): z.input<typeof extraction> {
  const $ = parsePage(page);
  const blocks = $('script[type="application/ld+json"]')
    .map((_, element) => $(element).text())
    .get();
  const base = URL.canParse($('base').attr('href') ?? '', page.url)
    ? new URL($('base').attr('href') ?? '', page.url).href
    : page.url;
  // readBody cuts the page down, so it comes last
  const sources = [readJsonLd(blocks), readMeta($), readBody($)];
  const media = mediaOf(sources, base);
  const pick = (name: 'title' | 'description' | 'price' | 'brand' | 'category' | 'offer'): string =>
    sources.map((source) => source[name]).find((value) => value) ?? '';
  const points = sources.map(({ sellingPoints }) => sellingPoints).find((list) => list.length > 0) ?? [];
  const description = longest(sources.map((source) => source.description ?? ''));
  const found = {
    title: pick('title').slice(0, 120),
    cover: media.find(({ kind }) => kind === 'image')?.url ?? '',
    price: pick('price'),
    category: pick('category').slice(0, 40),
    brand: pick('brand').slice(0, 60),
    description: description.slice(0, 5000),
    selling_points: unique(points.map((point) => point.slice(0, 100))).slice(0, 20),
    specs: specsOf(sources),
    offer: pick('offer').slice(0, 200),
    media,
    link: page.url.slice(0, 2000),
    extractor: sources[0]?.isProduct ? 'JSON-LD' : sources[1]?.isProduct ? 'OpenGraph' : '网页正文',
  };
  const isTold = sources.some(({ isProduct }) => isProduct);
  const isRich = media.length > 0 && (found.selling_points.length >= 2 || description.length >= 30);
  if (!found.title || !(isTold || (found.price && media.length > 0) || (isRich && found.specs.length > 0))) {
    return refuseLink('LINK_NO_PRODUCT');
  }
  return { ...found, missing: missingOf(found) };
}

function missingOf(found: { price: string; media: unknown[]; selling_points: unknown[]; description: string }) {
  const absent = {
    price: found.price === '',
    media: found.media.length === 0,
    selling_points: found.selling_points.length === 0,
    description: found.description === '',
  };
  return (Object.keys(absent) as (keyof typeof absent)[]).filter((name) => absent[name]);
}

const unique = (list: readonly string[]): string[] => [...new Set(list)];
const longest = (texts: readonly string[]): string =>
  texts.reduce((best, text) => (text.length > best.length ? text : best), '');

function specsOf(sources: readonly ProductFacts[]): { name: string; value: string }[] {
  const byName = new Map<string, string>();
  for (const { specs } of sources) {
    for (const { name, value } of specs) if (!byName.has(name)) byName.set(name.slice(0, 40), value.slice(0, 200));
  }
  return [...byName].map(([name, value]) => ({ name, value })).slice(0, 40);
}

function mediaOf(sources: readonly ProductFacts[], base: string): GoodsMedia[] {
  const absolute = (url: string): string[] => {
    if (!url || !URL.canParse(url, base)) return [];
    const { href, protocol } = new URL(url, base);
    return /^https?:$/.test(protocol) && href.length <= 2000 ? [href] : [];
  };
  const images = unique(sources.flatMap((source) => source.images.flatMap(absolute)).filter(isImage));
  const videos = unique(sources.flatMap((source) => source.videos.flatMap(absolute)));
  return [
    ...images.slice(0, 24).map((url) => ({ kind: 'image' as const, url, name: '' })),
    ...videos.slice(0, 6).map((url) => ({ kind: 'video' as const, url, name: '' })),
  ];
}
