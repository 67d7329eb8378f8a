import type { Hosts } from './hosts';

/**
 * Content-Security-Policy of the built page. `wasm-unsafe-eval` compiles the AAC encoder; style `unsafe-inline` is what
 * cssinjs needs; frame-ancestors has no effect in a meta tag and must be sent as a header (README, deployment).
 */
export function contentSecurityPolicy(hosts: Hosts): string {
  const outside = [hosts.api, hosts.websocket, hosts.storage, hosts.publish].filter((host) =>
    /^(https?|wss?):/.test(host),
  );
  const connect = ["'self'", 'blob:', 'data:', ...outside].join(' ');
  return [
    "default-src 'self'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https: http:",
    "media-src 'self' data: blob: https: http:",
    "font-src 'self' data:",
    `connect-src ${connect} https:`,
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
  ].join('; ');
}
