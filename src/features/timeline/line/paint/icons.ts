/** Small signs on clips, drawn in a square of 12 pixels. */
const outlines = {
  link: 'M5 7.5 8 4.5M4.6 5.2 3.2 6.6a1.7 1.7 0 0 0 2.4 2.4L7 7.6M6 5 7.4 3.4a1.7 1.7 0 0 1 2.4 2.4L8.4 7.2',
  group: 'M2 4V2h2M8 2h2v2M10 8v2H8M4 10H2V8M4.5 4.5h3v3h-3z',
  reverse: 'M9.5 2.5 6 6l3.5 3.5M5.5 2.5 2 6l3.5 3.5',
  frozen: 'M6 1.5v9M2.1 3.75l7.8 4.5M2.1 8.25l7.8-4.5M4.8 2.4 6 3.6l1.2-1.2M4.8 9.6 6 8.4l1.2 1.2',
  muted: 'M2 4.5h1.8L6 2.5v7L3.8 7.5H2zM8 4.7l2.6 2.6M10.6 4.7 8 7.3',
} as const;

export type IconName = keyof typeof outlines;
export const ICON = 12;

const paths = new Map<IconName, Path2D>();

export function drawIcon(ctx: CanvasRenderingContext2D, name: IconName, x: number, y: number, color: string): void {
  let path = paths.get(name);
  if (!path) {
    path = new Path2D(outlines[name]);
    paths.set(name, path);
  }
  ctx.save();
  ctx.translate(x, y);
  ctx.strokeStyle = color;
  ctx.lineWidth = 1.2;
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  ctx.stroke(path);
  ctx.restore();
}
