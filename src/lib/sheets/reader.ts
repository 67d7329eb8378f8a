import { readSheet } from './readSheet';
import { SheetError, type SheetPlace, type SheetReason } from './SheetError';
import type { Sheet, SheetLimits } from './types';

export interface ReadOrder {
  readonly file: Blob;
  readonly name: string;
  readonly limits: Partial<SheetLimits>;
}

export type ReadAnswer =
  | { readonly sheets: Sheet[] }
  | { readonly reason: SheetReason; readonly place: SheetPlace }
  /** Nothing about the file: the caller reads it itself. */
  | { readonly isBroken: true };

async function answerTo({ file, name, limits }: ReadOrder): Promise<ReadAnswer> {
  try {
    return { sheets: await readSheet(new File([file], name), limits) };
  } catch (error) {
    return error instanceof SheetError ? { reason: error.reason, place: error.place } : { isBroken: true };
  }
}

self.onmessage = (event: MessageEvent<ReadOrder>) =>
  void answerTo(event.data).then((answer) => self.postMessage(answer));
