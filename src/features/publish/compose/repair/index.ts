export { CropCover, type CropCoverProps } from './cover/CropCover';
export type { MadeCover } from './cover/frames';
export type { CoverSource } from './cover/usePicture';
export { TranscodeVideo, type TranscodeVideoProps } from './transcode/TranscodeVideo';
export { useTranscode } from './transcode/useTranscode';
