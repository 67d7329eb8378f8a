export { CropCover } from './cover/CropCover';
export type { CoverSource } from './cover/useImage';
export { TranscodeVideo } from './TranscodeVideo';
export { useTranscode } from './transcodeJobs';
