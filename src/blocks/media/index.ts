export { FileFace } from './FileFace';
export { type FolderNode, folderFamily, folderTrail, folderTree } from './folderTree';
export { ImagePicker } from './ImagePicker';
export { ImageRow } from './ImageRow';
export { MediaPicker } from './MediaPicker';
export type { PickedImage } from './picker/PickedImage';
export { completeRecord } from './uploads/completeRecord';
export { addToLibrary, libraryUploads, useLibraryUploads } from './uploads/libraryUploads';
export { UploadDrawer } from './uploads/UploadDrawer';
