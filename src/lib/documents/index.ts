export { makeDocx } from './makeDocx';
export { makePdf } from './makePdf';
export { documentAccept, type ReadDocumentOptions, readDocument } from './readDocument';
export {
  type DocumentBlock,
  DocumentError,
  type DocumentNotice,
  type DocumentReason,
  type DocumentText,
} from './types';
