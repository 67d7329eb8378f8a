import { transitionDefinitions } from '@/engine/project/transitions';
import { fromSeconds } from '@/engine/time/ticks';
import { type DraftTransition, still } from '../draft';
import type { Scene } from './scene';

/** A second around the cut at 2 s; a quarter, half and three quarters of the way. */
export const transitions = transitionDefinitions.flatMap(({ type }) =>
  [25, 50, 75].map((percent): Scene => {
    const joint: DraftTransition = { type, duration: fromSeconds(1) };
    return {
      name: `transition-${type}-${percent}`,
      draft: { main: [still('warm', 0, 2), still('cold', 2, 2)], overlays: [], transition: joint },
      at: 1.5 + percent / 100,
    };
  }),
);
