import { transitionDefinitions } from '@/engine/project/transitions';
import { fromSeconds } from '@/engine/time/ticks';
import { type DraftTransition, span, still } from '../draft';
import type { Scene } from './scene';

/** A second around the cut at 2 s; a quarter, half and three quarters of the way. */
const ofImages = transitionDefinitions.flatMap(({ type }) =>
  [25, 50, 75].map((percent): Scene => {
    const joint: DraftTransition = { type, duration: fromSeconds(1) };
    return {
      name: `transition-${type}-${percent}`,
      draft: { main: [still('warm', 0, 2), still('cold', 2, 2)], overlays: [], transition: joint },
      at: 1.5 + percent / 100,
    };
  }),
);

/** Both videos go on while one gives way to the other: the left one beyond its cut, the right one from before it. */
const ofVideos = (['dissolve', 'push'] as const).flatMap((type) =>
  [25, 75].map((percent): Scene => {
    const video = { type: 'video' as const, mediaId: 'clip' };
    const left = { ...span('left', 0, 2), ...video, speed: 0.5 };
    const right = { ...span('right', 2, 1), ...video, trimStart: fromSeconds(1.5), params: { flipX: true } };
    return {
      name: `transition-videos-${type}-${percent}`,
      draft: { main: [left, right], overlays: [], transition: { type, duration: fromSeconds(1) } },
      at: 1.5 + percent / 100,
    };
  }),
);

export const transitions: readonly Scene[] = [...ofImages, ...ofVideos];
