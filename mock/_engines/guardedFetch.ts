import { lookup as dnsLookup } from 'node:dns';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP } from 'node:net';
import { Readable } from 'node:stream';
import { type EngineError, refuse } from './engineError';
import { isPrivateAddress } from './extractor/addresses';
import { isAdmittedHost, PrivateAddress, publicLookup } from './extractor/safeFetch';

/** As much of `fetch` as the adapters of outside services use. */
export type Send = (url: string, init: RequestInit) => Promise<Response>;

/** More than any voice or text of one call. */
const MAX_BYTES = 64 * 1024 * 1024;
/** A `Response` may carry no body with these. */
const BODILESS: readonly number[] = [204, 205, 304];

async function* limited(incoming: IncomingMessage): AsyncIterable<Buffer> {
  let size = 0;
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_BYTES) {
      incoming.destroy();
      refuse('服务返回的内容太大，没有读完', { errorCode: 'SERVICE_TOO_LARGE' });
    }
    yield chunk;
  }
}

const refusePrivate = (): never =>
  refuse('这个地址在内网，服务器不会访问；自己部署的服务请填写公网地址，或请部署这套系统的人放行', {
    errorCode: 'SERVICE_PRIVATE',
  });

function answerOf(incoming: IncomingMessage): Response {
  const { statusCode = 502, headers } = incoming;
  if (statusCode >= 300 && statusCode < 400 && headers.location) {
    incoming.destroy();
    // A redirect would carry the key to a host that nobody has typed it for.
    refuse('服务地址跳转到了别处，请填写跳转后的地址', { errorCode: 'SERVICE_MOVED' });
  }
  const shown = new Headers();
  for (const [name, value] of Object.entries(headers)) if (typeof value === 'string') shown.set(name, value);
  const body = BODILESS.includes(statusCode) ? null : Readable.toWeb(Readable.from(limited(incoming)));
  return new Response(body as BodyInit | null, { status: Math.max(200, statusCode), headers: shown });
}

/**
 * `fetch` to an address that a merchant has typed: never to this machine or its networks, judged on the very address that
 * the connection goes to, and without following redirects. `EXTRACT_ALLOW_PRIVATE` and `EXTRACT_ALLOW_HOSTS` admit what
 * the operator of this server allows, as they do for links.
 * @throws EngineError for what is not allowed; what `node:http` throws otherwise
 */
export const guardedFetch: Send = async (address, init) => {
  const asked = new Request(address, init);
  const url = new URL(address);
  const isFree = isAdmittedHost(url);
  const literal = url.hostname.replace(/^\[|\]$/g, '');
  if (!isFree && isIP(literal) && isPrivateAddress(literal)) refusePrivate();
  const body = Buffer.from(await asked.arrayBuffer());
  const request = url.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise<Response>((resolve, reject) => {
    const outgoing = request(url, {
      method: asked.method,
      // A connection of its own: one that is kept from an earlier call was judged for that call.
      agent: false,
      signal: init.signal ?? undefined,
      lookup: isFree ? undefined : publicLookup(dnsLookup),
      headers: {
        ...Object.fromEntries(asked.headers),
        host: url.host,
        'content-length': body.length,
        'accept-encoding': 'identity',
        connection: 'close',
      },
    });
    outgoing.on('response', (incoming) => {
      try {
        resolve(answerOf(incoming));
      } catch (error) {
        reject(error);
      }
    });
    outgoing.on('error', (error) => {
      if (!(error instanceof PrivateAddress)) return reject(error);
      try {
        refusePrivate();
      } catch (refusal) {
        reject(refusal as EngineError);
      }
    });
    outgoing.end(body);
  });
};
