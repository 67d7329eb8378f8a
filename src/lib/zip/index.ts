export { saveZip, TooLargeError } from './saveZip';
export { openUrl } from './steadyBytes';
export { zipFiles } from './zipFiles';
export type { ZipFailure, ZipSource } from './zipStream';
export { inMemoryLimit } from './zipTarget';
