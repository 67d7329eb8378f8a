export { makeDocx } from './makeDocx';
export { makePdf } from './makePdf';
export { documentAccept, readDocument } from './readDocument';
export {
  type DocumentBlock,
  DocumentError,
  type DocumentNotice,
  type DocumentReason,
} from './types';
