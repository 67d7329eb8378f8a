export { openUrl } from './steadyBytes';
export { uniqueNames } from './uniqueNames';
export { type ZipFailure, type ZipSource, zipStream } from './zipStream';
export { canStreamToDisk, inMemoryLimit, type Target, zipTarget } from './zipTarget';
