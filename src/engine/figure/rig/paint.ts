import type { Pen } from '../types';

type Rgb = readonly [number, number, number];

const parse = (hex: string): Rgb => {
  const value = Number.parseInt(hex.slice(1, 7), 16);
  return Number.isNaN(value) ? [128, 128, 128] : [(value >> 16) & 255, (value >> 8) & 255, value & 255];
};
const toHex = (rgb: Rgb): string => `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

/** `share` of the second color in the first; both `#rrggbb`. */
function blend(from: string, to: string, share: number): string {
  const [a, b] = [parse(from), parse(to)];
  return toHex([a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share]);
}

/** Shadows lean to a cool plum and lights to warm white, as under a studio lamp. */
export const shade = (color: string, amount: number): string => blend(color, '#2a1738', amount);
export const light = (color: string, amount: number): string => blend(color, '#fff6e8', amount);
export const fade = (color: string, alpha: number): string => {
  const [r, g, b] = parse(color);
  return `rgba(${r},${g},${b},${alpha})`;
};

type Stops = readonly (readonly [number, string])[];
const filled = (gradient: CanvasGradient, stops: Stops): CanvasGradient => {
  for (const [at, color] of stops) gradient.addColorStop(at, color);
  return gradient;
};
export const run = (pen: Pen, x0: number, y0: number, x1: number, y1: number, stops: Stops): CanvasGradient =>
  filled(pen.createLinearGradient(x0, y0, x1, y1), stops);
export const glow = (pen: Pen, x: number, y: number, radius: number, stops: Stops): CanvasGradient =>
  filled(pen.createRadialGradient(x, y, 0, x, y, radius), stops);

type Paint = string | CanvasGradient;

export function fill(pen: Pen, path: string | Path2D, paint: Paint): void {
  pen.fillStyle = paint;
  pen.fill(typeof path === 'string' ? new Path2D(path) : path);
}

export function line(pen: Pen, path: string, paint: Paint, width: number): void {
  pen.strokeStyle = paint;
  pen.lineWidth = width;
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  pen.stroke(new Path2D(path));
}

export function oval(pen: Pen, x: number, y: number, rx: number, ry: number, paint: Paint, turn = 0): void {
  pen.beginPath();
  pen.ellipse(x, y, Math.max(0.01, rx), Math.max(0.01, ry), turn, 0, Math.PI * 2);
  pen.fillStyle = paint;
  pen.fill();
}

/** Paints only inside an outline. */
export function inside(pen: Pen, path: string | Path2D, paint: () => void): void {
  pen.save();
  pen.clip(typeof path === 'string' ? new Path2D(path) : path);
  paint();
  pen.restore();
}

export function saved(pen: Pen, paint: () => void): void {
  pen.save();
  paint();
  pen.restore();
}

/** Paints twice: as told, and mirrored about x = 0. `side` is 1 on the right, −1 on the left. */
export function both(pen: Pen, paint: (side: 1 | -1) => void): void {
  paint(1);
  saved(pen, () => {
    pen.scale(-1, 1);
    paint(-1);
  });
}
