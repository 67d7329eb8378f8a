/** Where a suggestion belongs in a document that may have been edited since it was asked for. */
export interface Anchor {
  /** The text that was handed to the writer. */
  readonly text: string;
  /** Its first character's place when it was asked. */
  readonly from: number;
}

/** The place of `text` that lies nearest to `from`; -1 when it is not there. */
function nearest(document: string, text: string, from: number): number {
  if (document.startsWith(text, from)) return from;
  const before = document.lastIndexOf(text, from);
  const after = document.indexOf(text, from);
  if (before < 0) return after;
  if (after < 0) return before;
  return from - before <= after - from ? before : after;
}

/**
 * Puts a suggestion in the place of the text it was made for, also when the rest of the document was edited meanwhile.
 * @returns the new document, or undefined when that very text was edited: the user's own words are never overwritten
 */
export function placeSuggestion(document: string, anchor: Anchor, suggestion: string): string | undefined {
  if (anchor.text === '') return document.slice(0, anchor.from) + suggestion + document.slice(anchor.from);
  const at = nearest(document, anchor.text, anchor.from);
  if (at < 0) return undefined;
  return document.slice(0, at) + suggestion + document.slice(at + anchor.text.length);
}
