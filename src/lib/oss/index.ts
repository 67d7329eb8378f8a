export { type Checkpoint, checkpoints } from './checkpoints';
export { checkFile, checkImage } from './checks';
export { contentHash } from './contentHash';
export { multipartFrom } from './limits';
export type { StoredObject, UploadOptions } from './types';
export { fingerprint, forgetUpload, uploadFile } from './uploadFile';
