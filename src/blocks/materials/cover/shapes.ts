import type { Area } from './pen';

type ShapeName =
  | 'rect'
  | 'round'
  | 'ellipse'
  | 'disc'
  | 'burst'
  | 'ticket'
  | 'slant'
  | 'flag'
  | 'ring'
  | 'arch'
  | 'circle';

const corners = (points: readonly (readonly [number, number])[]): Path2D => {
  const path = new Path2D();
  points.forEach(([x, y], index) => {
    if (index === 0) path.moveTo(x, y);
    else path.lineTo(x, y);
  });
  path.closePath();
  return path;
};

const BURST_POINTS = 16;

/** The outline of a shape in a box. */
export function shapePath(shape: ShapeName, { x, y, width: w, height: h }: Area): Path2D {
  const path = new Path2D();
  const short = Math.min(w, h);
  switch (shape) {
    case 'rect':
      path.rect(x, y, w, h);
      return path;
    case 'round':
      path.roundRect(x, y, w, h, Math.min(short / 2, 40));
      return path;
    case 'ellipse':
      path.ellipse(x + w / 2, y + h / 2, w / 2, h / 2, 0, 0, 2 * Math.PI);
      return path;
    case 'disc':
    case 'circle':
    case 'ring':
      path.arc(x + w / 2, y + h / 2, short / 2, 0, 2 * Math.PI);
      return path;
    case 'arch':
      path.roundRect(x, y, w, h, [short / 2, short / 2, 24, 24]);
      return path;
    case 'slant':
      return corners(
        h > w * 0.4
          ? [
              [x, y],
              [x + w, y],
              [x + w, y + h * 0.86],
              [x, y + h],
            ]
          : [
              [x + h * 0.35, y],
              [x + w, y],
              [x + w - h * 0.35, y + h],
              [x, y + h],
            ],
      );
    case 'flag':
      return corners([
        [x, y],
        [x + w, y],
        [x + w - h * 0.5, y + h / 2],
        [x + w, y + h],
        [x, y + h],
      ]);
    case 'ticket': {
      const r = h * 0.2;
      path.roundRect(x, y, w, h, h * 0.16);
      path.moveTo(x, y + h / 2 - r);
      path.arc(x, y + h / 2, r, -Math.PI / 2, Math.PI / 2, true);
      return path;
    }
    case 'burst':
      return corners(
        Array.from({ length: BURST_POINTS * 2 }, (_, index) => {
          const r = (short / 2) * (index % 2 === 0 ? 1 : 0.84);
          const angle = (Math.PI * index) / BURST_POINTS;
          return [x + w / 2 + r * Math.cos(angle), y + h / 2 + r * Math.sin(angle)] as const;
        }),
      );
  }
}
