import { type Cut, findCuts, type SourceText } from '@/domain/breakdown';
import type { DocumentLoss } from '@/lib/documents';
import type { BreakdownOrigin, BreakdownRecord } from '@/services/breakdown/schema';
import type { SourceRef } from '@/services/contract';

/** What is taken apart, and where it is cut. Immutable: another state, another object. */
export interface BreakdownDoc {
  readonly title: string;
  readonly text: string;
  /** Empty: the text was only read. */
  readonly marks: NonNullable<SourceText['marks']>;
  readonly cuts: readonly Cut[];
  readonly origin: BreakdownOrigin;
  readonly source: readonly SourceRef[];
}

export interface NewSource extends SourceText {
  readonly title: string;
  readonly origin: BreakdownOrigin;
  readonly source?: readonly SourceRef[];
}

/** As a file gave it. */
export interface FileSource extends NewSource {
  readonly losses?: readonly DocumentLoss[];
}

const longestTitle = 40;

/** A name for a text that has none: its first sentence. */
const titleOf = (text: string): string => {
  const line = text.trimStart().split(/[\n。！？!?]/)[0] ?? '';
  return [...line.trim()].slice(0, longestTitle).join('');
};

/** Takes a text apart for the first time. */
export function newDoc({ title, text, marks = [], origin, source = [] }: NewSource): BreakdownDoc {
  const name = [...(title.trim() || titleOf(text))].slice(0, 120).join('');
  return { title: name, text, marks, cuts: findCuts({ text }), origin, source };
}

export const docOf = ({ title, text, marks, cuts, origin, source }: BreakdownRecord): BreakdownDoc => ({
  title,
  text,
  marks,
  cuts,
  origin,
  source,
});
