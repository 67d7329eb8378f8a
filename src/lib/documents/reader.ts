import { readWord, type WordOrder, type WordText } from './readWord';
import { DocumentError, type DocumentReason } from './types';

export type ReadAnswer =
  | { readonly word: WordText }
  | { readonly reason: DocumentReason }
  /** Nothing about the file: the caller reads it itself. */
  | { readonly isBroken: true };

function answerTo(order: WordOrder): ReadAnswer {
  try {
    return { word: readWord(order) };
  } catch (error) {
    return error instanceof DocumentError ? { reason: error.reason } : { isBroken: true };
  }
}

self.onmessage = (event: MessageEvent<WordOrder>) => self.postMessage(answerTo(event.data));
