export { makeDocx } from './makeDocx';
export { makePdf } from './makePdf';
export { documentAccept, readDocument } from './readDocument';
export type { RichAlign, RichBlock, RichListPlace, RichRun } from './richBlocks';
export { makeRichDocx } from './richDocx';
export {
  type DocumentBlock,
  DocumentError,
  type DocumentImage,
  type DocumentLoss,
  type DocumentReason,
} from './types';
