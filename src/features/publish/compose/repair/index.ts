export { CropCover, type CropCoverProps } from './cover/CropCover';
export type { MadeCover } from './cover/frames';
export { TranscodeVideo, type TranscodeVideoProps } from './transcode/TranscodeVideo';
