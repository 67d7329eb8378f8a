import type { CheerioAPI } from 'cheerio/slim';
import { refuse } from '../engineError';
import { fetchPage, type OwnServer, parsePage } from './page';
import { plain } from './product';
import { readAside } from './readAside';
import { imageSource } from './readBody';
import { withoutSite } from './readMeta';
import type { Fetched } from './safeFetch';
import { textLines } from './textLines';

const MAX_CHARACTERS = 100_000;
const noise =
  'script, style, noscript, template, svg, iframe, nav, header, footer, aside, form, button, select, [aria-hidden="true"], [class*="comment" i], [class*="related" i], [class*="recommend" i], [class*="share" i]';
/** Where articles live, the surest first: WeChat's, then what most sites call it. */
const places = [
  '#js_content',
  '[itemprop="articleBody"]',
  'article',
  '#detail-desc',
  '.article-content, .post-content, .entry-content, .rich_media_content, .RichText, #artibody',
  'main',
  '[class*="article" i], [class*="content" i], [class*="detail" i]',
];

const MAX_IMAGES = 20;

interface Article {
  readonly title: string;
  readonly text: string;
  readonly author?: string;
  readonly url: string;
  readonly images: string[];
}

/** Reads the article of a page. */
export async function extractArticle(address: string, own: OwnServer): Promise<Article> {
  return readAside('article', await fetchPage(address, own));
}

/** Title, author and running text of a fetched page; paragraphs on lines of their own. */
export function readArticle(page: Fetched): Article {
  const $ = parsePage(page);
  const meta = (...names: string[]): string =>
    names
      .map((name) => plain($(`meta[property="${name}"], meta[name="${name}"]`).first().attr('content')))
      .find(Boolean) ?? '';
  const site = meta('og:site_name');
  const title = withoutSite(
    meta('og:title', 'twitter:title') || plain($('h1').first().text()) || plain($('title').text()),
    site,
  );
  const author =
    meta('author', 'article:author') || plain($('[itemprop="author"], [rel="author"], #js_name').first().text());
  $(noise).remove();
  const body = bodyOf($);
  const text = body.text || meta('og:description', 'description');
  if (text.replace(/\s/g, '').length < 20) {
    return refuse('没有在页面里找到正文（有的页面要登录才看得到），请复制文章内容直接粘贴', {
      errorCode: 'LINK_NO_ARTICLE',
      showType: 0,
    });
  }
  return {
    title: title.slice(0, 120),
    text: text.slice(0, MAX_CHARACTERS),
    url: page.url.slice(0, 2000),
    images: imagesIn($, body.place, page.url),
    ...(author && author.length <= 40 ? { author } : {}),
  };
}

interface ArticleBody {
  readonly text: string;
  readonly place: Parameters<CheerioAPI>[0];
}

/** The first place with enough words; on pages without any, the one with most. */
function bodyOf($: CheerioAPI): ArticleBody {
  let best: ArticleBody = { text: '', place: 'body' };
  for (const place of places) {
    for (const element of $(place).toArray()) {
      const text = textLines($, element).join('\n');
      if (text.length > best.text.length) best = { text, place: element };
    }
    if (best.text.replace(/\s/g, '').length >= 80) return best;
  }
  const all = textLines($, 'body').join('\n');
  return best.text.length >= all.length / 2 ? best : { text: all, place: 'body' };
}

/** Images within the text, without signs and tracking dots. */
function imagesIn($: CheerioAPI, place: Parameters<CheerioAPI>[0], base: string): string[] {
  const found = $(place as never)
    .find('img')
    .toArray()
    .filter((element) => {
      const isSmall = ['width', 'height'].some((name) => Number.parseInt($(element).attr(name) ?? '999', 10) < 120);
      return !isSmall && !/\b(logo|icon|avatar|emoji)\b/i.test(`${$(element).attr('class')} ${$(element).attr('alt')}`);
    })
    .map((element) => imageSource($, element))
    .filter((source) => source !== '' && URL.canParse(source, base))
    .map((source) => new URL(source, base).href)
    .filter((address) => /^https?:/.test(address) && address.length <= 2000);
  return [...new Set(found)].slice(0, MAX_IMAGES);
}
