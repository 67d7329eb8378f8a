export { CropCover } from './cover/CropCover';
export type { CoverSource } from './cover/usePicture';
export { TranscodeVideo } from './transcode/TranscodeVideo';
export { useTranscode } from './transcode/useTranscode';
