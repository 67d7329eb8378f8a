import { useEffect, useState } from 'react';
import { imageAddress, paintStill } from '@/blocks/stills';
import type { Project } from '@/engine/project/schema';
import { fromSeconds } from '@/engine/time/ticks';

const WIDTH = 240;
/** The very first frame of a recording is often black. */
const POSTER_TIME = fromSeconds(0.5);

interface Poster {
  readonly address?: string;
  /** The opening clip cannot be read. */
  readonly isBroken: boolean;
}

/** One frame of the video by the renderer of the export; drawn after those that were asked for before. */
export function usePoster(project: Project): Poster {
  const [poster, setPoster] = useState<Poster>({ isBroken: false });
  useEffect(() => {
    const abort = new AbortController();
    let made: string | undefined;
    void paintStill({ project, time: POSTER_TIME, width: WIDTH }, abort.signal)
      .then(imageAddress)
      .then((address) => {
        made = address;
        if (abort.signal.aborted) URL.revokeObjectURL(address);
        else setPoster({ address, isBroken: false });
      })
      .catch(() => {
        if (!abort.signal.aborted) setPoster({ isBroken: true });
      });
    return () => {
      abort.abort();
      if (made) URL.revokeObjectURL(made);
    };
  }, [project]);
  return poster;
}
