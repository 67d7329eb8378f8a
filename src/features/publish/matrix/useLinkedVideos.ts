import { useSearchParams } from '@umijs/max';
import { useEffect, useState } from 'react';
import type { Video } from '@/services/video/schema';
import { mostVideos } from './ChosenVideos';
import type { ChangeChoice, MatrixChoice } from './matrixChoice';

/** What a link has brought along. */
export interface Arrival {
  readonly ids: readonly string[];
  /** Videos that stood on the board before. */
  readonly stayed: number;
  /** Named by the link, but deleted or not finished. */
  readonly missing: number;
}

/** The plan with the linked videos in front of what was chosen before. */
function arrive(
  linked: readonly string[],
  chosen: readonly string[],
  isKnown: (id: string) => boolean,
): { readonly videoIds: readonly string[]; readonly arrival: Arrival } {
  const named = [...new Set(linked)];
  const ids = named.filter(isKnown).slice(0, mostVideos);
  const others = chosen.filter((id) => isKnown(id) && !ids.includes(id));
  const videoIds = [...ids, ...others].slice(0, mostVideos);
  return {
    videoIds,
    arrival: { ids, stayed: videoIds.length - ids.length, missing: named.filter((id) => !isKnown(id)).length },
  };
}

/** Takes in what `?videos=` names, once: afterwards the plan stands in this browser, and the address is plain again. */
export function useLinkedVideos(known: ReadonlyMap<string, Video>, choice: MatrixChoice, change: ChangeChoice) {
  const [params, setParams] = useSearchParams();
  const [arrival, setArrival] = useState<Arrival>();
  const asked = params.get('videos');
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link is taken in once, whatever is chosen afterwards
  useEffect(() => {
    if (asked === null) return;
    const linked = asked.split(',').filter((id) => id !== '');
    const next = arrive(linked, choice.videoIds, (id) => known.has(id));
    change({ videoIds: next.videoIds });
    setArrival(next.arrival);
    const rest = new URLSearchParams(params);
    rest.delete('videos');
    setParams(rest, { replace: true });
  }, [asked]);
  return { arrival, forget: () => setArrival(undefined) };
}
