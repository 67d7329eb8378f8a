import type { Framework, GoodsFacts } from '../../../src/domain/frameworks';
import type { PlatformId } from '../../../src/domain/platforms';

export interface Material extends GoodsFacts {
  readonly brand?: string;
}

export interface WriteRequest {
  /** Either goods or an idea is given; both may be. */
  readonly goods?: Material;
  readonly idea?: string;
  readonly framework: Framework;
  readonly platform: PlatformId;
  /** Wished seconds of speech. */
  readonly seconds: number;
  /** The same request with the same seed gives the same text (embedded writer). */
  readonly seed: number;
  readonly wish: string;
}

export interface RewriteRequest {
  readonly goods?: Material;
  readonly framework?: Framework;
  /** Role key or written name. */
  readonly role: string;
  readonly text: string;
  /** The sentences around it. */
  readonly context: readonly string[];
  readonly seed: number;
  readonly wish: string;
}

/** What stands behind /script/generate; chosen by environment. */
export interface Writer {
  readonly kind: 'embedded' | 'remote';
  readonly name: string;
  /** Pieces of the script as they come: lines `【role】sentence`. @throws MockFailure with a sentence for the user */
  write(request: WriteRequest, signal: AbortSignal): AsyncIterable<string>;
  /** Pieces of one sentence, without its role. */
  rewrite(request: RewriteRequest, signal: AbortSignal): AsyncIterable<string>;
}
