import { type Body, FORE_ARM, torsoPath, UPPER_ARM } from '../rig/body';
import { fade, fill, inside, light, line, run, saved, shade } from '../rig/paint';
import { bend, type Point, ribbon } from '../rig/ribbon';
import type { ArmPose, Pen } from '../types';
import { drawHand } from './hand';

export interface Sleeve {
  readonly color: string;
  /** Half widths at shoulder, elbow and cuff. */
  readonly widths: readonly [number, number, number];
  /** Where it ends, as a share of the arm: 1 = at the wrist, 0.5 = at the elbow. */
  readonly ends: number;
  readonly cuff?: string;
  /** Wide sleeves hang: how far the lower edge falls below the wrist. */
  readonly hang?: number;
  readonly hand: number;
}

interface Joints {
  readonly shoulder: Point;
  readonly elbow: Point;
  readonly wrist: Point;
}

const along = (from: Point, degrees: number, length: number): Point => {
  const angle = (degrees * Math.PI) / 180;
  return { x: from.x + Math.sin(angle) * length, y: from.y + Math.cos(angle) * length };
};

/** Where the joints of the right arm lie. */
function jointsOf(body: Body, arm: ArmPose, legs: number): Joints {
  const reach = Math.min(1, 0.72 + 0.28 * legs) * (body.shoulderWidth < 145 ? 0.86 : 1);
  const shoulder = { x: body.shoulderWidth - 40, y: body.shoulder + 30 };
  const elbow = along(shoulder, arm.upper, UPPER_ARM * reach);
  return { shoulder, elbow, wrist: along(elbow, arm.fore, FORE_ARM * reach) };
}

/** The arm on the right; the caller mirrors for the left one. */
export function drawArm(pen: Pen, body: Body, arm: ArmPose, skin: string, sleeve: Sleeve, legs: number): void {
  const { shoulder, elbow, wrist } = jointsOf(body, arm, legs);
  const points = bend(shoulder, elbow, wrist);
  inside(pen, torsoPath(body), () => castShadow(pen, points, sleeve));
  const bare = ribbon(points, (share) => 40 - 18 * share);
  const across = (tone: string) =>
    run(pen, elbow.x - 60, elbow.y, elbow.x + 50, elbow.y + 20, [
      [0, light(tone, 0.04)],
      [0.5, tone],
      [1, shade(tone, 0.2)],
    ]);
  if (sleeve.ends < 0.98) fill(pen, bare, across(skin));
  saved(pen, () => {
    pen.translate(wrist.x, wrist.y);
    pen.rotate((-(arm.fore + arm.hand) * Math.PI) / 180);
    drawHand(pen, arm, skin, sleeve.hand);
  });
  drawSleeve(pen, points, sleeve, across(sleeve.color));
}

function castShadow(pen: Pen, points: readonly Point[], sleeve: Sleeve): void {
  saved(pen, () => {
    pen.translate(10, 16);
    const [a, b, c] = sleeve.widths;
    fill(
      pen,
      ribbon(points, (share) => width(share, a, b, c) + 2),
      fade('#1c0f28', 0.1),
    );
    pen.translate(-5, -8);
    fill(
      pen,
      ribbon(points, (share) => width(share, a, b, c)),
      fade('#1c0f28', 0.12),
    );
  });
}

const width = (share: number, a: number, b: number, c: number): number =>
  share < 0.5 ? a + (b - a) * share * 2 : b + (c - b) * (share * 2 - 1);

function drawSleeve(pen: Pen, points: readonly Point[], sleeve: Sleeve, paint: CanvasGradient): void {
  const count = Math.max(3, Math.round(points.length * sleeve.ends));
  const shown = points.slice(0, count);
  const [a, b, c] = sleeve.widths;
  const share = (at: number) => (at * (count - 1)) / (points.length - 1);
  const shape = ribbon(shown, (at) => width(share(at), a, b, c));
  const end = shown[shown.length - 1];
  const before = shown[shown.length - 3];
  if (!end || !before) return;
  if (sleeve.hang) drawHanging(pen, before, end, sleeve, paint);
  fill(pen, shape, paint);
  inside(pen, shape, () => drawFolds(pen, points, sleeve));
  const angle = Math.atan2(end.y - before.y, end.x - before.x);
  saved(pen, () => {
    pen.translate(end.x, end.y);
    pen.rotate(angle);
    const half = width(share(1), a, b, c);
    if (sleeve.cuff) {
      pen.beginPath();
      pen.roundRect(-20, -half - 3, 30 + half * 0.5, half * 2 + 6, 10);
      pen.fillStyle = run(pen, 0, -half, 0, half, [
        [0, light(sleeve.cuff, 0.1)],
        [1, shade(sleeve.cuff, 0.2)],
      ]);
      pen.fill();
    } else {
      line(
        pen,
        `M${half * 0.45} ${-half + 3}Q${half * 0.9} 0 ${half * 0.45} ${half - 3}`,
        fade(shade(sleeve.color, 0.6), 0.5),
        3,
      );
    }
  });
}

function drawFolds(pen: Pen, points: readonly Point[], sleeve: Sleeve): void {
  const elbow = points[Math.floor(points.length / 2)];
  if (!elbow) return;
  const ink = fade(shade(sleeve.color, 0.5), 0.26);
  line(
    pen,
    `M${elbow.x - 34} ${elbow.y - 22}Q${elbow.x - 4} ${elbow.y - 8} ${elbow.x + 18} ${elbow.y - 16}M${elbow.x - 30} ${elbow.y + 4}Q${elbow.x} ${elbow.y + 8} ${elbow.x + 22} ${elbow.y - 2}`,
    ink,
    4,
  );
  const outer = ribbon(
    points.map(({ x, y }) => ({ x: x + sleeve.widths[1] * 0.8, y: y + 6 })),
    () => sleeve.widths[1] * 0.45,
  );
  fill(pen, outer, fade(shade(sleeve.color, 0.5), 0.2));
}

/** The open end of a wide sleeve, which falls straight down however the arm is held. */
function drawHanging(pen: Pen, before: Point, end: Point, sleeve: Sleeve, paint: CanvasGradient): void {
  const hang = sleeve.hang ?? 0;
  const back = { x: end.x + (before.x - end.x) * 3.4, y: end.y + (before.y - end.y) * 3.4 };
  const d = `M${back.x} ${back.y}C${back.x} ${back.y + hang * 0.6} ${back.x + (end.x - back.x) * 0.2} ${Math.max(end.y, back.y) + hang} ${(end.x + back.x) / 2} ${Math.max(end.y, back.y) + hang}C${end.x} ${end.y + hang} ${end.x + 8} ${end.y + hang * 0.5} ${end.x} ${end.y - 10}Z`;
  fill(pen, d, paint);
  line(pen, d, fade(shade(sleeve.color, 0.5), 0.25), 2.5);
}
