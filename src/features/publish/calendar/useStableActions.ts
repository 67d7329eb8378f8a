import { useMemo, useRef } from 'react';
import type { SurfaceActions } from './Surface';

/** The cards' surface is given the same actions throughout: they reach the newest ones, and no card is rendered for them. */
export function useStableActions(current: SurfaceActions): SurfaceActions {
  const latest = useRef(current);
  latest.current = current;
  return useMemo(
    (): SurfaceActions => ({
      open: (id) => latest.current.open(id),
      menu: (id, anchor) => latest.current.menu(id, anchor),
      compose: (date, minutes) => latest.current.compose(date, minutes),
      goDay: (date) => latest.current.goDay(date),
      more: (date, anchor) => latest.current.more(date, anchor),
      occasion: (id, anchor) => latest.current.occasion(id, anchor),
      page: (by) => latest.current.page(by),
      lift: (held) => latest.current.lift(held),
      refuses: (date, minutes) => latest.current.refuses(date, minutes),
      drop: (date, minutes) => latest.current.drop(date, minutes),
      takesTime: () => latest.current.takesTime(),
      dropTime: () => latest.current.dropTime(),
      dragEnd: () => latest.current.dragEnd(),
      cardKey: (event, id) => latest.current.cardKey(event, id),
    }),
    [],
  );
}
