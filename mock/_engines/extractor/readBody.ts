import type { CheerioAPI } from 'cheerio/slim';
import { pointOfLine, specOfLine } from '../../../src/domain/goods/goodsLines';
import { textPatterns } from '../../../src/domain/goods/goodsText.data';
import { type ProductFacts, plain } from './product';
import { readPrice } from './readPrice';
import { pageLines } from './textLines';

const noise =
  'script, style, noscript, template, svg, nav, header, footer, aside, form, [aria-hidden="true"], [hidden]';
/** Other goods that the page offers. */
const besides =
  '[class*="related" i], [class*="recommend" i], [class*="guess" i], [class*="also-like" i], [class*="hot-sale" i]';
const pointHeading = /卖点|特点|亮点|优势|为什么选|推荐理由|产品特色|功能|features?|highlights?|why/i;
const otherHeading = /评价|评论|问答|推荐商品|相关|猜你|售后|物流|服务|review|related|shipping/i;
const offerPattern =
  /满\s*\d+.{0,6}(减|送|赠)|立减|领券|优惠券|买.{1,4}[送赠]|限时.{0,8}(价|折|减)|\d(\.\d)?\s*折|第二件|包邮|赠品?[^\s]{2,}/;
const tracker =
  /(^|[/_.-])(logo|icon|sprite|avatar|pixel|blank|loading|placeholder|spacer|qrcode|badge|beacon|track)([/_.-]|\d|$)/i;

/** What people read on the page: headings, prices, lists, tables, images. */
export function readBody($: CheerioAPI): ProductFacts {
  // images first: the noise that is cut next may hold a gallery's noscript fallback, but never the gallery itself
  const images = imagesOf($);
  const videos = $('video, video source')
    .map((_, element) => $(element).attr('src') ?? $(element).attr('data-src') ?? '')
    .get()
    .filter((url) => url !== '' && !/\.m3u8/i.test(url));
  const category = $('[class*="breadcrumb" i] a, nav[aria-label*="面包屑"] a, [class*="crumb" i] a')
    .toArray()
    .map((element) => plain($(element).text()))
    .filter((text) => !/^(?:首页|主页|home|全部商品|商品详情|返回.*)$/i.test(text))
    .at(-1);
  $(noise).remove();
  $(besides).remove();
  const lists = listsOf($);
  const facts = {
    isProduct: $('[class*="add-to-cart" i], [class*="addcart" i], [class*="buy-now" i]').length > 0,
    title: headingOf($),
    description: descriptionOf($),
    brand: undefined,
    category: category && category.length <= 20 && category !== headingOf($) ? category : undefined,
    offer: offerOf($),
    images,
    videos,
    sellingPoints: pointsOf($, lists),
    specs: specsOf($, lists),
  };
  // The last to look: it cuts out what is crossed out, with the coupons.
  return { ...facts, price: readPrice($) };
}

/** The heading, or what a shop without one calls the name. */
const nameClasses =
  '[class*="goods-name" i], [class*="product-name" i], [class*="goods-title" i], [class*="item-title" i]';

const headingOf = ($: CheerioAPI): string | undefined =>
  plain($('h1').first().text()) || plain($(nameClasses).first().text()) || undefined;

/** What may stand on the page as the name alone. */
export const headingsOf = ($: CheerioAPI): string[] =>
  [$('h1'), $(nameClasses), $('h2')].map((found) => plain(found.first().text())).filter(Boolean);

function offerOf($: CheerioAPI): string | undefined {
  return $(
    '[class*="promo" i], [class*="coupon" i], [class*="offer" i], [class*="discount" i], [class*="activity" i], li, p',
  )
    .toArray()
    .map((element) => plain($(element).text()))
    .find((text) => text.length >= 4 && text.length <= 60 && offerPattern.test(text));
}

function descriptionOf($: CheerioAPI): string | undefined {
  const scope = $('article, main, [class*="desc" i], [class*="detail" i]').first();
  const paragraphs = (scope.length > 0 ? scope : $('body'))
    .find('p')
    .toArray()
    .map((element) => plain($(element).text()))
    .filter((text) => text.length >= 12 && !offerPattern.test(text));
  return [...new Set(paragraphs)].join('\n').slice(0, 2000) || undefined;
}

function pointsOf($: CheerioAPI, all: readonly ReadList[]): string[] {
  const lists = all.filter(({ texts, isWrong }) => texts.length >= 2 && !isWrong);
  const chosen = lists.filter(({ isMarked }) => isMarked);
  if (chosen.length > 0) return chosen.flatMap(({ texts }) => texts);
  const heading = headingOf($);
  const lines = pageLines($).filter((line) => line !== heading);
  const headed = lines.map(pointOfLine).filter((point) => point !== undefined);
  if (headed.length > 0) return headed;
  const bulleted = lines
    .filter((line) => textPatterns.bullet.test(line))
    .map((line) => line.replace(textPatterns.bullet, '').replace(/[。；;]$/, ''))
    .filter((text) => text.length >= 4 && text.length <= 80 && !offerPattern.test(text));
  return bulleted.length > 1 ? bulleted : (lists[0]?.texts ?? []);
}

interface ReadList {
  readonly texts: string[];
  readonly isMarked: boolean;
  readonly isWrong: boolean;
  readonly specs: Spec[];
}

