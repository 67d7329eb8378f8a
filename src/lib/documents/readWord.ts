import { unzipSync } from 'fflate';
import { DocumentError, type DocumentLoss } from './types';
import { imageAddress, wordHtml } from './wordHtml';
import { wordParagraphs } from './wordParagraphs';

/** A document's text is far below this; bytes, unpacked. */
const largestPart = 24_000_000;
const largestTitle = 100_000;
const mostParts = 4000;
/** UTF-16 units of a document that is read with its looks; a longer one gives its words alone. */
const MAX_RICH_XML = 12_000_000;
/** Bytes of one image, and of all that a document brings along. */
const MAX_IMAGE = 20_000_000;
const MAX_IMAGES = 80_000_000;

interface WordImage {
  readonly address: string;
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

export interface WordText {
  readonly lines: readonly string[];
  readonly title: string;
  readonly losses: readonly DocumentLoss[];
  readonly rich?: {
    readonly html: string;
    readonly images: readonly WordImage[];
    readonly lostImages: number;
    readonly title: string;
  };
}

export interface WordOrder {
  readonly bytes: Uint8Array;
  /** Also its headings, lists, looks and images. */
  readonly isRich: boolean;
}

const richParts = [
  'word/styles.xml',
  'word/numbering.xml',
  'word/_rels/document.xml.rels',
  'word/footnotes.xml',
  'word/endnotes.xml',
];

/** The parts of the zip that are read, unpacked under limits; the rest is only counted. */
function unpack({ bytes, isRich }: WordOrder): {
  readonly parts: Record<string, Uint8Array>;
  readonly names: readonly string[];
} {
  const names: string[] = [];
  let unpacked = 0;
  try {
    const parts = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        names.push(name);
        if (names.length > mostParts) throw new DocumentError('bomb');
        const isTitle = name === 'docProps/core.xml' && originalSize <= largestTitle;
        const isRead = isTitle || name === 'word/document.xml' || (isRich && richParts.includes(name));
        // A zip may name one part a thousand times, and each time it would be unpacked.
        if (isRead) unpacked += originalSize;
        if (unpacked > largestPart) throw new DocumentError('bomb');
        return isRead;
      },
    });
    return { parts, names };
  } catch (error) {
    throw error instanceof DocumentError ? error : new DocumentError('broken', { cause: error });
  }
}

/**
 * Text of a .docx or .docm. Macros are never run or kept; that there were some is said.
 * @throws DocumentError `bomb` for a file that would unpack beyond all measure, `broken` for one that is no Word document
 */
export function readWord(order: WordOrder): WordText {
  const { parts, names } = unpack(order);
  const document = parts['word/document.xml'];
  if (!document) throw new DocumentError('broken');
  const xml = new TextDecoder().decode(document);
  if (/<!(?:DOCTYPE|ENTITY)/i.test(xml.slice(0, 4000))) throw new DocumentError('broken');
  const core = parts['docProps/core.xml'];
  const title = core ? (/<dc:title>([^<]*)<\/dc:title>/.exec(new TextDecoder().decode(core))?.[1] ?? '') : '';
  const text = { lines: wordParagraphs(xml), title: title.trim(), losses: lossesOf(xml, names) };
  if (!order.isRich || xml.length > MAX_RICH_XML) return text;
  const part = (name: string): string => new TextDecoder().decode(parts[name] ?? new Uint8Array());
  const [styles = '', numbering = '', relations = '', footnotes = '', endnotes = ''] = richParts.map(part);
  const look = { styles, numbering, relations, footnotes, endnotes };
  const { html, imageParts, title: first } = wordHtml({ document: xml, ...look });
  const images = unpackImages(order.bytes, imageParts);
  return { ...text, rich: { html, images, lostImages: imageParts.length - images.length, title: first } };
}

/** How often a mark stands in a document, each number of it once. */
const countIds = (xml: string, mark: string): number =>
  new Set([...xml.matchAll(new RegExp(`<w:${mark}\\s[^<>]*?w:id="(\\d+)"`, 'g'))].map(([, id]) => id)).size;

function lossesOf(xml: string, names: readonly string[]): DocumentLoss[] {
  const losses: DocumentLoss[] = [
    { kind: 'macros', count: names.filter((name) => /(^|\/)vbaProject\.bin$/i.test(name)).length },
    { kind: 'images', count: names.filter((name) => /^word\/media\//.test(name)).length },
    { kind: 'notes', count: countIds(xml, 'footnoteReference') + countIds(xml, 'endnoteReference') },
    { kind: 'comments', count: countIds(xml, 'commentReference') },
    // A mark without content is a paragraph's end that was deleted: no words went with it.
    { kind: 'deletions', count: xml.match(/<w:del\s[^<>]*[^<>/]>/g)?.length ?? 0 },
  ];
  return losses.filter(({ count }) => count > 0);
}

/** Kinds of images that browsers show; drawings of Word itself (EMF, WMF) are none. */
const imageTypes: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  bmp: 'image/bmp',
  webp: 'image/webp',
};

function unpackImages(bytes: Uint8Array, wanted: readonly string[]): WordImage[] {
  let left = MAX_IMAGES;
  const seen = new Set<string>();
  const parts = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (!wanted.includes(name) || seen.has(name) || !typeOf(name)) return false;
      if (originalSize === 0 || originalSize > MAX_IMAGE || originalSize > left) return false;
      seen.add(name);
      left -= originalSize;
      return true;
    },
  });
  return wanted.flatMap((name): WordImage[] => {
    const content = parts[name];
    const type = typeOf(name);
    if (!content || !type) return [];
    return [{ address: imageAddress(name), name: name.slice(name.lastIndexOf('/') + 1), type, bytes: content.slice() }];
  });
}

const typeOf = (name: string): string | undefined => {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  return Object.hasOwn(imageTypes, ending) ? imageTypes[ending] : undefined;
};
