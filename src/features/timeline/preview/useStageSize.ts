import { type RefObject, useLayoutEffect, useState } from 'react';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Inner size of an element in CSS pixels, followed as it changes. */
export function useInnerSize(element: RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    const measure = () => setSize({ width: current.clientWidth, height: current.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return size;
}

const margin = 16;

/** Screen pixels per canvas pixel at which the whole canvas is seen. */
export const fitScale = (inner: Size, canvas: Size): number =>
  Math.max(0.02, Math.min((inner.width - 2 * margin) / canvas.width, (inner.height - 2 * margin) / canvas.height));