function listsOf($: CheerioAPI): ReadList[] {
  return $('ul, ol')
    .map((_, list) => {
      const texts = $(list)
        .children('li')
        .toArray()
        .map((item) => plain($(item).text()))
        .filter((text) => text.length >= 4 && text.length <= 80 && !offerPattern.test(text));
      const heading = plain(headingBefore($, list));
      const marked = `${$(list).attr('class') ?? ''} ${$(list).parent().attr('class') ?? ''} ${heading}`;
      const linked = $(list).find('li a').length >= texts.length;
      const isMarked = pointHeading.test(marked);
      const specs = isMarked ? [] : texts.map(specOfLine).filter((spec) => spec !== undefined);
      const isTable = specs.length > 0 && specs.length === texts.length;
      return {
        texts,
        isMarked,
        isWrong: otherHeading.test(marked) || linked || isTable,
        specs: isTable && !linked ? specs : [],
      };
    })
    .get();
}

/** A list's heading stands right before it, or a few elements up. */
const MAX_STEPS = 10;

function headingBefore($: CheerioAPI, list: Parameters<CheerioAPI>[0]): string {
  let element = $(list as never).prev();
  for (let step = 0; step < MAX_STEPS && element.length > 0; step += 1) {
    if (element.is('h1, h2, h3, h4, h5, strong, p')) return element.text();
    element = element.prev();
  }
  return '';
}

type Spec = NonNullable<ReturnType<typeof specOfLine>>;

function specsOf($: CheerioAPI, lists: readonly ReadList[]): Spec[] {
  const rows = $('table tr')
    .get()
    .flatMap((row) => {
      const cells = $(row)
        .children('th, td')
        .toArray()
        .map((cell) => plain($(cell).text()));
      const isEven = cells.length > 0 && cells.length % 2 === 0 && cells.length <= 8;
      return isEven ? cells.flatMap((name, at) => (at % 2 === 0 ? [{ name, value: cells[at + 1] ?? '' }] : [])) : [];
    });
  const terms = $('dl dt')
    .map((_, term) => ({ name: plain($(term).text()), value: plain($(term).next('dd').text()) }))
    .get();
  const listed = lists.flatMap(({ specs }) => specs);
  return [...rows, ...terms, ...pairsOf($), ...listed]
    .map(({ name, value }) => ({ name: name.replace(/[：:]$/, '').trim(), value }))
    .filter(({ name, value }) => name !== '' && value !== '' && name.length <= 20 && value.length <= 120)
    .filter(
      ({ name, value }) => !(/^(?:参数|项目|属性|名称)$/.test(name) && /^(?:参数|数值|值|内容|说明)$/.test(value)),
    );
}

/** Properties as two elements beside each other. */
function pairsOf($: CheerioAPI): Spec[] {
  const places = '[class*="attr" i], [class*="param" i], [class*="spec" i], [class*="propert" i]';
  return $(places)
    .find('*')
    .filter((_, element) => $(element).children().length === 2 && $(element).children().children().length === 0)
    .map((_, element) => {
      const [first, second] = $(element).children().toArray();
      const name = plain($(first).text());
      const isNamed =
        /[：:]$/.test(name) || (/name|label|key|title/i.test($(first).attr('class') ?? '') && name.length <= 12);
      return isNamed && !$(first).is('dt, th, td') ? { name, value: plain($(second).text()) } : null;
    })
    .get();
}

function imagesOf($: CheerioAPI): string[] {
  return $('img, [style*="url("]')
    .filter((_, element) => {
      const small = ['width', 'height'].some((name) => Number.parseInt($(element).attr(name) ?? '999', 10) < 120);
      const words = `${$(element).attr('class') ?? ''} ${$(element).attr('alt') ?? ''}`;
      const outside = $(element).closest(`nav, footer, aside, ${besides}`).length > 0;
      return !small && !outside && !/\b(logo|icon|avatar)\b/i.test(words);
    })
    .map((_, element) => ($(element).is('img') ? imageSource($, element) : background($(element).attr('style'))))
    .get();
}

/** The image behind an element; those of the header and of the page itself are decoration. */
const background = (style: string | undefined): string | undefined =>
  /background[^;]*?url\(\s*["']?([^"')\s]+)/i.exec(style ?? '')?.[1];

/** Widest candidate of a srcset. */
function largest(srcset: string | undefined): string | undefined {
  const candidates = (srcset ?? '')
    .split(/,\s+/)
    .map((entry) => entry.trim().split(/\s+/))
    .map(([url = '', size = '1x']) => ({ url, width: Number.parseFloat(size) || 0 }))
    .filter(({ url }) => url !== '');
  return candidates.sort((left, right) => right.width - left.width)[0]?.url;
}

/** What the image shows once the page has run: shops keep it under names of their own until it is scrolled to. */
export function imageSource($: CheerioAPI, element: Parameters<CheerioAPI>[0]): string {
  const attributes = $(element as never).attr() ?? {};
  const own = Object.entries(attributes)
    .filter(([name, value]) => name.startsWith('data-') && !name.endsWith('srcset') && looksLikeImage(value))
    .map(([, value]) => value);
  const known = ['data-src', 'data-original', 'data-lazy-src', 'data-lazyload', 'data-ks-lazyload', 'data-lazy'];
  const candidates = [
    largest(attributes.srcset ?? attributes['data-srcset']),
    ...known.map((name) => attributes[name]),
    ...own,
    attributes.src,
  ];
  return candidates.find((url) => url && !url.startsWith('data:')) ?? '';
}

const looksLikeImage = (text: string): boolean => /^[^\s{}]+\.(?:jpe?g|png|webp|avif)(?:[?!@_][^\s]*)?$/i.test(text);

/** Addresses that are no product images: vector graphics, animated dots, trackers. */
export const isImage = (url: string): boolean =>
  !/\.(svg|gif|ico)(\?|$)/i.test(url) && !tracker.test(url.split('?')[0] ?? '');
