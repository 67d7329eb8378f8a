import { fade, fill, light, line, oval, run, shade } from '../rig/paint';
import type { Pen } from '../types';
import { drawMass } from './strands';
import type { Hair } from './types';

const back = (pen: Pen, color: string): void =>
  drawMass(
    pen,
    'M0 -178C-96 -180 -136 -120 -134 -40C-134 0 -128 30 -116 52H116C128 30 134 0 134 -40C136 -120 96 -180 0 -178Z',
    shade(color, 0.2),
    '',
  );

export const sideparted: Hair = {
  back,
  front: (pen, color) => {
    drawMass(
      pen,
      'M-126 -4C-146 -60 -140 -130 -96 -164C-60 -204 50 -214 104 -170C142 -140 148 -60 126 -4C122 -30 118 -52 108 -72C70 -72 10 -84 -44 -124C-52 -100 -84 -86 -104 -74C-116 -54 -122 -30 -126 -4Z',
      color,
      'M-40 -150C10 -120 70 -100 112 -90M-30 -170C30 -150 90 -130 122 -90M-10 -186C50 -176 106 -150 128 -90M-54 -140C-80 -124 -106 -104 -118 -50M-66 -160C-100 -140 -124 -100 -124 -40',
      'M-24 -164C30 -146 74 -128 104 -118',
    );
    for (const side of [-1, 1])
      fill(pen, `M${side * 128} -20L${side * 118} 26Q${side * 112} 12 ${side * 108} -60Z`, fade(color, 0.9));
  },
};

export const receding: Hair = {
  back,
  front: (pen, color) => {
    drawMass(
      pen,
      'M-126 14C-148 -50 -146 -120 -110 -152C-70 -192 60 -196 110 -152C146 -120 148 -50 126 14C122 -24 116 -56 102 -92C84 -118 40 -124 6 -134C-30 -122 -82 -120 -102 -92C-116 -56 -122 -24 -126 14Z',
      color,
      'M-92 -128C-40 -160 30 -168 92 -128M-104 -104C-60 -156 40 -176 104 -104M-118 -90C-124 -40 -122 -20 -124 0M118 -90C124 -40 122 -20 124 0',
      'M-70 -146C-24 -166 30 -168 66 -152',
    );
    for (const side of [-1, 1])
      fill(
        pen,
        `M${side * 128} -24L${side * 120} 36Q${side * 112} 20 ${side * 108} -50Z`,
        fade(light(color, 0.15), 0.92),
      );
  },
};

/** Short hair under a chef's hat. */
export const cropped: Hair = {
  back,
  front: (pen, color, accent) => {
    for (const side of [-1, 1])
      fill(
        pen,
        `M${side * 128} -80C${side * 136} -30 ${side * 128} 0 ${side * 120} 34Q${side * 112} 0 ${side * 104} -80Z`,
        run(pen, 0, -80, 0, 34, [
          [0, color],
          [1, fade(color, 0.75)],
        ]),
      );
    drawHat(pen, accent);
  },
};

function drawHat(pen: Pen, accent: string): void {
  const cloth = '#fdfcf8';
  const top =
    'M-122 -120C-196 -150 -200 -258 -112 -270C-84 -330 30 -340 70 -290C150 -304 200 -220 152 -160C146 -142 134 -128 122 -120Z';
  fill(
    pen,
    top,
    run(pen, -160, -320, 170, -110, [
      [0, '#ffffff'],
      [0.5, cloth],
      [1, '#cfcbd8'],
    ]),
  );
  line(
    pen,
    'M-76 -132C-90 -180 -84 -220 -70 -246M0 -130C-4 -190 4 -236 14 -264M74 -132C92 -180 92 -220 84 -240',
    fade(shade(cloth, 0.5), 0.26),
    5,
  );
  line(pen, 'M-112 -268C-96 -276 -76 -276 -62 -262M70 -288C56 -284 46 -276 40 -264', fade(shade(cloth, 0.5), 0.22), 4);
  fill(
    pen,
    'M-132 -66C-136 -100 -136 -130 -126 -150Q0 -118 126 -150C136 -130 136 -100 132 -66Q0 -104 -132 -66Z',
    run(pen, -130, 0, 130, 0, [
      [0, '#ffffff'],
      [0.5, cloth],
      [1, '#c9c5d4'],
    ]),
  );
  line(pen, 'M-132 -76Q0 -114 132 -76', fade(accent, 0.9), 6);
  oval(pen, 0, -60, 118, 14, fade('#2a1738', 0.12));
}
