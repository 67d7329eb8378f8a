type Ctx = CanvasRenderingContext2D;

/** Begins a path with a rounded rectangle; Chromium before 99 has square corners. */
export function roundedPath(ctx: Ctx, x: number, y: number, width: number, height: number, radius: number): void {
  ctx.beginPath();
  if ('roundRect' in ctx) ctx.roundRect(x, y, width, height, Math.min(radius, width / 2, height / 2));
  else (ctx as Ctx).rect(x, y, width, height);
}

/** A line of one device pixel, sharp. */
export function hairline(ctx: Ctx, dpr: number, x: number, y: number, width: number, height: number): void {
  const thin = Math.max(1, Math.round(dpr)) / dpr;
  ctx.fillRect(
    Math.round(x * dpr) / dpr,
    Math.round(y * dpr) / dpr,
    width === 0 ? thin : width,
    height === 0 ? thin : height,
  );
}

export function diamond(ctx: Ctx, x: number, y: number, radius: number): void {
  ctx.beginPath();
  ctx.moveTo(x, y - radius);
  ctx.lineTo(x + radius, y);
  ctx.lineTo(x, y + radius);
  ctx.lineTo(x - radius, y);
  ctx.closePath();
}

const hatches = new Map<string, CanvasPattern | null>();

/** Slanted lines in a color, for what is locked or missing. */
export function hatch(ctx: Ctx, color: string): CanvasPattern | string {
  const known = hatches.get(color);
  if (known !== undefined) return known ?? color;
  const size = 8;
  const tile = document.createElement('canvas');
  tile.width = size;
  tile.height = size;
  const pen = tile.getContext('2d');
  if (pen) {
    pen.strokeStyle = color;
    pen.lineWidth = 1.5;
    for (const shift of [-size, 0, size]) {
      pen.beginPath();
      pen.moveTo(shift, size);
      pen.lineTo(shift + size, 0);
      pen.stroke();
    }
  }
  const pattern = ctx.createPattern(tile, 'repeat');
  hatches.set(color, pattern);
  return pattern ?? color;
}
