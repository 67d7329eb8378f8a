export type ClaimKind =
  | 'number'
  | 'award'
  | 'comparison'
  | 'testimonial'
  | 'origin'
  | 'material'
  | 'property'
  | 'promise';

/** Something that a text says of the goods and that can be held against what is known. UTF-16 positions [from, to). */
export interface Claim {
  readonly kind: ClaimKind;
  readonly from: number;
  readonly to: number;
}

type SourceField = 'title' | 'price' | 'brand' | 'spec' | 'sellingPoint' | 'offer' | 'description' | 'document';

/** One thing that is known of the goods: a line of its data, a passage of a document. */
export interface FactSource {
  readonly field: SourceField;
  /** Name of the property or document; empty where the field says it all. */
  readonly label: string;
  readonly text: string;
}

/** `supported`: a source says so. `contradicted`: a source says something else of the same thing. */
export type FactVerdict = 'supported' | 'unsupported' | 'contradicted';

/** How a statement stands, and by which line. */
export interface Judgement {
  readonly verdict: FactVerdict;
  readonly source?: FactSource;
}

export const unsupported: Judgement = { verdict: 'unsupported' };
export const supported = (source: FactSource): Judgement => ({ verdict: 'supported', source });
export const contradicted = (source: FactSource): Judgement => ({ verdict: 'contradicted', source });

export interface FactMark extends Omit<Claim, 'kind'> {
  /** `count`: a number of parts that a title promises of the text below it. */
  readonly kind: ClaimKind | 'count';
  readonly verdict: FactVerdict;
  /** Heard by what was learned from judged sentences; no pattern knows its form. */
  readonly isLearned?: boolean;
  /** What says so, or says otherwise; absent when nothing is known. */
  readonly source?: FactSource;
  /** Of a number of parts that a title promises: what the text below has, and the title's words put right. */
  readonly parts?: { readonly real: number; readonly correction: string };
}

/** What a record does not bear out: it says otherwise, or nothing. */
export type DoubtfulFact = FactMark & { readonly verdict: Exclude<FactVerdict, 'supported'> };

/** Whether a statement is not borne out. */
export const isDoubtful = (mark: FactMark): mark is DoubtfulFact => mark.verdict !== 'supported';
