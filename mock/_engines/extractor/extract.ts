import type { CheerioAPI } from 'cheerio/slim';
import type { z } from 'zod';
import { textPatterns } from '../../../src/domain/goods/goodsText.data';
import { goodsLimits } from '../../../src/domain/goods/limits';
import { signInShopOf } from '../../../src/domain/goods/signInShops';
import { splitTitle } from '../../../src/domain/goods/splitTitle';
import type { extraction, GoodsMedia } from '../../../src/services/goods/schema';
import { refuseLink } from './linkError';
import { fetchPage, type OwnServer, parsePage } from './page';
import { type ProductFacts, plain } from './product';
import { readAside } from './readAside';
import { headingsOf, isImage, readBody } from './readBody';
import { readJsonLd } from './readJsonLd';
import { readMeta } from './readMeta';
import { isForeignMoney } from './readPrice';
import { readState } from './readState';
import type { Fetched } from './safeFetch';

/** Reads a product page. Refusals carry the codes of goods/schema. */
export async function extractProduct(address: string, own: OwnServer): Promise<z.input<typeof extraction>> {
  if (signInShopOf(address)) return refuseLink('LINK_LOGIN');
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
  const isForeign = isForeignMoney($);
  const isSignIn = isSignInPage($, page.url);
  const isGone = isGonePage($);
  const headings = headingsOf($);
  // readBody cuts the page down, so it comes last
  const sources = [readJsonLd(blocks), readMeta($), readState($), readBody($)];
  const media = mediaOf(sources, base);
  const pick = (name: 'description' | 'price' | 'brand' | 'category' | 'offer'): string =>
    sources.map((source) => source[name]).find((value) => value) ?? '';
  const title = sources.map((source) => source.title ?? '').find((text) => !isEmptyTitle(text)) ?? '';
  const { name, labels } = splitTitle(titleOf(title, headings));
  const isTold = sources.some(({ isProduct }) => isProduct);
  const points = sources.map(({ sellingPoints }) => sellingPoints).find((list) => list.length > 0) ?? [];
  const specs = specsOf(sources);
  const description = longest(sources.map((source) => source.description ?? ''));
  const found = {
    title: name.slice(0, goodsLimits.title),
    cover: media.find(({ kind }) => kind === 'image')?.url ?? '',
    price: isForeign ? '' : pick('price'),
    category: pick('category').slice(0, goodsLimits.category),
    brand: (pick('brand') || brandIn(specs)).slice(0, goodsLimits.brand),
    description: description.slice(0, goodsLimits.description),
    selling_points: unique([...labels, ...points].map((point) => point.slice(0, goodsLimits.sellingPoint))).slice(
      0,
      goodsLimits.sellingPoints,
    ),
    specs: specs.filter((spec) => !textPatterns.branded.test(spec.name)),
    offer: pick('offer').slice(0, goodsLimits.offer),
    media,
    link: page.url.slice(0, goodsLimits.link),
    extractor: sources[0]?.isProduct ? 'JSON-LD' : sources[1]?.isProduct ? 'OpenGraph' : '网页正文',
  };
  if (isSignIn && !isTold && found.price === '') return refuseLink('LINK_LOGIN');
  if (isEmptyTitle(name) || (!isTold && (isGone || isArticle(found, sources.at(-1))))) {
    return refuseLink('LINK_NO_PRODUCT');
  }
  return { ...found, missing: missingOf(found) };
}

interface Found {
  readonly price: string;
  readonly media: readonly unknown[];
  readonly selling_points: readonly unknown[];
  readonly specs: readonly unknown[];
}

/** Whether the page is one of words alone: a name with text, and nothing that goods have. */
const isArticle = ({ price, media, selling_points, specs }: Found, body: ProductFacts | undefined): boolean =>
  price === '' && [media, selling_points, specs].every(({ length }) => length === 0) && body?.description !== undefined;

/** The page's title without its shop, where a heading tells the name alone. */
function titleOf(title: string, headings: readonly string[]): string {
  const isAlone = (heading: string): boolean => {
    if (heading.length < 2) return false;
    const before = title.endsWith(heading) ? title.slice(0, -heading.length) : '';
    const after = title.startsWith(heading) ? title.slice(heading.length) : '';
    return /^\s*[-|｜_–—·]/.test(after) || /[-|｜_–—·]\s*$/.test(before);
  };
  return headings.find(isAlone) ?? title;
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

/** The brand that a line of the properties names: shops whose page tells none otherwise write it there. */
function brandIn(specs: readonly { readonly name: string; readonly value: string }[]): string {
  const named = specs.find(({ name }) => textPatterns.branded.test(name))?.value.trim() ?? '';
  return named.split('/').every((part) => noBrand.test(part.trim())) ? '' : named;
}

const noBrand = /^(?:无|暂无|其他|其它|无品牌|无牌|白牌|others?|none|no ?brand|[-—]+|)$/i;

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

const signIn =
  /^(?:会员|用户|账号|帐号|商家)?(?:登录|登陆)|请(?:先)?(?:登录|登陆)|(?:登录|登陆)后(?:查看|可见|继续)|安全验证|身份验证|访问验证|滑块验证|人机验证|验证码拦截|^(?:sign|log) ?in\b|just a moment|are you (?:a )?human|access denied/i;
const gone =
  /(?:页面|商品|宝贝|内容|链接)(?:已)?(?:不存在|不见了|找不到|失效|下架|删除|丢失)|(?:已下架|已失效|已售罄下架)|^404\b|404 not found|page not found|找不到(?:页面|商品)|no longer available/i;
/** Titles that name no goods. */
const empty =
  /^(?:首页|主页|商品详情页?|详情页?|产品详情|宝贝详情|加载中.*|loading.*|untitled.*|undefined|null|无标题.*|index|home|[\x21-\x7e]|)$/i;

/** The title and the first heading: those behind it are of dialogs and lists. */
const headings = ($: CheerioAPI): string[] =>
  [$('title'), $('h1').length > 0 ? $('h1') : $('h2')]
    .map((found) => plain(found.first().text()).slice(0, 200))
    .filter(Boolean);

/** Whether the page asks to sign in, or to prove to be human, instead of showing anything. */
function isSignInPage($: CheerioAPI, address: string): boolean {
  const { hostname, pathname } = new URL(address);
  const isSignInAddress =
    /^(?:passport|login|account)\./.test(hostname) || /\/(?:login|signin|passport)\b/i.test(pathname);
  const hasPassword = $('input[type="password"]').length > 0;
  return headings($).some((text) => signIn.test(text)) || (hasPassword && isSignInAddress);
}

/** Whether the page says that what it showed is gone. */
const isGonePage = ($: CheerioAPI): boolean => headings($).some((text) => text.length < 60 && gone.test(text));

const isEmptyTitle = (title: string): boolean => empty.test(title);
