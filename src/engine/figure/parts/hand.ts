import { fade, fill, light, line, run, saved, shade } from '../rig/paint';
import { ribbon } from '../rig/ribbon';
import type { ArmPose, Pen } from '../types';

/** Roots of index to little finger on the palm, their lengths and how far they fan out, in the rig's units. */
const fingers = [
  { x: -21, y: 50, length: 45, fan: -1 },
  { x: -7, y: 55, length: 51, fan: -0.3 },
  { x: 7.5, y: 54, length: 47, fan: 0.35 },
  { x: 20.5, y: 48, length: 37, fan: 1 },
] as const;

/** A hand from the wrist (0, 0) along +y; the thumb lies at −x. */
export function drawHand(pen: Pen, arm: ArmPose, skin: string, size: number): void {
  saved(pen, () => {
    pen.scale(size, size);
    const [thumb, ...rest] = arm.curls;
    const tone = run(pen, -30, 0, 34, 60, [
      [0, light(skin, 0.2)],
      [0.6, skin],
      [1, shade(skin, 0.12)],
    ]);
    const edge = fade(shade(skin, 0.5), 0.42);
    fingers.forEach((finger, index) => {
      if ((rest[index] ?? 0) < 0.6) drawFinger(pen, finger, rest[index] ?? 0, arm.spread, tone, edge);
    });
    const palm = new Path2D('M-19 -12C-25 6 -32 24 -31 44Q-30 58 -20 60Q0 66 20 60Q30 56 30 44C30 26 22 8 18 -12Z');
    fill(pen, palm, tone);
    drawThumb(pen, thumb, arm.spread, tone, edge);
    fingers.forEach((finger, index) => {
      if ((rest[index] ?? 0) >= 0.6) drawFolded(pen, finger, rest[index] ?? 0, tone, edge);
    });
    if (rest.every((curl) => curl < 0.4)) {
      line(pen, 'M-20 42Q-2 34 18 44M-22 26Q-6 34 2 56', fade(shade(skin, 0.5), 0.2), 2.2);
    }
  });
}

type Finger = (typeof fingers)[number];

function drawFinger(pen: Pen, finger: Finger, curl: number, spread: number, tone: CanvasGradient, edge: string): void {
  const angle = finger.fan * (0.05 + 0.26 * spread);
  const length = finger.length * (1 - 0.5 * curl);
  const tip = { x: finger.x + Math.sin(angle) * length, y: finger.y + Math.cos(angle) * length };
  const root = { x: finger.x * 0.96, y: finger.y - 12 };
  const middle = { x: (root.x + tip.x) / 2 + finger.fan * 1.2, y: (root.y + tip.y) / 2 };
  const shape = ribbon([root, middle, tip], (share) => 7.7 - 1.7 * share);
  fill(pen, shape, tone);
  pen.strokeStyle = edge;
  pen.lineWidth = 1.7;
  pen.stroke(shape);
}

function drawFolded(pen: Pen, finger: Finger, curl: number, tone: CanvasGradient, edge: string): void {
  const y = finger.y + 6 - 8 * curl;
  const shape = ribbon(
    [
      { x: finger.x, y },
      { x: finger.x, y: y - 14 },
      { x: finger.x * 0.92, y: y - 24 },
    ],
    () => 8,
  );
  fill(pen, shape, tone);
  pen.strokeStyle = edge;
  pen.lineWidth = 1.8;
  pen.stroke(shape);
}

function drawThumb(pen: Pen, curl: number, spread: number, tone: CanvasGradient, edge: string): void {
  const angle = -0.45 - 0.5 * spread * (1 - curl) + 1.35 * curl;
  const length = 46 - 8 * curl;
  const root = { x: -20, y: 18 };
  const tip = { x: root.x + Math.sin(angle) * length - 4, y: root.y + Math.cos(angle) * length };
  const middle = { x: (root.x + tip.x) / 2 - 5 * (1 - curl), y: (root.y + tip.y) / 2 };
  const shape = ribbon([root, middle, tip], (share) => 10.5 - 3.4 * share);
  fill(pen, shape, tone);
  line(
    pen,
    `M${root.x + 6} ${root.y + 16}Q${(middle.x + tip.x) / 2 + 8} ${(middle.y + tip.y) / 2} ${tip.x + 6} ${tip.y - 2}`,
    edge,
    1.8,
  );
}
