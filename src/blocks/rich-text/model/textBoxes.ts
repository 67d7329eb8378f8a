/** Word draws shapes for itself in a comment, with their text in it, and for browsers as an image behind it. */
const COMMENT_END = '<![endif]-->';
const places = /<!--\[if gte vml 1\]>|<(\/?)(?:p|h[1-6])\b/gi;
const shadow = /\s{0,20}<!\[if !vml\]>/iy;
const SHADOW_END = '<![endif]>';
const box = /<v:textbox\b[^<>]{0,4000}>/gi;
const wordArt = /<v:textpath\b[^<>]{0,4000}?\bstring="([^"<>]{1,2000})"/gi;
const hasWords = (html: string): boolean => /[^\s]/.test(html.replace(/<[^<>]*>|&nbsp;/g, ''));

/** What a comment of shapes says in words, as HTML of blocks, and what is left of it without them. */
function readShapes(comment: string): { readonly html: string; readonly rest: string } {
  let html = '';
  let rest = '';
  let at = 0;
  for (const { index, 0: tag } of comment.matchAll(box)) {
    const start = index + tag.length;
    const end = comment.indexOf('</v:textbox>', start);
    if (index < at || tag.endsWith('/>') || end === -1) continue;
    html += comment.slice(start, end);
    rest += comment.slice(at, index);
    at = end;
  }
  rest += comment.slice(at);
  for (const [, words] of rest.matchAll(wordArt)) html += `<p>${words}</p>`;
  return { html, rest };
}

/**
 * Word's HTML with the text of its text boxes behind the paragraphs that they are anchored in; their images for browsers
 * go. Takes time in proportion to the length.
 */
export function withTextBoxes(html: string): string {
  if (!/<v:text(?:box|path)\b/i.test(html)) return html;
  let written = '';
  let at = 0;
  let isOpen = false;
  let waiting = '';
  const copyTo = (end: number): void => {
    written += html.slice(at, end);
    at = end;
  };
  for (const { index, 0: found, 1: slash } of html.matchAll(places)) {
    if (index < at) continue;
    if (!found.startsWith('<!')) {
      isOpen = slash === '';
      const end = slash === '' || waiting === '' ? -1 : html.indexOf('>', index);
      if (end === -1) continue;
      copyTo(end + 1);
      written += waiting;
      waiting = '';
      continue;
    }
    const end = html.indexOf(COMMENT_END, index);
    if (end === -1) break;
    const { html: words, rest } = readShapes(html.slice(index + found.length, end));
    copyTo(end + COMMENT_END.length);
    if (!hasWords(words)) continue;
    shadow.lastIndex = at;
    const image = shadow.test(html) ? html.indexOf(SHADOW_END, at) : -1;
    // Older files show the words to browsers, too.
    if (image >= 0 && hasWords(html.slice(at, image))) continue;
    // An image of a group shows the pictures beside the box, too.
    if (image >= 0 && !/<v:imagedata\b/i.test(rest)) at = image + SHADOW_END.length;
    if (isOpen) waiting += words;
    else written += words;
  }
  return written + html.slice(at) + waiting;
}
