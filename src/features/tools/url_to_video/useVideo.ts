import { useEffect, useSyncExternalStore } from 'react';
import { useT } from '@/hooks/useT';
import { errorWords } from '../shell/errorWords';
import type { Stage, Video } from './video';
import { videoStore } from './videoStore';

interface VideoWork {
  readonly video: Video;
  readonly isRunning: boolean;
  readonly run: (stages: readonly Stage[]) => void;
}

/** The video that is being made, and how its stages are done. */
export function useVideo(): VideoWork {
  const t = useT();
  const video = useSyncExternalStore(videoStore.subscribe, videoStore.get);
  useEffect(() => {
    void videoStore.open();
  }, []);
  return {
    video,
    isRunning: videoStore.isRunning(),
    run: (stages) => void videoStore.run(stages, t, (error) => errorWords(error, t)),
  };
}
