export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Points along a bent limb: the joint is rounded by a quadratic curve that starts `round` before it. */
export function bend(from: Point, joint: Point, to: Point, round = 0.42): readonly Point[] {
  const between = (a: Point, b: Point, t: number): Point => ({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t });
  const a = between(joint, from, round);
  const b = between(joint, to, round);
  const points: Point[] = [];
  for (let i = 0; i <= 4; i += 1) points.push(between(from, a, i / 4));
  for (let i = 1; i < 10; i += 1) points.push(between(between(a, joint, i / 10), between(joint, b, i / 10), i / 10));
  for (let i = 0; i <= 4; i += 1) points.push(between(b, to, i / 4));
  return points;
}

/**
 * Outline of a limb along points, round at both ends.
 *
 * @param width Half the width at a share (0–1) of the length.
 */
export function ribbon(points: readonly Point[], width: (share: number) => number): Path2D {
  const sides = points.map((point, index) => {
    const before = points[Math.max(0, index - 1)] ?? point;
    const after = points[Math.min(points.length - 1, index + 1)] ?? point;
    const length = Math.hypot(after.x - before.x, after.y - before.y) || 1;
    const half = width(index / (points.length - 1));
    const [nx, ny] = [((before.y - after.y) / length) * half, ((after.x - before.x) / length) * half];
    return { a: { x: point.x + nx, y: point.y + ny }, b: { x: point.x - nx, y: point.y - ny }, nx, ny, half };
  });
  const path = new Path2D();
  const [first, last] = [sides[0], sides[sides.length - 1]];
  if (!first || !last) return path;
  path.moveTo(first.a.x, first.a.y);
  for (const { a } of sides.slice(1)) path.lineTo(a.x, a.y);
  const end = points[points.length - 1] ?? first.a;
  path.arc(end.x, end.y, last.half, Math.atan2(last.ny, last.nx), Math.atan2(-last.ny, -last.nx), true);
  for (const { b } of sides.toReversed()) path.lineTo(b.x, b.y);
  const start = points[0] ?? first.a;
  path.arc(start.x, start.y, first.half, Math.atan2(-first.ny, -first.nx), Math.atan2(first.ny, first.nx), true);
  path.closePath();
  return path;
}
