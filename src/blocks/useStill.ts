import { useEffect, useState } from 'react';
import { imageBytes, paintStill } from '@/blocks/stills';
import type { MediaStore } from '@/engine/media/mediaStore';
import type { Project } from '@/engine/project/schema';
import { fromSeconds, type Ticks } from '@/engine/time/ticks';
import { useObjectUrl } from '@/hooks/useObjectUrl';

/** The very first frame of a recording is often black. */
const POSTER_TIME = fromSeconds(0.5);
const POSTER_WIDTH = 240;

interface Still {
  /** Empty until it is drawn. */
  readonly address: string;
  /** What is to be seen at that moment cannot be read. */
  readonly isBroken: boolean;
}

interface StillOptions {
  readonly time?: Ticks;
  /** Pixels. */
  readonly width?: number;
  /** Opens the files that it is drawn from; closed again afterwards. */
  readonly openMedia?: () => MediaStore;
  readonly isWanted?: boolean;
}

/** One frame of a video by the renderer of the export; drawn after those that were asked for before. */
export function useStill(
  project: Project,
  { time = POSTER_TIME, width = POSTER_WIDTH, openMedia, isWanted = true }: StillOptions = {},
): Still {
  const [image, setImage] = useState<Blob>();
  const [isBroken, setBroken] = useState(false);
  useEffect(() => {
    if (!isWanted) return setImage(undefined);
    const abort = new AbortController();
    const media = openMedia?.();
    void paintStill({ project, time, width, ...(media && { media }) }, abort.signal)
      .then(imageBytes)
      .then((bytes) => {
        abort.signal.throwIfAborted();
        setImage(bytes);
        setBroken(false);
      })
      .catch(() => {
        if (!abort.signal.aborted) setBroken(true);
      })
      .finally(() => media?.dispose());
    return () => abort.abort();
  }, [project, time, width, openMedia, isWanted]);
  return { address: useObjectUrl(image), isBroken };
}
