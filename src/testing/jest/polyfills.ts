import { TextDecoder, TextEncoder } from 'node:util';
import { lazyComputedStyle } from './computedStyle';
import { matchMedia } from './matchMedia';

// Browsers have both, jsdom neither.
Object.assign(globalThis, { TextDecoder, TextEncoder });
// See ./idb, which stands in for the library above it. Without both, pages would say that the browser refuses its disk.
Object.assign(globalThis, {
  indexedDB: {},
  IDBKeyRange: { bound: (lower: string, upper: string) => ({ lower, upper }) },
});

/** jsdom has no layout, so nothing is ever resized: observers that antd's components create have nothing to tell. */
class SilentResizeObserver implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
globalThis.ResizeObserver ??= SilentResizeObserver;

/** Two ports on a timer: those of node would keep the process, and antd only wants a turn of the event loop. */
class TimerChannel {
  readonly port1: Port = { onmessage: null, postMessage: (data) => deliver(this.port2, data), close: () => undefined };
  readonly port2: Port = { onmessage: null, postMessage: (data) => deliver(this.port1, data), close: () => undefined };
}
interface Port {
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  postMessage(data: unknown): void;
  close(): void;
}
function deliver(port: Port, data: unknown): void {
  setTimeout(() => port.onmessage?.({ data }), 0);
}
globalThis.MessageChannel ??= TimerChannel as unknown as typeof MessageChannel;

window.matchMedia ??= matchMedia;
// jsdom knows the element but not its interface, which React warns about.
const create = document.createElement.bind(document);
document.createElement = (name: string, options?: ElementCreationOptions) => {
  const element = create(name, options);
  if (name === 'search') Object.defineProperty(element, Symbol.toStringTag, { value: 'HTMLElement' });
  return element;
};
window.getComputedStyle = lazyComputedStyle();
window.scrollTo = () => undefined;
Blob.prototype.arrayBuffer ??= readBlob;
Blob.prototype.text ??= async function (this: Blob) {
  return new TextDecoder().decode(await this.arrayBuffer());
};
Element.prototype.scrollIntoView ??= () => undefined;

/** jsdom's Blob gives its bytes to a FileReader only. */
function readBlob(this: Blob): Promise<ArrayBuffer> {
  return new Promise((done, fail) => {
    const reader = new FileReader();
    reader.onload = () => done(reader.result as ArrayBuffer);
    reader.onerror = () => fail(reader.error);
    reader.readAsArrayBuffer(this);
  });
}
