import type { Ratio } from '../types';

/** An image of 1078 × 1920 is 9:16 for everybody. */
const tolerance = 0.03;

export const isNearRatio = ({ width, height }: { readonly width: number; readonly height: number }, [w, h]: Ratio) =>
  Math.abs(width / height / (w / h) - 1) <= tolerance;

/** `3:4`, several with a stroke between. */
export const ratioText = (ratios: readonly Ratio[]): string => ratios.map(([w, h]) => `${w}:${h}`).join(' / ');
