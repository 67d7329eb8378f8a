import { addToLibrary } from '../uploads/libraryUploads';
import { conversionKind } from './mediaConversions';

/** Conversions of stored videos: the result goes into the library, also when nobody looks on any more. */
export const libraryConversions = conversionKind('library-conversion', (file, { folderId = '' }) =>
  addToLibrary([{ file, path: [] }], folderId),
);
