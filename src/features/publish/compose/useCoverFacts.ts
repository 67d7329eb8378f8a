import { useEffect, useMemo, useState } from 'react';
import type { PostCover } from '@/domain/platforms';
import type { ComposerState, CoverFacts } from './model';

/** Width and height of the covers that were chosen; an image that does not load stays unknown and is not judged. */
export function useCoverFacts(state: ComposerState): CoverFacts {
  const [facts, setFacts] = useState<CoverFacts>(() => new Map());
  const addresses = useMemo(() => {
    const all = state.videos.flatMap(({ common, accounts }) => [
      common.cover,
      ...Object.values(accounts).map(({ own }) => own.cover ?? ''),
    ]);
    return [...new Set(all)].filter(Boolean).sort().join('\n');
  }, [state]);
  useEffect(() => {
    let isOver = false;
    for (const address of addresses.split('\n').filter(Boolean)) {
      const image = new Image();
      image.onload = () => {
        const { naturalWidth: width, naturalHeight: height } = image;
        const known: PostCover = { width, height };
        if (!isOver && width > 0) setFacts((before) => new Map(before).set(address, known));
      };
      image.src = address;
    }
    return () => {
      isOver = true;
    };
  }, [addresses]);
  return facts;
}
