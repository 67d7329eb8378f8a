import type { Body } from '../rig/body';
import { fade, fill, inside, light, line, run, shade } from '../rig/paint';
import type { Pen, WholeLook } from '../types';
import { drawButtons, drawCloth } from './cloth';
import { drawSkirt, drawTrousers } from './legs';
import type { Outfit } from './types';

/** Jacket opening and lapels over whatever is under it. */
function drawLapels(pen: Pen, body: Body, color: string, inner: string, depth: number): void {
  const n = body.neckWidth + 12;
  const top = body.collar - 10;
  const v = `M${-n - 6} ${top}L0 ${depth}L${n + 6} ${top}Q0 ${top + 30} ${-n - 6} ${top}Z`;
  fill(
    pen,
    v,
    run(pen, 0, top, 0, depth, [
      [0, light(inner, 0.2)],
      [1, shade(inner, 0.12)],
    ]),
  );
  for (const side of [-1, 1]) {
    const lapel = `M${side * (n + 2)} ${top - 4}C${side * (n + 34)} ${top + 60} ${side * (n + 56)} ${top + 120} ${side * (n + 50)} ${top + 150}L${side * (n + 26)} ${top + 168}L${side * (n + 40)} ${top + 196}C${side * 60} ${depth - 90} ${side * 26} ${depth - 30} 0 ${depth + 8}C${side * 10} ${depth - 110} ${side * 30} ${top + 110} ${side * (n - 6)} ${top + 4}Z`;
    fill(
      pen,
      lapel,
      run(pen, 0, top, side * (n + 50), top + 120, [
        [0, shade(color, 0.1)],
        [1, light(color, side < 0 ? 0.2 : 0.08)],
      ]),
    );
    line(pen, lapel, fade(shade(color, 0.7), 0.42), 2.4);
  }
  line(pen, `M0 ${depth + 8}Q6 ${body.waistY + 60} 2 ${body.hipY + 58}`, fade(shade(color, 0.7), 0.5), 3.4);
}

function drawPockets(pen: Pen, body: Body, color: string): void {
  for (const side of [-1, 1])
    line(
      pen,
      `M${side * 52} ${body.hipY - 62}L${side * (body.hips - 34)} ${body.hipY - 70}`,
      fade(shade(color, 0.7), 0.42),
      5,
    );
}

const sleeves = (look: WholeLook) => ({ color: look.clothes, widths: [46, 39, 33] as const, ends: 0.97, hand: 1.02 });

export const blazer: Outfit = {
  legs: (pen, body, look) => drawSkirt(pen, body, shade(look.clothes, 0.14), look.skin, '#2b2530', 0.36),
  torso: (pen, body, look) => {
    drawCloth(pen, body, look.clothes);
    const depth = body.shoulder + 236;
    drawLapels(pen, body, look.clothes, look.accent, depth);
    // The blouse's soft collar, and a thin chain.
    const n = body.neckWidth;
    for (const side of [-1, 1])
      fill(
        pen,
        `M${side * (n + 10)} ${body.collar - 22}C${side * (n + 22)} ${body.collar + 20} ${side * 34} ${body.collar + 66} ${side * 8} ${body.collar + 84}Q${side * 20} ${body.collar + 30} ${side * (n - 4)} ${body.collar - 8}Z`,
        light(look.accent, 0.4),
      );
    line(pen, `M${-n + 2} ${body.collar + 6}Q0 ${body.collar + 88} ${n - 2} ${body.collar + 6}`, '#d9b36a', 2.6);
    drawPockets(pen, body, look.clothes);
    drawButtons(pen, 4, depth + 36, depth + 120, 2, '#d9b36a');
  },
  sleeve: (look) => ({ ...sleeves(look), widths: [42, 34, 29] as const, hand: 0.9 }),
};

export const suit: Outfit = {
  legs: (pen, body, look) => drawTrousers(pen, body, shade(look.clothes, 0.08), '#2a1f1c'),
  torso: (pen, body, look) => {
    drawCloth(pen, body, look.clothes, 4);
    const depth = body.shoulder + 250;
    drawLapels(pen, body, look.clothes, '#fbfbfd', depth);
    drawTie(pen, body, look.accent, depth);
    drawPockets(pen, body, look.clothes);
    fill(pen, `M${body.chest - 74} ${body.shoulder + 128}l44 -10l-4 16l-38 8Z`, light(look.accent, 0.3));
    drawButtons(pen, 4, depth + 40, depth + 124, 2, shade(look.clothes, 0.4));
  },
  sleeve: sleeves,
};

function drawTie(pen: Pen, body: Body, color: string, depth: number): void {
  const top = body.collar + 14;
  const tie = `M-15 ${top + 34}L-27 ${depth - 34}L0 ${depth + 4}L27 ${depth - 34}L15 ${top + 34}Z`;
  fill(
    pen,
    tie,
    run(pen, -27, 0, 27, 0, [
      [0, light(color, 0.18)],
      [1, shade(color, 0.24)],
    ]),
  );
  inside(pen, tie, () => {
    for (let y = top; y < depth + 40; y += 30) line(pen, `M-40 ${y + 26}L40 ${y}`, fade(light(color, 0.7), 0.4), 5);
  });
  fill(
    pen,
    `M-19 ${top + 2}H19L13 ${top + 36}Q0 ${top + 42} -13 ${top + 36}Z`,
    run(pen, -19, 0, 19, 0, [
      [0, light(color, 0.12)],
      [1, shade(color, 0.3)],
    ]),
  );
  const n = body.neckWidth + 6;
  for (const side of [-1, 1]) {
    const wing = `M${side * (n + 4)} ${top - 42}L${side * (n + 14)} ${top + 8}L${side * 36} ${top + 44}L${side * 2} ${top + 4}Q${side * 30} ${top - 12} ${side * (n + 4)} ${top - 42}Z`;
    fill(
      pen,
      wing,
      run(pen, 0, top - 40, 0, top + 44, [
        [0, '#ffffff'],
        [1, '#dfe0ea'],
      ]),
    );
    line(pen, wing, 'rgba(60,60,90,0.28)', 1.8);
  }
}
