/** A product page of a made-up shop, with what a person reads on it. */
export interface JudgedPage {
  readonly key: string;
  readonly html: string;
  /** Bytes of the answer, where they are not UTF-8. */
  readonly encoding?: 'gbk';
  /** Content type; default `text/html; charset=utf-8`. */
  readonly type?: string;
  readonly facts: JudgedFacts | { readonly refusal: string };
}

interface JudgedFacts {
  readonly name: string;
  /** Yuan; empty where the page tells none. */
  readonly price: string;
  /** Paths or addresses as they resolve against the page. */
  readonly images: readonly string[];
  readonly points: readonly string[];
  readonly specs: Readonly<Record<string, string>>;
}

export const noText = { price: '', images: [], points: [], specs: {} } as const;
