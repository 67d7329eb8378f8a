export { sizeRefusal } from './sizeRefusal';
export type { InterruptedUpload, UploadItem, UploadTypes } from './types';
export { uploadQueue } from './uploadQueue';
export { isBusy, summarizeUploads } from './uploadSummary';
export type { Uploads } from './uploads';
