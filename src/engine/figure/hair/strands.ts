import { fade, fill, inside, light, line, run, shade } from '../rig/paint';
import type { Pen } from '../types';

/** A mass of hair: dark at the roots' shadow, lit across the crown, with single strands. */
export function drawMass(pen: Pen, d: string, color: string, strands: string, glint?: string): void {
  fill(
    pen,
    d,
    run(pen, -120, -180, 110, 150, [
      [0, light(color, 0.16)],
      [0.35, color],
      [1, shade(color, 0.34)],
    ]),
  );
  inside(pen, d, () => {
    line(pen, strands, fade(shade(color, 0.6), 0.34), 3);
    if (glint) {
      line(pen, glint, fade(light(color, 0.5), 0.22), 17);
      line(pen, glint, fade(light(color, 0.62), 0.34), 7);
    }
  });
}
