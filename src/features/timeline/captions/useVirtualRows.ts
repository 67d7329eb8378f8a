import { type RefObject, useLayoutEffect, useState } from 'react';

/** Rows drawn beyond both edges, so that a flick shows no gap. */
const OVERSCAN = 6;
/** Before the box has been measured, pixels. */
const USUAL_HEIGHT = 800;

interface Sight {
  readonly from: number;
  readonly to: number;
}

/**
 * Which of many equally high rows are in sight of a scrolling box. Renders only when that changes by a row.
 *
 * @param row Height of a row in pixels.
 */
export function useVirtualRows(box: RefObject<HTMLElement | null>, count: number, row: number): Sight {
  const [sight, setSight] = useState<Sight>({ from: 0, to: Math.ceil(USUAL_HEIGHT / row) });
  const isEmpty = count === 0;
  useLayoutEffect(() => {
    const element = box.current;
    if (!element || isEmpty) return;
    const measure = (): void => {
      const first = Math.floor(element.scrollTop / row);
      const shown = Math.ceil((element.clientHeight || USUAL_HEIGHT) / row);
      const from = Math.max(0, first - OVERSCAN);
      const to = first + shown + OVERSCAN;
      setSight((before) => (before.from === from && before.to === to ? before : { from, to }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, [box, row, isEmpty]);
  return { from: sight.from, to: Math.min(count, sight.to) };
}
