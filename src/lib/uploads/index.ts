export { sizeRefusal } from './sizeRefusal';
export type { InterruptedUpload, UploadItem, UploadPurpose, UploadState, UploadTypes } from './types';
export { uploadQueue } from './uploadQueue';
export { isBusy, isEnded, summarizeUploads } from './uploadSummary';
export type { Uploads } from './uploads';
