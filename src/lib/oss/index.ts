export { type Checkpoint, checkpoints } from './checkpoints';
export { checkFile, checkImage, type Refusal } from './checks';
export type { StoredObject, UploadOptions, UploadProgress } from './types';
export { forgetUpload, uploadFile } from './uploadFile';
export { uploadKey } from './uploadKey';
export { type AddOptions, createUploadQueue, type UploadItem, type UploadQueue, uploadQueue } from './uploadQueue';
