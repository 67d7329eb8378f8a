import { type Body, torsoPath } from '../rig/body';
import { fade, fill, inside, light, line, run, shade } from '../rig/paint';
import type { Pen } from '../types';

/** The cloth of a torso: lit from the left, darker under the arms and below the chin. Returns its outline. */
export function drawCloth(pen: Pen, body: Body, color: string, grow = 0, bottom?: number): string {
  const d = torsoPath(body, grow, bottom);
  const s = body.shoulderWidth + grow;
  fill(
    pen,
    d,
    run(pen, -s, body.shoulder, s, body.hipY, [
      [0, light(color, 0.14)],
      [0.42, color],
      [1, shade(color, 0.22)],
    ]),
  );
  inside(pen, d, () => {
    for (const side of [-1, 1]) {
      const x = side * (body.chest + grow);
      fill(
        pen,
        `M${x} ${body.shoulder + 120}C${x - side * 30} ${body.shoulder + 260} ${x - side * 20} ${body.waistY} ${x - side * 24} ${body.hipY + 80}H${x + side * 60}V${body.shoulder + 60}Z`,
        fade(shade(color, 0.5), side > 0 ? 0.2 : 0.1),
      );
      line(
        pen,
        `M${x - side * 2} ${body.shoulder + 150}Q${x - side * 46} ${body.shoulder + 176} ${x - side * 70} ${body.shoulder + 168}`,
        fade(shade(color, 0.5), 0.24),
        4,
      );
      line(
        pen,
        `M${side * body.waist} ${body.waistY - 22}Q${side * (body.waist - 40)} ${body.waistY + 6} ${side * (body.waist - 76)} ${body.waistY}`,
        fade(shade(color, 0.5), 0.2),
        4,
      );
      line(
        pen,
        `M${side * body.waist} ${body.waistY + 14}Q${side * (body.waist - 30)} ${body.waistY + 34} ${side * (body.waist - 56)} ${body.waistY + 32}`,
        fade(shade(color, 0.5), 0.18),
        3.4,
      );
    }
  });
  return d;
}

/** A row of buttons down the middle. */
export function drawButtons(pen: Pen, x: number, from: number, to: number, count: number, color: string): void {
  for (let i = 0; i < count; i += 1) {
    const y = from + ((to - from) * i) / Math.max(1, count - 1);
    pen.beginPath();
    pen.arc(x, y, 6.5, 0, Math.PI * 2);
    pen.fillStyle = shade(color, 0.12);
    pen.fill();
    pen.beginPath();
    pen.arc(x - 1.2, y - 1.4, 4.6, 0, Math.PI * 2);
    pen.fillStyle = light(color, 0.35);
    pen.fill();
  }
}
