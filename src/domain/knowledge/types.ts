/** A heading of a document. */
export interface Heading {
  /** 1 = the outermost. */
  readonly level: number;
  readonly text: string;
  /** Place of its line in the text, UTF-16 units. */
  readonly from: number;
  readonly to: number;
}

/** A stretch of a document that can be found and cited by itself. */
export interface Passage {
  /** Follows from its words: it stays when other parts of the document change. */
  readonly id: string;
  /** Headings above it, the outermost first. */
  readonly path: readonly string[];
  /** Counted from 1; only in texts that have page breaks (`\f`). */
  readonly page?: number;
  /** Place in the text, UTF-16 units; neighbors may share a sentence. */
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** Wished sizes, in characters. */
export interface CutSizes {
  /** A passage is closed when it would grow beyond this. */
  readonly size: number;
  /** How much of the end of one passage the next may repeat; whole sentences only. */
  readonly overlap: number;
}

export const usualSizes: CutSizes = { size: 260, overlap: 50 };
/** Bounds of what may be chosen. */
export const sizeBounds = { size: [80, 1200], overlap: [0, 300] } as const;

export interface Place {
  readonly from: number;
  readonly to: number;
}

/** A passage that answers a query. */
export interface Hit {
  readonly documentId: string;
  readonly passage: Passage;
  readonly score: number;
  /** Share of the query's weight that the passage carries, 0–1. */
  readonly coverage: number;
  /** Words of the query in the passage's text, in order. */
  readonly marks: readonly Place[];
}
