import { decodeText } from '../../utils/decodeText';
import { DocumentError, type DocumentText } from './types';

/** Bytes; a text of that size is a book. */
const largestFile = 20_000_000;
const largestText = 4_000_000;

/** Endings that may be chosen. */
export const documentAccept = '.txt,.md,.markdown,.docx,.docm,.pdf';

const isPdf = (bytes: Uint8Array): boolean =>
  new TextDecoder('latin1').decode(bytes.subarray(0, 1024)).includes('%PDF-');
const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;
/** Files of Word up to 2003, and any Office file behind a password. */
const isOle = (bytes: Uint8Array): boolean => bytes[0] === 0xd0 && bytes[1] === 0xcf && bytes[2] === 0x11;

const nameOf = (file: File): string => file.name.replace(/\.[^.]+$/, '').trim();

export interface ReadDocumentOptions {
  /** The pages of a PDF end with `\f`, else with a line break. */
  readonly pageBreaks?: boolean;
  /** Of a Word file also its headings, lists, looks and images (`rich`). */
  readonly isRich?: boolean;
  readonly signal?: AbortSignal;
  /** 0–1, while a long PDF is read. */
  readonly onProgress?: (share: number) => void;
}

const tidy = (text: string): string =>
  text
    .replace(/^\ufeff/, '')
    .replace(/\r\n?/g, '\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is taken out
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, '');

/**
 * Text of a txt, Markdown, Word (.docx, .docm) or PDF file. What a file is, its bytes tell; names lie.
 * @throws DocumentError with the reason; the screen has a sentence for each
 */
export async function readDocument(file: File, options: ReadDocumentOptions = {}): Promise<DocumentText> {
  if (file.size === 0) throw new DocumentError('empty');
  if (file.size > largestFile) throw new DocumentError('too-large');
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (isOle(bytes)) throw new DocumentError('old-word');
  const title = nameOf(file);
  if (isPdf(bytes)) {
    const { readPdf } = await import('./readPdf');
    const pdf = await readPdf(bytes, options);
    const text = pdf.pages.map(tidy).join(options.pageBreaks ? '\n\f' : '\n\n');
    return { ...checked(text, pdf.title || title), losses: [], pages: pdf.pages.length };
  }
  if (isZip(bytes)) {
    const { readWordAside } = await import('./readWordAside');
    const word = await readWordAside({ bytes, isRich: options.isRich === true }, options.signal);
    const { rich } = word;
    const lines = tidy(word.lines.join('\n'));
    // A file of images alone is one that somebody means to bring along.
    const text =
      rich && rich.images.length > 0 && lines.trim() === ''
        ? { text: lines, title }
        : checked(lines, word.title || title);
    const images = rich?.images.map(({ address, name, type, bytes: content }) => ({
      address,
      name,
      blob: new Blob([content], { type }),
    }));
    return {
      ...text,
      losses: word.losses,
      ...(rich && images ? { rich: { ...rich, images } } : {}),
    };
  }
  const text = decodeText(bytes);
  if (text === undefined) throw new DocumentError('not-text');
  return { ...checked(tidy(text), title), losses: [] };
}

function checked(text: string, title: string): { readonly text: string; readonly title?: string } {
  if (text.trim() === '') throw new DocumentError('empty');
  if (text.length > largestText) throw new DocumentError('too-large');
  return { text, ...(title === '' ? {} : { title }) };
}
