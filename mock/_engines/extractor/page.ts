import type { IncomingMessage } from 'node:http';
import { type CheerioAPI, load } from 'cheerio/slim';
import { refuseLink } from './linkError';
import { type Fetched, safeFetch } from './safeFetch';

const MAX_PAGE_BYTES = 3 * 1024 * 1024;

/**
 * Where this process took a request: what the request itself says of its host can be forged, and would lead the
 * extractor into the network behind it.
 */
export interface OwnServer {
  readonly address: string;
  readonly port: number;
}

/** The end of the socket that a request came in by. */
export const ownServerOf = ({ socket }: IncomingMessage): OwnServer => ({
  address: (socket.localAddress ?? '').replace(/^::ffff:(?=\d+\.)/i, ''),
  port: socket.localPort ?? 0,
});

/** The mock's own demo pages may be read although they live on this machine: its address and port, this path only. */
const ownDemoAt =
  (own: OwnServer) =>
  ({ protocol, hostname, port, pathname }: URL): OwnServer | undefined => {
    const bare = hostname.replace(/^\[|\]$/g, '');
    const isHere = bare === 'localhost' || bare === own.address || bare === '::1' || /^127(\.\d+){3}$/.test(bare);
    const isOwn = protocol === 'http:' && isHere && Number(port || 80) === own.port;
    return isOwn && pathname.startsWith('/api/demo/') ? own : undefined;
  };

/** Fetches a web page; anything else is refused. */
export const fetchPage = (address: string, own: OwnServer): Promise<Fetched> =>
  safeFetch(address, {
    maxBytes: MAX_PAGE_BYTES,
    keepsBeginning: true,
    timeout: Number(process.env.EXTRACT_TIMEOUT_MS) || 10_000,
    accept: 'text/html,application/xhtml+xml;q=0.9',
    serverFor: ownDemoAt(own),
    checkType: (mime) => {
      if (mime !== '' && !/^(text\/html|application\/xhtml\+xml)$/.test(mime)) refuseLink('LINK_NOT_PAGE', mime);
    },
  });

/** Shops' pages have some thousands of elements, in some forty of one another. */
const MAX_ELEMENTS = 20_000;
const MAX_DEPTH = 100;

/**
 * The document of a fetched page; what holds no tag is none. What lies deeper than any honest page is left out: to read
 * what is in an element takes time for all that is in it, once for each element around it.
 */
export function parsePage({ bytes, charset }: Fetched): CheerioAPI {
  const html = decodePage(bytes, charset);
  if (!/<[a-z!]/i.test(html)) return refuseLink('LINK_NOT_PAGE');
  if (countElements(html) > MAX_ELEMENTS) return refuseLink('LINK_TOO_LARGE');
  // In one element: css-select compares all that stand at the top with each other.
  const $ = load(`<x-page>${html}</x-page>`);
  let level: readonly { readonly children: unknown[] }[] = $.root().toArray();
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth === MAX_DEPTH) for (const node of level) node.children.length = 0;
    level = level.flatMap(({ children }) => children.filter(hasChildren));
  }
  return $;
}

const hasChildren = (node: unknown): node is { readonly children: unknown[] } =>
  typeof node === 'object' && node !== null && 'children' in node;

function countElements(html: string): number {
  let count = 0;
  for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', at + 1)) {
    if (/[a-z]/i.test(html[at + 1] ?? '')) count += 1;
  }
  return count;
}

/**
 * Text of a page. Header and meta tag may each be wrong (a server's default over old GBK pages): the first that reads
 * the bytes without damage counts, else the one with the least.
 */
function decodePage(bytes: Buffer, charset: string): string {
  const head = bytes.subarray(0, 4096).toString('latin1');
  const declared = /<meta[^>]+charset\s*=\s*["']?([\w-]+)/i.exec(head)?.[1] ?? '';
  const hasMark = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  let best = { text: '', damage: Number.POSITIVE_INFINITY };
  for (const label of hasMark ? ['utf-8'] : [charset, declared, 'utf-8', 'gb18030']) {
    const text = label ? decodeAs(bytes, label) : undefined;
    if (text === undefined) continue;
    const damage = text.split('\ufffd').length - 1;
    if (damage <= Math.max(MAX_DAMAGE, text.length / 1000)) return text;
    if (damage < best.damage) best = { text, damage };
  }
  return best.text;
}

/** Characters that even a well labelled page may have spoiled: cut texts, a page that was not read to its end. */
const MAX_DAMAGE = 3;

function decodeAs(bytes: Buffer, label: string): string | undefined {
  try {
    return new TextDecoder(label).decode(bytes);
  } catch {
    // A label that nobody knows.
    return undefined;
  }
}

const MAX_FILE_BYTES = 100 * 1024 * 1024;

interface FetchedFile {
  readonly bytes: Buffer;
  readonly mime: string;
  readonly name: string;
}

/** Fetches a file from a public address or a demo page's, by the extractor's rules; its type is the site's word. */
export async function fetchFile(address: string, own: OwnServer): Promise<FetchedFile> {
  const fetched = await safeFetch(new URL(address, `http://localhost:${own.port}`).href, {
    maxBytes: MAX_FILE_BYTES,
    timeout: 60_000,
    accept: 'image/*,video/*,audio/*,application/pdf;q=0.8',
    serverFor: ownDemoAt(own),
    checkType: () => undefined,
  });
  const name = decodeURIComponent(new URL(fetched.url).pathname.split('/').pop() ?? '') || 'file';
  return { bytes: fetched.bytes, mime: fetched.mime, name };
}
