import { unzipSync } from 'fflate';
import { DocumentError, type DocumentNotice } from './types';
import { wordParagraphs } from './wordParagraphs';

/** A document's text is far below this; bytes, unpacked. */
const largestPart = 24_000_000;
const largestTitle = 100_000;
const mostParts = 4000;

export interface WordText {
  readonly lines: readonly string[];
  readonly title: string;
  readonly notices: readonly DocumentNotice[];
}

/** The two parts of the zip that are read, unpacked under limits; the rest is only counted. */
function unpack(bytes: Uint8Array): { readonly parts: Record<string, Uint8Array>; readonly names: readonly string[] } {
  const names: string[] = [];
  let unpacked = 0;
  try {
    const parts = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        names.push(name);
        if (names.length > mostParts) throw new DocumentError('bomb');
        const isTitle = name === 'docProps/core.xml' && originalSize <= largestTitle;
        const isRead = isTitle || name === 'word/document.xml';
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
export function readWord(bytes: Uint8Array): WordText {
  const { parts, names } = unpack(bytes);
  const document = parts['word/document.xml'];
  if (!document) throw new DocumentError('broken');
  const xml = new TextDecoder().decode(document);
  if (/<!(?:DOCTYPE|ENTITY)/i.test(xml.slice(0, 4000))) throw new DocumentError('broken');
  const core = parts['docProps/core.xml'];
  const title = core ? (/<dc:title>([^<]*)<\/dc:title>/.exec(new TextDecoder().decode(core))?.[1] ?? '') : '';
  const notices: DocumentNotice[] = [];
  if (names.some((name) => /(^|\/)vbaProject\.bin$/i.test(name))) notices.push('macros');
  if (names.some((name) => /^word\/media\//.test(name))) notices.push('images');
  return { lines: wordParagraphs(xml), title: title.trim(), notices };
}
