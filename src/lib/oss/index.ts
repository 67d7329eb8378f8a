export { type Checkpoint, checkpoints } from './checkpoints';
export { checkFile, checkImage, type Refusal } from './checks';
export { contentHash } from './contentHash';
export type { StoredObject, UploadOptions, UploadProgress } from './types';
export { fingerprint, forgetUpload, uploadFile } from './uploadFile';
export { uploadKey } from './uploadKey';
export { type AddOptions, createUploadQueue, type UploadItem, type UploadQueue, uploadQueue } from './uploadQueue';
