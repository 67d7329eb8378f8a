import { runInThisContext } from 'node:vm';

/**
 * Lets a page's streams come from the mock: jsdom has no fetch, Node's own takes its place, with the classes that its
 * answers and errors are made of.
 */
export function streamByNode(origin: () => string): void {
  const node: typeof globalThis = runInThisContext('globalThis');
  const { AbortController, DOMException, TextDecoder, TextEncoder } = node;
  Object.assign(globalThis, { AbortController, DOMException, TextDecoder, TextEncoder, TypeError: node.TypeError });
  globalThis.fetch = (address, init) => node.fetch(`${origin()}${String(address)}`, init);
}
