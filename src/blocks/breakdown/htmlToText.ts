const tags = /<(?:!doctype|html|body|div|p|span|br|script|section|article|h[1-6]|ul|li|img|a)\b[^>]*>/i;
const blocks = 'p, div, section, article, li, h1, h2, h3, h4, h5, h6, tr, blockquote, pre';
const unread = 'script, style, noscript, template, iframe, svg, head';

export const isHtml = (text: string): boolean => tags.test(text.slice(0, 20_000));

/** What a piece of HTML says. It is parsed apart from the page: nothing in it runs, nothing is fetched. */
export function htmlToText(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const element of page.querySelectorAll(unread)) element.remove();
  for (const element of page.querySelectorAll('br')) element.replaceWith('\n');
  for (const element of page.querySelectorAll(blocks)) element.append('\n');
  return (page.body.textContent ?? '')
    .split('\n')
    .map((line) => line.replace(/[ \t\u00a0]+/g, ' ').trim())
    .filter(Boolean)
    .join('\n');
}
