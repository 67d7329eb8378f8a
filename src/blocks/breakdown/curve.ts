import type { BreakdownSegment } from '@/domain/breakdown';

interface Place {
  readonly from: number;
  readonly middle: number;
  readonly to: number;
}

/** Where segments lie on a line of this length, to scale. */
export function placesOf(segments: readonly Pick<BreakdownSegment, 'share'>[], width: number): readonly Place[] {
  const total = segments.reduce((sum, { share }) => sum + Math.max(0.01, share), 0) || 1;
  let at = 0;
  return segments.map(({ share }) => {
    const from = at;
    at += (Math.max(0.01, share) / total) * width;
    return { from, middle: (from + at) / 2, to: at };
  });
}

/** A soft line through points (x, height above the ground), as an SVG path; flat out to both ends. */
export function curvePath(points: readonly (readonly [number, number])[], width: number, ground: number): string {
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last) return '';
  const all: (readonly [number, number])[] = [[0, first[1]], ...points, [width, last[1]]];
  const at = (index: number): readonly [number, number] => all[index] ?? last;
  const round = (value: number): number => Math.round(value * 10) / 10;
  let path = `M${round(at(0)[0])} ${round(ground - at(0)[1])}`;
  for (let index = 1; index < all.length; index += 1) {
    const [x0, y0] = at(index - 1);
    const [x1, y1] = at(index);
    const middle = (x0 + x1) / 2;
    path += ` C${round(middle)} ${round(ground - y0)} ${round(middle)} ${round(ground - y1)} ${round(x1)} ${round(ground - y1)}`;
  }
  return path;
}
