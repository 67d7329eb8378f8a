import type { Tokens } from 'marked';

/** A token of any kind; what a kind has besides is read by name. */
export type AnyToken = Tokens.Generic;

interface Numbered<T> {
  readonly key: string;
  readonly item: T;
  readonly isFirst: boolean;
}

/** Parts of a text have no identity but their place: it is their key. */
export const numbered = <T>(items: readonly T[]): readonly Numbered<T>[] =>
  items.map((item, index) => ({ key: String(index), item, isFirst: index === 0 }));
