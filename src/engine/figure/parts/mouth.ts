import { fade, fill, inside, light, line, oval, run, shade } from '../rig/paint';
import type { MouthShape, Pen } from '../types';

interface MouthLook {
  readonly lips: string;
  readonly skin: string;
  readonly isSoft: boolean;
  /** 1 = full lips. */
  readonly fullness: number;
}

/** The mouth about (0, 0), the middle of the closed lips. One outline for all shapes, so that they flow into each other. */
export function drawMouth(pen: Pen, mouth: MouthShape, smile: number, look: MouthLook): void {
  const open = mouth.open * (1 - mouth.press);
  const half = 27 * (1 + 0.26 * mouth.wide - 0.4 * mouth.round + 0.1 * smile);
  const up = open * 9 + mouth.teeth * 3 + mouth.round * 3;
  const down = open * 31 + mouth.teeth * 7 + mouth.round * open * 6;
  const corner = -smile * 11 * (1 - mouth.round) + open * 2;
  const gap = up + down;
  const inner = innerPath(half, corner, up, down);
  if (gap > 1.6) {
    fill(
      pen,
      inner,
      run(pen, 0, -up, 0, down, [
        [0, '#4a1219'],
        [1, '#7d2630'],
      ]),
    );
    inside(pen, inner, () => {
      oval(pen, 0, down + 8, half * 0.62, Math.max(6, down * 0.55), '#d5616a');
      const shown = Math.min(up + 9, gap * 0.42 + mouth.teeth * 6);
      fill(
        pen,
        `M${-half} ${corner - 14}Q0 ${-up - 10} ${half} ${corner - 14}L${half} ${-up + shown * 0.6}Q0 ${-up + shown + 2} ${-half} ${-up + shown * 0.6}Z`,
        '#fffdf8',
      );
      if (mouth.teeth > 0.25)
        fill(
          pen,
          `M${-half} ${down - 5}Q0 ${down - 8 * mouth.teeth} ${half} ${down - 5}L${half} ${down + 6}L${-half} ${down + 6}Z`,
          fade('#f3ece4', mouth.teeth),
        );
    });
  }
  drawLips(pen, { half, corner, up, down, gap, press: mouth.press, round: mouth.round }, look);
}

const innerPath = (half: number, corner: number, up: number, down: number): string => {
  const k = half * 0.55;
  return `M${-half} ${corner}C${-k} ${corner * 0.3 - up * 1.25} ${k} ${corner * 0.3 - up * 1.25} ${half} ${corner}C${k} ${corner * 0.3 + down * 1.28 + 3} ${-k} ${corner * 0.3 + down * 1.28 + 3} ${-half} ${corner}Z`;
};

interface Lips {
  readonly half: number;
  readonly corner: number;
  readonly up: number;
  readonly down: number;
  readonly gap: number;
  readonly press: number;
  readonly round: number;
}

function drawLips(pen: Pen, { half, corner, up, down, gap, press, round }: Lips, look: MouthLook): void {
  const thick = look.fullness * (1 - 0.35 * press) * (1 + 0.25 * round);
  const k = half * 0.55;
  const top = corner * 0.3 - up * 1.25;
  const low = corner * 0.3 + down * 1.28 + 3;
  const outer = half + 2.5;
  const upper = `M${-outer} ${corner}C${-k} ${top - 9 * thick} ${-k * 0.4} ${top - 10 * thick} 0 ${top - 5.5 * thick}C${k * 0.4} ${top - 10 * thick} ${k} ${top - 9 * thick} ${outer} ${corner}C${k} ${top} ${-k} ${top} ${-outer} ${corner}Z`;
  const lower = `M${-outer} ${corner}C${-k} ${low} ${k} ${low} ${outer} ${corner}C${k} ${low + 12 * thick} ${-k} ${low + 12 * thick} ${-outer} ${corner}Z`;
  fill(
    pen,
    lower,
    run(pen, 0, low - 6, 0, low + 10, [
      [0, look.lips],
      [1, shade(look.lips, look.isSoft ? 0.06 : 0.02)],
    ]),
  );
  fill(
    pen,
    upper,
    run(pen, 0, top - 10, 0, top + 4, [
      [0, shade(look.lips, 0.06)],
      [1, shade(look.lips, 0.18)],
    ]),
  );
  if (look.isSoft) oval(pen, 0, low * 0.78 + 7.5, half * 0.3, 2.2, fade(light(look.lips, 0.7), 0.55));
  if (gap <= 4)
    line(
      pen,
      `M${-half - 3} ${corner - 1}C${-k} ${corner * 0.3 + 3} ${k} ${corner * 0.3 + 3} ${half + 3} ${corner - 1}`,
      fade(shade(look.lips, 0.55), 0.9),
      2.6,
    );
  line(
    pen,
    `M${-7} ${low + 15 * thick + 4}Q0 ${low + 18 * thick + 6} 7 ${low + 15 * thick + 4}`,
    fade(shade(look.skin, 0.4), 0.28),
    3,
  );
}
