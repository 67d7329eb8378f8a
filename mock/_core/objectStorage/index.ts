/** The embedded object store: form POST with verified policy, the OSS multipart calls of ali-oss, ranges on GET. */
export { issueCredential } from './credentials';
export { extensionOf, kindOf, mimeOf } from './mime';
export { sweepUploads } from './multipart';
export {
  bucket,
  findObject,
  keyOfUrl,
  objectBase,
  objectUrl,
  putObject,
  readObject,
  removeObject,
  storedBytes,
} from './objects';
export { OssError } from './ossError';
export { makePolicy } from './policy';
export { readPostedFile } from './postObject';
export { objectRoute } from './route';
export { sendFile } from './sendObject';
export { makePrivate, sealOf, withoutSignatures, withSignatures } from './signedAddress';
