import { type CheerioAPI, load } from 'cheerio/slim';
import { decodePage } from './decodePage';
import { refuseLink } from './linkError';
import { type Fetched, safeFetch } from './safeFetch';

const mostBytes = 3 * 1024 * 1024;

/** The mock's own demo pages may be read although they live on this machine: same host and port, this path only. */
export const isOwnDemo =
  (origin: string) =>
  (url: URL): boolean =>
    url.origin === origin && url.pathname.startsWith('/api/demo/');

/** Fetches a web page; anything else is refused. `origin` is our own origin as the caller sees it. */
export const fetchPage = (address: string, origin: string): Promise<Fetched> =>
  safeFetch(address, {
    maxBytes: mostBytes,
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
