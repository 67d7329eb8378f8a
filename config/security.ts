import type { Hosts } from './hosts';

/** The origin of a configured host; a path lies on this site. A source with a path would match that one address only. */
const originOf = (host: string): string[] => (/^(https?|wss?):/.test(host) ? [new URL(host).origin] : []);

/** The policy's directives with the reason of each source that is not this site. */
function policyDirectives({ api, websocket, storage, upload, media }: Hosts): Readonly<Record<string, string[]>> {
  const files = [...originOf(api), ...originOf(storage), ...originOf(upload)];
  // Media of other sites (a goods page, an account's avatar) come through the API's own address: see README.
  const shown = [...new Set(["'self'", 'data:', 'blob:', ...files, ...media.split(/\s+/).flatMap(originOf)])];
  return {
    'default-src': ["'self'"],
    // The AAC encoder, PDF reader and converters are WebAssembly.
    'script-src': ["'self'", "'wasm-unsafe-eval'"],
    // antd's cssinjs writes style elements.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': shown,
    'media-src': shown,
    // The merchant's own fonts lie among the stored files.
    'font-src': [...new Set(["'self'", 'data:', ...files])],
    // blob: and data: are files of the user and results that are read again.
    'connect-src': [...new Set(["'self'", 'blob:', 'data:', ...files, ...originOf(websocket)])],
    // Some workers start from their own text.
    'worker-src': ["'self'", 'blob:'],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
  };
}

/** Content-Security-Policy of the built page, as its meta tag carries it. */
export const contentSecurityPolicy = (hosts: Hosts): string =>
  Object.entries(policyDirectives(hosts))
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');

/** What a meta tag cannot say: headers of every page and file of the app. */
export const pageHeaders: Readonly<Record<string, string>> = {
  // Nobody else's page can lay ours under a click.
  'Content-Security-Policy': "frame-ancestors 'self'",
  'X-Content-Type-Options': 'nosniff',
  // Paths and queries name records of the merchant.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
};
