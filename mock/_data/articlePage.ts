import type { DemoArticle } from './articles';
import { htmlPage, escapeHtml as text } from './html';

const style = `<style>:root{color-scheme:light}body{margin:0;font:17px/1.9 "PingFang SC","Noto Sans CJK SC",system-ui,sans-serif;color:#26242e;background:#fff}
article{max-width:680px;margin:32px auto;padding:0 24px}h1{font-size:26px;line-height:1.4}.by{color:#6f6c7d;font-size:14px}</style>`;

/** An article page as a site would serve it, with the things around it that are not the article. */
export function articlePage({ title, author, text: body }: DemoArticle): string {
  const paragraphs = body.split('\n').map((line) => `<p>${text(line)}</p>`);
  const head = `${style}<meta name="author" content="${text(author)}"><meta property="og:title" content="${text(title)}">`;
  const page = `<nav><a href="#">首页</a> <a href="#">好文</a></nav><article><h1>${text(title)}</h1><p class="by">${text(author)}</p><div id="js_content">${paragraphs.join('')}</div></article><aside><p>相关推荐：十款好用的杯子</p></aside><footer>山野集市</footer>`;
  return htmlPage(title, head, page);
}
