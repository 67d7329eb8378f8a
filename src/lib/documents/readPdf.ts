import { bodySize, type PdfRun, pageText } from './pdfLayout';
import type { ReadDocumentOptions } from './readDocument';
import { DocumentError } from './types';

const mostPages = 1500;
/** Fewer visible characters a page than this are a stamp on an image. */
const leastPerPage = 4;

interface PdfText {
  /** Of each page. */
  readonly pages: readonly string[];
  readonly title: string;
}

interface TextRun {
  readonly str: string;
  readonly transform: readonly number[];
  readonly width: number;
}

/**
 * Text of a PDF, page by page. The reader and its worker are loaded with the first file; the tables for Chinese fonts
 * (cMaps) come from the app itself.
 * @throws DocumentError `encrypted`, `scanned` (pages without text), `broken`, `too-large`
 */
export async function readPdf(
  bytes: Uint8Array,
  { signal, onProgress }: Pick<ReadDocumentOptions, 'signal' | 'onProgress'> = {},
): Promise<PdfText> {
  const { getDocument, GlobalWorkerOptions, version } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  GlobalWorkerOptions.workerSrc = await workerAddress(version);
  const task = getDocument({
    data: bytes,
    cMapUrl: new URL('/pdf/cmaps/', location.origin).href,
    cMapPacked: true,
    // Nothing is drawn, only read.
    disableFontFace: true,
    useSystemFonts: false,
    verbosity: 0,
  });
  const stop = () => void task.destroy();
  signal?.addEventListener('abort', stop);
  try {
    const document = await task.promise;
    if (document.numPages > mostPages) throw new DocumentError('too-large');
    const runs: PdfRun[][] = [];
    const heights: number[] = [];
    for (let number = 1; number <= document.numPages; number += 1) {
      signal?.throwIfAborted();
      const page = await document.getPage(number);
      const [left = 0, bottom = 0, , top = 842] = page.view;
      const { items } = await page.getTextContent();
      heights.push(top - bottom);
      runs.push(items.flatMap((item) => ('str' in item ? runOf(item, left, top) : [])));
      page.cleanup();
      onProgress?.(number / document.numPages);
    }
    const body = bodySize(runs);
    const pages = runs.map((page, index) => pageText(page, heights[index] ?? 842, body));
    const visible = pages.join('').replace(/\s/g, '').length;
    if (visible < leastPerPage * pages.length) throw new DocumentError('scanned');
    const { info } = await document.getMetadata().catch(() => ({ info: {} }));
    return { pages, title: titleOf(info) };
  } catch (error) {
    signal?.throwIfAborted();
    if (error instanceof DocumentError) throw error;
    const isLocked = error instanceof Error && error.name === 'PasswordException';
    throw new DocumentError(isLocked ? 'encrypted' : 'broken', { cause: error });
  } finally {
    signal?.removeEventListener('abort', stop);
    await task.destroy();
  }
}

let worker: Promise<string> | undefined;

/** The reader's worker as a module, whatever type the server gives its file. @throws TypeError when the network is away */
function workerAddress(version: string): Promise<string> {
  worker ??= loadWorker(version).catch((error: unknown) => {
    worker = undefined;
    throw error;
  });
  return worker;
}

async function loadWorker(version: string): Promise<string> {
  // Reader and worker must be of one version, and an old one may lie in the browser's cache.
  const response = await fetch(new URL(`/pdf/worker.txt?v=${version}`, location.origin));
  if (!response.ok) throw new TypeError(`worker ${response.status}`);
  return URL.createObjectURL(new Blob([await response.text()], { type: 'text/javascript' }));
}

function runOf({ str, transform, width }: TextRun, left: number, top: number): PdfRun[] {
  const [a = 0, b = 0, , d = 0, x = 0, y = 0] = transform;
  const size = Math.hypot(a, b) || Math.abs(d);
  return str.trim() === '' ? [] : [{ text: str, x: x - left, y: top - y, width, size }];
}

/** Titles that a program left there (Microsoft Word - 1.doc) say nothing. */
function titleOf(info: object): string {
  const title = 'Title' in info && typeof info.Title === 'string' ? info.Title.trim() : '';
  return /\.(docx?|pptx?|xlsx?|pdf|indd)$/i.test(title) || /^(untitled|microsoft)/i.test(title) ? '' : title;
}
