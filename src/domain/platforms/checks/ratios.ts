import type { Ratio } from '../types';

/** A picture of 1078 × 1920 is 9:16 for everybody. */
const tolerance = 0.03;

export const isNearRatio = ({ width, height }: { readonly width: number; readonly height: number }, [w, h]: Ratio) =>
  Math.abs(width / height / (w / h) - 1) <= tolerance;

/** `3:4`, several with a stroke between. */
export const ratioText = (ratios: readonly Ratio[]): string => ratios.map(([w, h]) => `${w}:${h}`).join(' / ');

/** The ratio that takes the least away from a picture. */
export function nearestRatio(
  size: { readonly width: number; readonly height: number },
  ratios: readonly Ratio[],
): Ratio {
  const distance = ([w, h]: Ratio) => Math.abs(Math.log(size.width / size.height / (w / h)));
  return ratios.reduce(
    (nearest, ratio) => (distance(ratio) < distance(nearest) ? ratio : nearest),
    ratios[0] ?? [1, 1],
  );
}
