import type { CheerioAPI } from 'cheerio/slim';
import { type ProductFacts, plain, priceText } from './product';

/** Characters; what is longer is no name, and the patterns that part it take the square of their time. */
const MAX_TITLE = 500;

/** OpenGraph, Twitter cards, microdata and plain meta tags. */
export function readMeta($: CheerioAPI): ProductFacts {
  const all = (...names: string[]): string[] =>
    names.flatMap((name) =>
      $(`meta[property="${name}"], meta[name="${name}"]`)
        .map((_, element) => plain($(element).attr('content')))
        .get()
        .filter(Boolean),
    );
  const item = (name: string): string => {
    const element = $(`[itemprop="${name}"]`).first();
    return plain(element.attr('content') ?? element.text());
  };
  const site = all('og:site_name')[0] ?? '';
  const title = all('og:title', 'twitter:title')[0] ?? item('name') ?? '';
  const microdata = $('[itemtype*="schema.org/Product"]').length > 0;
  return {
    isProduct: microdata || /product/i.test(all('og:type')[0] ?? ''),
    title: withoutSite(title || plain($('title').first().text()), site) || undefined,
    description: all('og:description', 'twitter:description', 'description')[0],
    price:
      priceText(all('product:price:amount', 'og:price:amount', 'product:sale_price:amount')[0]) ??
      priceText(item('price')),
    brand: all('product:brand', 'og:brand')[0] ?? (item('brand') || undefined),
    category: (all('product:category')[0] ?? item('category')).split(/[>/›]/).pop()?.trim() || undefined,
    offer: undefined,
    images: [
      ...all('og:image:secure_url', 'og:image', 'og:image:url', 'twitter:image'),
      ...$('[itemprop="image"]')
        .map((_, element) => $(element).attr('content') ?? $(element).attr('src') ?? $(element).attr('href') ?? '')
        .get(),
    ],
    videos: all('og:video:secure_url', 'og:video', 'og:video:url').filter((url) => /\.(mp4|webm|mov)(\?|$)/i.test(url)),
    sellingPoints: [],
    specs: [],
  };
}

/** The product's name without the shop's: `好杯子 - 某某商城` → `好杯子`. */
export function withoutSite(given: string, site: string): string {
  const title = given.slice(0, MAX_TITLE);
  const parts = title.split(/\s*[|_–—]\s*|\s+-\s+/).filter(Boolean);
  const [first = title] = parts;
  if (site && title.endsWith(site)) return title.slice(0, -site.length).replace(/[\s|_–—-]+$/, '') || title;
  if (site && title.startsWith(site)) return title.slice(site.length).replace(/^[\s|_–—-]+/, '') || title;
  return parts.length > 1 && first.length >= 4 ? first : title;
}
