import DOMPurify from 'dompurify';
import { cleanHtml } from '@/domain/articles/html';
import { withTextBoxes } from './textBoxes';

interface CleanedPaste {
  readonly html: string;
  /** Images that could not come along: files of the other program that are nowhere else on the clipboard. */
  readonly lostImages: number;
  /** Players and frames of other pages, which no body takes. */
  readonly lostFrames: number;
  /** Images that came as bytes; each has its place in `html` by `pastedAddress(index)`. */
  readonly files: readonly File[];
}

const image = /<(?:img|v:imagedata)\b/gi;
const frame = /<(?:iframe|embed|object|video|audio)\b/gi;
const count = (html: string, tag = image): number => html.match(tag)?.length ?? 0;

/** Stands for an image of the clipboard in the text for as long as the paste takes. */
export const pastedAddress = (index: number): string => `/pasted-image/${index}`;
export const isPastedAddress = (address: unknown): address is string =>
  typeof address === 'string' && address.startsWith('/pasted-image/');

const MAX_FILES = 60;
/** Characters of one image: 20 MB in hex. */
const MAX_HEX = 40_000_000;

function fileOf(bytes: Uint8Array<ArrayBuffer>, type: string, index: number): File {
  return new File([bytes], `${index + 1}.${type === 'image/jpeg' ? 'jpg' : (type.split('/')[1] ?? 'png')}`, { type });
}

function fromBase64(data: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(data.replace(/\s/g, '')), (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}

/** The PNG and JPEG images of an RTF in their order; undefined for pictures of another kind, which keep their number. */
function rtfImages(rtf: string): (Uint8Array<ArrayBuffer> | undefined)[] {
  const found: (Uint8Array<ArrayBuffer> | undefined)[] = [];
  for (let at = rtf.indexOf('{\\pict'); at >= 0 && found.length < MAX_FILES; at = rtf.indexOf('{\\pict', at + 6)) {
    // The same picture once more for programs that know no other kind.
    if (/\{\\nonshppict\s*$/.test(rtf.slice(Math.max(0, at - 20), at))) continue;
    let end = at + 6;
    let depth = 1;
    while (end < rtf.length && depth > 0 && end - at < MAX_HEX) {
      if (rtf[end] === '{') depth += 1;
      else if (rtf[end] === '}') depth -= 1;
      end += 1;
    }
    const group = rtf.slice(at, end - 1);
    const isKnown = /\\(?:png|jpeg)blip/.test(group.slice(0, 2000));
    const [, hex = ''] = /[\s}]([0-9a-f\s]{32,})$/i.exec(group.slice(-MAX_HEX)) ?? [];
    const digits = hex.replace(/\s/g, '');
    found.push(isKnown && digits.length >= 16 ? fromHex(digits) : undefined);
    at = end;
  }
  return found;
}

function fromHex(digits: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(digits.length >> 1);
  for (let at = 0; at < bytes.length; at += 1) bytes[at] = Number.parseInt(digits.slice(at * 2, at * 2 + 2), 16);
  return bytes;
}

const typeOf = (bytes: Uint8Array): string => (bytes[0] === 0xff ? 'image/jpeg' : 'image/png');

/** An image that its page had not loaded yet stands there as a placeholder, with its address beside it. */
const withoutPlaceholders = (html: string): string =>
  html.replace(/<img\b[^<>]{0,4000}>/gi, (tag) =>
    /\sdata-src\s*=\s*["']?https?:/i.test(tag) ? tag.replace(/\ssrc\s*=\s*(?:"data:[^"]*"|'data:[^']*')/i, '') : tag,
  );

/** Gives images that came as bytes an address: those in the page itself, and those of Word, which lie in its RTF. */
function takeFiles(html: string, rtf: string): { readonly html: string; readonly files: readonly File[] } {
  const files: File[] = [];
  const fromRtf = /src\s*=\s*["']?file:/i.test(html) ? rtfImages(rtf) : [];
  let local = 0;
  const put = (whole: string, quote: string, bytes: Uint8Array<ArrayBuffer> | undefined, type: string): string => {
    if (!bytes || bytes.length === 0 || files.length >= MAX_FILES) return whole;
    files.push(fileOf(bytes, type, files.length));
    return `src=${quote}${pastedAddress(files.length - 1)}${quote}`;
  };
  const marked = html.replace(
    /(?<=<img\b[^<>]{0,4000})src\s*=\s*(["']?)(?:data:(image\/(?:png|jpeg|gif|webp|bmp));base64,([A-Za-z0-9+/=\s]+)|file:[^"'<>]{0,2000})\1/gi,
    (whole: string, quote: string, type: string | undefined, data: string | undefined) => {
      if (type && data) return put(whole, quote || '"', fromBase64(data), type.toLowerCase());
      const bytes = fromRtf[local];
      local += 1;
      return put(whole, quote || '"', bytes, bytes ? typeOf(bytes) : '');
    },
  );
  return { html: marked, files };
}

/**
 * HTML from the clipboard (a page, Word, WPS, another editor) as this editor's own. The allow-list of the body goes first,
 * on the bare text: so no document, not even DOMPurify's inert one, ever holds a handler (Chromium reports those against
 * the page's policy). DOMPurify then looks once more at what is left.
 *
 * @param rtf the same from the same program, in which Word's and WPS's images lie; '' where there is none
 */
export function cleanPaste(html: string, rtf = ''): CleanedPaste {
  const page = withTextBoxes(html);
  const { html: marked, files } = takeFiles(withoutPlaceholders(page), rtf);
  const clean = cleanHtml(marked);
  const pure = DOMPurify.sanitize(clean, { USE_PROFILES: { html: true }, ADD_ATTR: ['target'] });
  // Word names each image twice: for itself and for browsers.
  const given = page.replace(/<!--\[if gte vml 1\]>[\s\S]*?<!\[endif\]-->/gi, '');
  return {
    html: pure,
    files,
    lostImages: Math.max(0, count(given) - count(pure)),
    lostFrames: count(given, frame),
  };
}
