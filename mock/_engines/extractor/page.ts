import { type CheerioAPI, load } from 'cheerio/slim';
import { refuseLink } from './linkError';
import { type Fetched, safeFetch } from './safeFetch';

const MAX_PAGE_BYTES = 3 * 1024 * 1024;

/** The mock's own demo pages may be read although they live on this machine: same host and port, this path only. */
const isOwnDemo =
  (origin: string) =>
  (url: URL): boolean =>
    url.origin === origin && url.pathname.startsWith('/api/demo/');

/** Fetches a web page; anything else is refused. `origin` is our own origin as the caller sees it. */
export const fetchPage = (address: string, origin: string): Promise<Fetched> =>
  safeFetch(address, {
    maxBytes: MAX_PAGE_BYTES,
    timeout: Number(process.env.EXTRACT_TIMEOUT_MS) || 10_000,
    accept: 'text/html,application/xhtml+xml;q=0.9',
    isAllowed: isOwnDemo(origin),
    checkType: (mime) => {
      if (mime !== '' && !/^(text\/html|application\/xhtml\+xml)$/.test(mime)) refuseLink('LINK_NOT_PAGE', mime);
    },
  });

/** The document of a fetched page; what holds no tag is none. */
export function parsePage({ bytes, charset }: Fetched): CheerioAPI {
  const html = decodePage(bytes, charset);
  return /<[a-z!]/i.test(html) ? load(html) : refuseLink('LINK_NOT_PAGE');
}

/** Text of a page: charset by header, byte order mark or meta tag; GBK and Big5 pages are still common in shops. */
function decodePage(bytes: Buffer, charset: string): string {
  const head = bytes.subarray(0, 4096).toString('latin1');
  const declared = /<meta[^>]+charset\s*=\s*["']?([\w-]+)/i.exec(head)?.[1] ?? '';
  const hasMark = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  for (const label of hasMark ? ['utf-8'] : [charset, declared, 'utf-8']) {
    try {
      if (label) return new TextDecoder(label).decode(bytes);
    } catch {
      // a label that nobody knows: the next one
    }
  }
  return bytes.toString('utf8');
}

const MAX_FILE_BYTES = 100 * 1024 * 1024;

interface FetchedFile {
  readonly bytes: Buffer;
  readonly mime: string;
  readonly name: string;
}

/** Fetches a file from a public address, by the extractor's rules; its type is the site's word. */
export async function fetchFile(address: string, origin: string): Promise<FetchedFile> {
  const fetched = await safeFetch(new URL(address, origin).href, {
    maxBytes: MAX_FILE_BYTES,
    timeout: 60_000,
    accept: 'image/*,video/*,audio/*,application/pdf;q=0.8',
    isAllowed: isOwnDemo(origin),
    checkType: () => undefined,
  });
  const name = decodeURIComponent(new URL(fetched.url).pathname.split('/').pop() ?? '') || 'file';
  return { bytes: fetched.bytes, mime: fetched.mime, name };
}
