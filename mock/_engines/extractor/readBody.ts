import type { CheerioAPI } from 'cheerio/slim';
import { type ProductFacts, plain, priceText } from './product';

const noise =
  'script, style, noscript, template, svg, nav, header, footer, aside, form, [aria-hidden="true"], [hidden]';
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
  const category = plain(
    $('[class*="breadcrumb" i] a, nav[aria-label*="面包屑"] a, [class*="crumb" i] a').last().text(),
  );
  $(noise).remove();
  return {
    isProduct: $('[class*="add-to-cart" i], [class*="addcart" i], [class*="buy-now" i]').length > 0,
    title: plain($('h1').first().text()) || undefined,
    description: descriptionOf($),
    price: visiblePrice($),
    brand: undefined,
    category: category.length <= 20 ? category || undefined : undefined,
    offer: offerOf($),
    images,
    videos,
    sellingPoints: pointsOf($),
    specs: specsOf($),
  };
}

function visiblePrice($: CheerioAPI): string | undefined {
  const marked = $('[class*="price" i], [id*="price" i], [data-price]')
    .map((_, element) => $(element).attr('data-price') ?? plain($(element).text()))
    .get()
    .filter((text) => text.length < 40 && !/原价|划线|市场价|was/i.test(text));
  const inText = /[¥￥]\s*([\d,]{1,10}(?:\.\d{1,2})?)/.exec(plain($('body').text()))?.[1];
  return [...marked, inText].map(priceText).find((price) => price !== undefined);
}

function offerOf($: CheerioAPI): string | undefined {
  return $(
    '[class*="promo" i], [class*="coupon" i], [class*="offer" i], [class*="discount" i], [class*="activity" i], li, p',
  )
    .map((_, element) => plain($(element).text()))
    .get()
    .find((text) => text.length >= 4 && text.length <= 60 && offerPattern.test(text));
}

function descriptionOf($: CheerioAPI): string | undefined {
  const scope = $('article, main, [class*="desc" i], [class*="detail" i]').first();
  const paragraphs = (scope.length > 0 ? scope : $('body'))
    .find('p')
    .map((_, element) => plain($(element).text()))
    .get()
    .filter((text) => text.length >= 12 && !offerPattern.test(text));
  return [...new Set(paragraphs)].join('\n').slice(0, 2000) || undefined;
}

function pointsOf($: CheerioAPI): string[] {
  const lists = $('ul, ol')
    .map((_, list) => {
      const texts = $(list)
        .children('li')
        .map((__, item) => plain($(item).text()))
        .get()
        .filter((text) => text.length >= 4 && text.length <= 80 && !offerPattern.test(text));
      const heading = plain(headingBefore($, list));
      const marked = `${$(list).attr('class') ?? ''} ${$(list).parent().attr('class') ?? ''} ${heading}`;
      const linked = $(list).find('li a').length >= texts.length;
      return { texts, isMarked: pointHeading.test(marked), isWrong: otherHeading.test(marked) || linked };
    })
    .get()
    .filter(({ texts, isWrong }) => texts.length >= 2 && !isWrong);
  const chosen = lists.filter(({ isMarked }) => isMarked);
  return (chosen.length > 0 ? chosen : lists.slice(0, 1)).flatMap(({ texts }) => texts);
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

function specsOf($: CheerioAPI): { name: string; value: string }[] {
  const rows = $('table tr')
    .map((_, row) => {
      const cells = $(row)
        .children('th, td')
        .map((__, cell) => plain($(cell).text()))
        .get();
      return cells.length === 2 ? { name: cells[0] ?? '', value: cells[1] ?? '' } : null;
    })
    .get();
  const terms = $('dl dt')
    .map((_, term) => ({ name: plain($(term).text()), value: plain($(term).next('dd').text()) }))
    .get();
  return [...rows, ...terms]
    .map(({ name, value }) => ({ name: name.replace(/[：:]$/, ''), value }))
    .filter(({ name, value }) => name !== '' && value !== '' && name.length <= 20 && value.length <= 120);
}

function imagesOf($: CheerioAPI): string[] {
  return $('img')
    .filter((_, element) => {
      const small = ['width', 'height'].some((name) => Number.parseInt($(element).attr(name) ?? '999', 10) < 120);
      const words = `${$(element).attr('class') ?? ''} ${$(element).attr('alt') ?? ''}`;
      const outside = $(element).closest('nav, footer, aside, [class*="related" i], [class*="recommend" i]').length > 0;
      return !small && !outside && !/\b(logo|icon|avatar)\b/i.test(words);
    })
    .map((_, element) => largest($(element).attr('srcset')) ?? lazySource($, element))
    .get();
}

/** Widest candidate of a srcset. */
function largest(srcset: string | undefined): string | undefined {
  const candidates = (srcset ?? '')
    .split(/,\s+/)
    .map((entry) => entry.trim().split(/\s+/))
    .map(([url = '', size = '1x']) => ({ url, width: Number.parseFloat(size) || 0 }))
    .filter(({ url }) => url !== '');
  return candidates.sort((left, right) => right.width - left.width)[0]?.url;
}

function lazySource($: CheerioAPI, element: Parameters<CheerioAPI>[0]): string {
  const names = ['data-src', 'data-original', 'data-lazy-src', 'data-lazyload', 'data-ks-lazyload', 'src'];
  return (
    names.map((name) => $(element as never).attr(name) ?? '').find((url) => url !== '' && !url.startsWith('data:')) ??
    ''
  );
}

/** Addresses that are no product images: vector graphics, animated dots, trackers. */
export const isImage = (url: string): boolean =>
  !/\.(svg|gif|ico)(\?|$)/i.test(url) && !tracker.test(url.split('?')[0] ?? '');
