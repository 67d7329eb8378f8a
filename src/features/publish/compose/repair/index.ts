export { CropCover } from './cover/CropCover';
export type { CoverSource } from './cover/useImage';
export { TranscodeVideo } from './transcode/TranscodeVideo';
export { useTranscode } from './transcode/transcodeJobs';
