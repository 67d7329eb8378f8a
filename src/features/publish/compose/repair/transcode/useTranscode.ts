import { useSyncExternalStore } from 'react';
import { type TranscodeState, transcodeJobs } from './transcodeJobs';

/** How the conversion of a video stands; undefined when none was begun. */
export const useTranscode = (videoId: string): TranscodeState | undefined =>
  useSyncExternalStore(transcodeJobs.subscribe, () => transcodeJobs.of(videoId));
