import { useEffect, useState } from 'react';
import type { MediaDetails } from '@/engine/media';
import type { Strips } from './strips';

/** The strips of a file while it is shown; null until they can be asked. */
export function useStrips(file: Blob | undefined, facts: MediaDetails | undefined, isExact = false): Strips | null {
  const [strips, setStrips] = useState<Strips | null>(null);
  useEffect(() => {
    if (!file || !facts) return;
    let isGone = false;
    let opened: Strips | undefined;
    void import('./strips').then(({ openStrips }) => {
      if (isGone) return;
      opened = openStrips(file, facts, isExact);
      setStrips(opened);
    });
    return () => {
      isGone = true;
      opened?.dispose();
      setStrips(null);
    };
  }, [file, facts, isExact]);
  return strips;
}
