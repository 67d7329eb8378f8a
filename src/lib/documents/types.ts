/** A part of a document that is written, in order of reading. */
export type DocumentBlock =
  | { readonly kind: 'title' | 'heading' | 'text' | 'note'; readonly text: string }
  | {
      readonly kind: 'table';
      readonly head: readonly string[];
      readonly rows: readonly (readonly string[])[];
      /** Shares of the width, one a column; equal ones by default. */
      readonly widths?: readonly number[];
    };

/**
 * What of a Word file does not come along, and how much of it: its macros, images, footnotes and endnotes, the comments of
 * reviewers, and what they have deleted. The screen has a sentence for each.
 */
export interface DocumentLoss {
  readonly kind: 'macros' | 'images' | 'notes' | 'comments' | 'deletions';
  readonly count: number;
}

/** An image out of a document. */
export interface DocumentImage {
  /** What stands for it in `html` until it has an address of its own. */
  readonly address: string;
  readonly name: string;
  readonly blob: Blob;
}

export interface DocumentText {
  /** Paragraphs on lines of their own; the cells of a table's row apart by tabs. */
  readonly text: string;
  /** The document's own title, else the file's name without its ending. */
  readonly title?: string;
  /** What `text` leaves behind; images and notes are in `rich`, where there is one. */
  readonly losses: readonly DocumentLoss[];
  /** Only of Word files that are read with their looks. Not cleaned: for `cleanHtml` of the articles. */
  readonly rich?: {
    readonly html: string;
    readonly images: readonly DocumentImage[];
    /** Images of a kind that no browser shows, or too large. */
    readonly lostImages: number;
    /** The title that the first lines give, else that of the file. */
    readonly title: string;
  };
  /** Only of PDFs. */
  readonly pages?: number;
}

/** Why a file was refused; the screen has a sentence for each. */
export type DocumentReason =
  | 'empty'
  | 'too-large'
  | 'old-word'
  | 'not-text'
  | 'broken'
  | 'bomb'
  | 'type'
  /** A PDF behind a password. */
  | 'encrypted'
  /** A PDF of images, without text in it. */
  | 'scanned'
  /** A file made so that it is never read to its end. */
  | 'too-slow';

export class DocumentError extends Error {
  override readonly name = 'DocumentError';
  constructor(
    readonly reason: DocumentReason,
    options?: ErrorOptions,
  ) {
    super(reason, options);
  }
}
