import { fade, fill, glow, inside, line, oval, run, saved, shade } from '../rig/paint';
import type { Pen, Pose } from '../types';

export interface EyeLook {
  readonly size: number;
  readonly iris: string;
  readonly brow: string;
  readonly skin: string;
  readonly isFemale: boolean;
  readonly isCartoon: boolean;
  readonly age: number;
}

/** One eye about its middle; +x is outwards, so that the caller mirrors for the other. `gazeX` is already in that sense. */
export function drawEye(pen: Pen, pose: Pose, gazeX: number, look: EyeLook): void {
  const w = 25 * look.size;
  const tall = (look.isCartoon ? 25 : look.isFemale ? 17.5 : 14) * look.size;
  const shut = Math.min(1, pose.blink + pose.smile * 0.1);
  const up = tall * (1 - shut) - shut * 3;
  const down = tall * 0.72 * (1 - shut * 0.35) - pose.smile * 2.2;
  const outer = look.isFemale ? -3 : -1;
  const lid = `C${-w * 0.55} ${-up * 1.22} ${w * 0.35} ${-up * 1.34} ${w} ${outer}`;
  const eye = `M${-w} 3${lid}C${w * 0.62} ${down} ${-w * 0.5} ${down * 1.05} ${-w} 3Z`;
  if (shut < 0.93) {
    fill(
      pen,
      eye,
      run(pen, 0, -up, 0, down, [
        [0, '#e3dde6'],
        [0.35, '#fffdfb'],
        [1, '#f6f0f0'],
      ]),
    );
    inside(pen, eye, () =>
      drawIris(pen, gazeX * w * 0.28, pose.gaze.y * 4 - 0.5, tall * (look.isCartoon ? 0.9 : 0.94), look),
    );
  }
  drawLashes(pen, { w, lid, up, outer, shut, down }, look);
}

function drawIris(pen: Pen, x: number, y: number, r: number, look: EyeLook): void {
  saved(pen, () => {
    pen.translate(x, y);
    oval(
      pen,
      0,
      0,
      r,
      r * 1.04,
      glow(pen, 0, r * 0.35, r * 1.25, [
        [0, shade(look.iris, -0.25 + 0.25)],
        [0.55, look.iris],
        [1, shade(look.iris, 0.72)],
      ]),
    );
    oval(pen, 0, r * 0.42, r * 0.62, r * 0.42, fade('#ffdca8', 0.28));
    oval(pen, 0, 0, r * 0.46, r * 0.5, '#140c12');
    oval(pen, -r * 0.3, -r * 0.36, r * 0.27, r * 0.3, '#ffffff');
    oval(pen, r * 0.34, r * 0.36, r * 0.13, r * 0.13, fade('#ffffff', 0.85));
    oval(pen, 0, -r * 0.95, r * 1.3, r * 0.5, fade('#1c1020', 0.34));
  });
}

interface Lid {
  readonly w: number;
  readonly lid: string;
  readonly up: number;
  readonly down: number;
  readonly outer: number;
  readonly shut: number;
}

function drawLashes(pen: Pen, { w, lid, up, down, outer, shut }: Lid, look: EyeLook): void {
  const ink = look.isFemale ? '#26161c' : '#33241f';
  const thick = look.isFemale ? 4.6 * look.size : 3.2;
  line(pen, `M${-w} 3${lid}`, ink, thick);
  if (look.isFemale) {
    fill(
      pen,
      `M${w * 0.35} ${-up * 0.98 - 1}Q${w * 0.8} ${-up * 0.8 - 3} ${w + 9} ${outer - 7}Q${w + 2} ${outer + 2} ${w - 3} ${outer + 1}Z`,
      ink,
    );
  }
  const crease = -up * 1.1 - 9;
  line(
    pen,
    `M${-w * 0.72} ${crease * 0.62 - 1}C${-w * 0.4} ${crease * 1.08} ${w * 0.4} ${crease * 1.16} ${w * 0.92} ${crease * 0.55 - 3}`,
    fade(shade(look.skin, 0.45), 0.5 * (1 - shut * 0.6)),
    2.2,
  );
  line(
    pen,
    `M${-w * 0.5} ${down + 3}Q${w * 0.2} ${down + 6} ${w * 0.8} ${down * 0.55 + 2}`,
    fade(shade(look.skin, 0.4), 0.22),
    2,
  );
  if (look.age > 0.5) {
    for (const dy of [-6, 2, 9])
      line(pen, `M${w + 11} ${dy * 0.7}l13 ${dy * 0.7}`, fade(shade(look.skin, 0.5), 0.28), 2);
    line(pen, `M${-w * 0.8} 20Q0 32 ${w * 0.8} 20`, fade(shade(look.skin, 0.5), 0.2), 3);
  }
}

/** One brow about the middle of its eye. */
export function drawBrow(pen: Pen, pose: Pose, look: EyeLook): void {
  const y = -39 * (0.6 + 0.4 * look.size) - (look.isCartoon ? 12 : 0) - pose.brow * 7;
  const w = 28 * (0.7 + 0.3 * look.size);
  const t = look.isFemale ? 5.2 : 8.4;
  const arch = look.isFemale ? 8 : 5;
  const lift = pose.brow * 2;
  fill(
    pen,
    `M${-w} ${y + 3 - lift}C${-w * 0.4} ${y - arch + 1} ${w * 0.3} ${y - arch} ${w + 4} ${y + 9}C${w * 0.4} ${y - arch + t * 0.8 + 2} ${-w * 0.3} ${y - arch + t + 1} ${-w + 1} ${y + 3 + t - lift}Q${-w - 3} ${y + 3 + t / 2} ${-w} ${y + 3 - lift}Z`,
    run(pen, -w, 0, w, 0, [
      [0, fade(look.brow, 0.72)],
      [0.4, look.brow],
      [1, fade(look.brow, 0.85)],
    ]),
  );
}
