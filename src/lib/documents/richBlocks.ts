/** Words of one look. Colors are `RRGGBB`. */
export interface RichRun {
  /** A line break is `\n`. */
  readonly text: string;
  readonly bold?: boolean;
  readonly italic?: boolean;
  readonly underline?: boolean;
  readonly strike?: boolean;
  readonly code?: boolean;
  readonly color?: string;
  readonly background?: string;
  readonly link?: string;
}

/** Where an item of a list stands. */
export interface RichListPlace {
  /** Lists of one number are one list; numbers of another begin anew. */
  readonly list: number;
  /** 0 is the outermost. */
  readonly level: number;
  readonly isOrdered: boolean;
  readonly start: number;
  /** A further paragraph of the item before. */
  readonly isContinued: boolean;
}

export type RichAlign = 'left' | 'center' | 'right' | 'justify';

export type RichBlock =
  | {
      readonly kind: 'title' | 'summary' | 'h1' | 'h2' | 'h3' | 'h4' | 'text' | 'quote' | 'code';
      readonly runs: readonly RichRun[];
      readonly align?: RichAlign;
      readonly place?: RichListPlace;
    }
  | {
      readonly kind: 'image';
      readonly bytes: Uint8Array;
      readonly type: 'jpg' | 'png' | 'gif' | 'bmp';
      /** Pixels of the file. */
      readonly width: number;
      readonly height: number;
      /** Of the width of the text, 0–1. */
      readonly share: number;
      readonly alt: string;
      readonly align: RichAlign;
      readonly place?: RichListPlace;
    }
  | { readonly kind: 'rule' }
  | { readonly kind: 'table'; readonly rows: readonly (readonly RichCell[])[] };

interface RichCell {
  /** Paragraphs and images. */
  readonly blocks: readonly RichBlock[];
  readonly isHead: boolean;
  readonly columns: number;
  readonly rows: number;
}
