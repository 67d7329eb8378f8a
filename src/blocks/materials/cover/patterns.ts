import type { Area, CoverContext } from './pen';

const RAYS = 28;

/** Fills a box with a pattern of one color. */
export function paintPattern(
  context: CoverContext,
  pattern: 'dots' | 'stripes' | 'rays' | 'grid',
  { x, y, width, height }: Area,
  ink: string,
): void {
  context.save();
  context.beginPath();
  context.rect(x, y, width, height);
  context.clip();
  context.fillStyle = ink;
  context.strokeStyle = ink;
  const step = 54;
  if (pattern === 'dots') {
    for (let top = y + step / 2; top < y + height; top += step)
      for (let left = x + step / 2; left < x + width; left += step) {
        context.beginPath();
        context.arc(left, top, 7, 0, 2 * Math.PI);
        context.fill();
      }
  } else if (pattern === 'grid') {
    context.lineWidth = 2;
    for (let left = x; left <= x + width; left += step * 1.5) context.strokeRect(left, y - 4, step * 1.5, height + 8);
    for (let top = y; top <= y + height; top += step * 1.5) context.strokeRect(x - 4, top, width + 8, step * 1.5);
  } else if (pattern === 'stripes') {
    context.lineWidth = step * 0.6;
    for (let left = x - height; left < x + width; left += step * 1.6) {
      context.beginPath();
      context.moveTo(left, y + height);
      context.lineTo(left + height, y);
      context.stroke();
    }
  } else {
    const reach = width + height;
    for (let ray = 0; ray < RAYS; ray += 2) {
      const angle = (2 * Math.PI * ray) / RAYS;
      context.beginPath();
      context.moveTo(x + width / 2, y + height / 2);
      context.lineTo(x + width / 2 + reach * Math.cos(angle), y + height / 2 + reach * Math.sin(angle));
      const next = angle + (2 * Math.PI) / RAYS;
      context.lineTo(x + width / 2 + reach * Math.cos(next), y + height / 2 + reach * Math.sin(next));
      context.fill();
    }
  }
  context.restore();
}
