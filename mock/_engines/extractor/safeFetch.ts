import { lookup as dnsLookup } from 'node:dns';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { Readable, Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { isPrivateAddress } from './addresses';
import { refuseLink } from './linkError';

interface FetchLimits {
  readonly maxBytes: number;
  /** What is larger is not refused: as much as is allowed is read of it. */
  readonly keepsBeginning?: boolean;
  /** Milliseconds for everything: redirects, headers and body. */
  readonly timeout: number;
  readonly accept: string;
  /** Where an address is read although it is private: the mock's own demo pages, from this very server. */
  readonly serverFor: (url: URL) => { readonly address: string; readonly port: number } | undefined;
  /** Judges the content type before the body is read; it may refuse. */
  readonly checkType: (mime: string) => void;
}

export interface Fetched {
  readonly url: string;
  /** Content type without parameters, lower case. */
  readonly mime: string;
  readonly charset: string;
  readonly bytes: Buffer;
  /** There is more of it than was read. */
  readonly isCut?: boolean;
}

const maxRedirects = 5;
const agent = 'Mozilla/5.0 (compatible; FrameworkStudio/1.0; +product-link-reader)';

/** Everything reachable, private addresses too: for intranets and tests, by the operator's choice. */
const isOpen = (): boolean => process.env.EXTRACT_ALLOW_PRIVATE === 'on';

/** `host:port` values that count as public, for one intranet shop or a test. */
const allowedHosts = (): readonly string[] => (process.env.EXTRACT_ALLOW_HOSTS ?? '').split(',').filter(Boolean);

/** Whether the operator of this server lets it reach an address wherever that lies. */
export const isAdmittedHost = (url: URL): boolean => isOpen() || allowedHosts().includes(url.host);

/**
 * Reads a public http(s) address. Every hop is judged anew, and the connection goes to the very address that was judged
 * (a name that answers differently the second time gains nothing). `resolve` asks DNS. Errors: the codes of goods/schema.
 */
export async function safeFetch(address: string, limits: FetchLimits, resolve = dnsLookup): Promise<Fetched> {
  const deadline = AbortSignal.timeout(limits.timeout);
  let url = parse(address);
  for (let hop = 0; hop <= maxRedirects; hop += 1) {
    const response = await open(url, limits, deadline, resolve);
    const { statusCode = 0, headers } = response;
    if (statusCode >= 300 && statusCode < 400 && headers.location) {
      response.destroy();
      url = parse(headers.location, url);
      continue;
    }
    if (statusCode < 200 || statusCode >= 300) {
      response.destroy();
      return refuseLink('LINK_HTTP_ERROR', `HTTP ${statusCode}`);
    }
    return receive(url, response, limits, deadline);
  }
  return refuseLink('LINK_UNREACHABLE', '跳转次数过多');
}

function parse(address: string, base?: URL): URL {
  const text = address.trim();
  if (!URL.canParse(text, base)) return refuseLink('LINK_INVALID');
  const url = new URL(text, base);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return refuseLink('LINK_INVALID');
  if (!url.hostname || url.username || url.password) return refuseLink('LINK_INVALID');
  return url;
}

function open(
  url: URL,
  limits: FetchLimits,
  signal: AbortSignal,
  resolveName: typeof dnsLookup,
): Promise<IncomingMessage> {
  const own = limits.serverFor(url);
  const isFree = own !== undefined || isAdmittedHost(url);
  const literal = url.hostname.replace(/^\[|\]$/g, '');
  if (!isFree && isIP(literal) && isPrivateAddress(literal)) return refuseLink('LINK_PRIVATE');
  const request = url.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const outgoing = request(url, {
      ...(own ? { hostname: own.address, port: own.port } : {}),
      // A connection of its own: one that is kept from an earlier call was judged for that call.
      agent: false,
      signal,
      lookup: isFree ? undefined : publicLookup(resolveName),
      headers: {
        host: url.host,
        accept: limits.accept,
        'accept-encoding': 'gzip, deflate, br',
        'accept-language': 'zh-CN,zh;q=0.9,en;q=0.5',
        'user-agent': agent,
        connection: 'close',
      },
    });
    outgoing.on('response', resolve);
    outgoing.on('error', (error) => reject(asRefusal(error, signal)));
    outgoing.end();
  });
}

/** DNS answered with an address that is not public. */
export class PrivateAddress extends Error {}

/** DNS that refuses private answers; the socket then connects to exactly what this gave. */
export const publicLookup =
  (resolveName: typeof dnsLookup): LookupFunction =>
  (hostname, options, callback) => {
    resolveName(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, '', 4);
      if (addresses.some(({ address }) => isPrivateAddress(address))) return callback(new PrivateAddress(), '', 4);
      const [first] = addresses;
      if (!first) return callback(new Error('no address'), '', 4);
      if (options.all) return (callback as (e: null, found: typeof addresses) => void)(null, addresses);
      return callback(null, first.address, first.family);
    });
  };

/** The refusal that an error of the connection stands for (thrown, never returned as a value). */
function asRefusal(error: unknown, signal: AbortSignal): unknown {
  try {
    if (error instanceof PrivateAddress) return refuseLink('LINK_PRIVATE');
    if (signal.aborted) return refuseLink('LINK_TIMEOUT');
    const code = (error as NodeJS.ErrnoException).code ?? '';
    return refuseLink('LINK_UNREACHABLE', /^(ENOTFOUND|EAI_AGAIN)$/.test(code) ? '找不到这个域名' : undefined);
  } catch (refusal) {
    return refusal;
  }
}

async function receive(
  url: URL,
  response: IncomingMessage,
  limits: FetchLimits,
  signal: AbortSignal,
): Promise<Fetched> {
  const contentType = response.headers['content-type'] ?? '';
  const mime = contentType.split(';')[0]?.trim().toLowerCase() ?? '';
  const charset = /charset\s*=\s*["']?([\w-]+)/i.exec(contentType)?.[1] ?? '';
  try {
    limits.checkType(mime);
    const isLarge = Number(response.headers['content-length'] ?? 0) > limits.maxBytes;
    if (isLarge && !limits.keepsBeginning) refuseLink('LINK_TOO_LARGE');
  } catch (refusal) {
    response.destroy();
    throw refusal;
  }
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of decoded(response) as AsyncIterable<Buffer>) {
      size += chunk.length;
      // counted after decompression: a small answer may unfold into a huge one
      if (size > limits.maxBytes) {
        chunks.push(chunk.subarray(0, chunk.length - (size - limits.maxBytes)));
        break;
      }
      chunks.push(chunk);
    }
  } catch (error) {
    throw asRefusal(error, signal);
  } finally {
    response.destroy();
  }
  const isCut = size > limits.maxBytes;
  if (isCut && !limits.keepsBeginning) return refuseLink('LINK_TOO_LARGE');
  return { url: url.href, mime, charset, bytes: Buffer.concat(chunks), isCut };
}

const unpackers = new Map<string, () => Transform>([
  ['gzip', createGunzip],
  ['x-gzip', createGunzip],
  ['deflate', createInflate],
  ['br', createBrotliDecompress],
]);

function decoded(response: IncomingMessage): Readable {
  const encoding = response.headers['content-encoding']?.toLowerCase() ?? '';
  const unpack = unpackers.get(encoding)?.();
  if (!unpack) return response;
  response.on('error', (error) => unpack.destroy(error));
  response.on('aborted', () => unpack.destroy(new Error('aborted')));
  return response.pipe(unpack);
}
