import { readWord, type WordText } from './readWord';
import { DocumentError, type DocumentReason } from './types';

export type ReadAnswer =
  | { readonly word: WordText }
  | { readonly reason: DocumentReason }
  /** Nothing about the file: the caller reads it itself. */
  | { readonly isBroken: true };

function answerTo(bytes: Uint8Array): ReadAnswer {
  try {
    return { word: readWord(bytes) };
  } catch (error) {
    return error instanceof DocumentError ? { reason: error.reason } : { isBroken: true };
  }
}

self.onmessage = (event: MessageEvent<Uint8Array>) => self.postMessage(answerTo(event.data));
