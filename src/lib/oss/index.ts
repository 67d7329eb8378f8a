export { type Checkpoint, checkpoints } from './checkpoints';
export { checkFile, checkImage } from './checks';
export { contentHash } from './contentHash';
export type { UploadOptions } from './types';
export { fingerprint, forgetUpload, uploadFile } from './uploadFile';
export { type UploadItem, uploadQueue } from './uploadQueue';
