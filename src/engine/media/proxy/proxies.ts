import { createObservable } from '../../../utils/observable';
import type { MediaRef } from '../../project/schema';
import type { MediaBytes } from '../openInput';
import { type MediaDetails, probe } from '../probe';
import { isHeavy } from './isHeavy';
import { type ProxyFiles, runProxy } from './runProxy';

/** Where the light copy of a media stands. */
export type ProxyState =
  | { readonly kind: 'none' }
  | { readonly kind: 'making'; readonly percent: number }
  | { readonly kind: 'ready' }
  /** It could not be made, or the user did not want it: the original is used. */
  | { readonly kind: 'failed'; readonly reason: string };

interface ProxiesOptions {
  readonly files: ProxyFiles;
  /** Bytes of a media, see `MediaStore.source`. */
  readonly source: (mediaId: string) => Promise<MediaBytes>;
  readonly probe?: (media: MediaBytes) => Promise<MediaDetails>;
  readonly convert?: typeof runProxy;
}

const NONE: ProxyState = { kind: 'none' };

/**
 * Light copies of heavy videos for the preview, kept on this computer by content hash; the export never uses them. One
 * is made at a time, in a worker; what fails is not tried again in this page.
 */
export class Proxies {
  private readonly states = new Map<string, ProxyState>();
  private readonly files = new Map<string, Blob>();
  private readonly stops = new Map<string, AbortController>();
  private readonly listeners = createObservable<[mediaId: string]>();
  private queue: Promise<unknown> = Promise.resolve();
  private isDisposed = false;

  constructor(private readonly options: ProxiesOptions) {}

  /** The copy, when it is ready. */
  file(mediaId: string): Blob | undefined {
    return this.files.get(mediaId);
  }

  state(mediaId: string): ProxyState {
    return this.states.get(mediaId) ?? NONE;
  }

  /** Media ids of which something is known. */
  all(): readonly string[] {
    return [...this.states.keys()];
  }

  /** Called with the media whose state has changed. Returns the unsubscribe function. */
  subscribe(listener: (mediaId: string) => void): () => void {
    return this.listeners.subscribe(listener);
  }

  /** Looks whether this media needs a copy, and has one or gets one. Media without a content hash get none. */
  consider(ref: MediaRef): void {
    const { id, hash, kind } = ref;
    if (kind !== 'video' || !hash || this.states.has(id) || this.isDisposed) return;
    this.states.set(id, NONE);
    this.queue = this.queue.then(() => this.make(id, hash)).catch(() => undefined);
  }

  /** Stops making one; what is written of it goes. */
  cancel(mediaId: string): void {
    this.stops.get(mediaId)?.abort();
  }

  dispose(): void {
    this.isDisposed = true;
    for (const stop of this.stops.values()) stop.abort();
    this.listeners.clear();
    this.files.clear();
  }

  private async make(mediaId: string, hash: string): Promise<void> {
    if (this.isDisposed) return;
    const known = await this.options.files.get(hash);
    if (known) {
      this.ready(mediaId, known);
      return;
    }
    const source = await this.options.source(mediaId);
    if (!isHeavy(await (this.options.probe ?? probe)(source)) || this.isDisposed) return;
    const stop = new AbortController();
    this.stops.set(mediaId, stop);
    this.set(mediaId, { kind: 'making', percent: 0 });
    try {
      const onProgress = (share: number): void => this.set(mediaId, { kind: 'making', percent: share * 100 });
      const { convert = runProxy, files } = this.options;
      this.ready(mediaId, await convert({ source, files, hash, onProgress, signal: stop.signal }));
    } catch (error) {
      this.set(mediaId, { kind: 'failed', reason: error instanceof Error ? error.message : String(error) });
    } finally {
      this.stops.delete(mediaId);
    }
  }

  private ready(mediaId: string, file: Blob): void {
    if (this.isDisposed) return;
    this.files.set(mediaId, file);
    this.set(mediaId, { kind: 'ready' });
  }

  private set(mediaId: string, state: ProxyState): void {
    this.states.set(mediaId, state);
    this.listeners.emit(mediaId);
  }
}
