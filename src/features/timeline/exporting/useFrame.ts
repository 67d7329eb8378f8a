import { useEffect, useState } from 'react';
import type { Project } from '@/engine/project/schema';
import type { Ticks } from '@/engine/time/ticks';
import { localMediaStore } from '../panels/paint/localMediaStore';
import { imageAddress, paintStill } from '../panels/paint/stills';

/** Address of an image of one moment; undefined until it is drawn, or when it cannot be. */
export function useFrame(project: Project, time: Ticks, width: number, isWanted: boolean): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!isWanted) return;
    const abort = new AbortController();
    const media = localMediaStore();
    let made: string | undefined;
    void paintStill({ project, time, width, media }, abort.signal)
      .then(imageAddress)
      .then((image) => {
        made = image;
        if (abort.signal.aborted) URL.revokeObjectURL(image);
        else setAddress(image);
      })
      .catch(() => undefined)
      .finally(() => media.dispose());
    return () => {
      abort.abort();
      if (made) URL.revokeObjectURL(made);
      setAddress(undefined);
    };
  }, [project, time, width, isWanted]);
  return address;
}
