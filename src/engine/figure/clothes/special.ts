import type { Body } from '../rig/body';
import { fade, fill, inside, light, line, oval, run, shade } from '../rig/paint';
import type { Pen } from '../types';
import { drawButtons, drawCloth } from './cloth';
import { drawTrousers } from './legs';
import type { Outfit } from './types';

export const chefJacket: Outfit = {
  legs: (pen, body) => drawTrousers(pen, body, '#3a3d46', '#26221f', 1.04),
  torso: (pen, body, look) => {
    const d = drawCloth(pen, body, look.clothes, 6);
    const n = body.neckWidth + 10;
    inside(pen, d, () => {
      fill(
        pen,
        `M-96 ${body.collar + 20}C-120 ${body.shoulder + 130} -108 ${body.waistY} -104 ${body.hipY + 90}H300V${body.collar - 40}H-60Z`,
        fade(light(look.clothes, 0.4), 0.5),
      );
      line(
        pen,
        `M-96 ${body.collar + 30}C-120 ${body.shoulder + 130} -108 ${body.waistY} -104 ${body.hipY + 90}`,
        fade(shade(look.clothes, 0.6), 0.4),
        3.2,
      );
    });
    for (const x of [-74, 62]) drawButtons(pen, x, body.shoulder + 66, body.hipY - 40, 5, look.accent);
    // The kerchief, knotted in front.
    fill(
      pen,
      `M${-n - 10} ${body.collar - 30}Q0 ${body.collar + 52} ${n + 10} ${body.collar - 30}L${n + 6} ${body.collar + 8}Q0 ${body.collar + 82} ${-n - 6} ${body.collar + 8}Z`,
      run(pen, -n, 0, n, 0, [
        [0, light(look.accent, 0.14)],
        [1, shade(look.accent, 0.22)],
      ]),
    );
    fill(
      pen,
      `M-8 ${body.collar + 46}C-34 ${body.collar + 84} -40 ${body.collar + 112} -26 ${body.collar + 124}C-8 ${body.collar + 110} 0 ${body.collar + 84} 4 ${body.collar + 58}C12 ${body.collar + 88} 20 ${body.collar + 108} 38 ${body.collar + 112}C42 ${body.collar + 92} 26 ${body.collar + 66} 12 ${body.collar + 46}Z`,
      shade(look.accent, 0.08),
    );
    oval(pen, 1, body.collar + 48, 17, 14, light(look.accent, 0.1));
    const waist = body.waistY + 80;
    fill(
      pen,
      `M${-body.hips - 12} ${waist}Q0 ${waist + 24} ${body.hips + 12} ${waist}V${body.hipY + 120}H${-body.hips - 12}Z`,
      run(pen, -body.hips, 0, body.hips, 0, [
        [0, light(look.accent, 0.1)],
        [1, shade(look.accent, 0.24)],
      ]),
    );
  },
  sleeve: (look) => ({ color: look.clothes, widths: [50, 43, 37], ends: 0.86, cuff: look.accent, hand: 1.04 }),
};

export const hanfuRobe: Outfit = {
  legs: (pen, body, look) => {
    const hem = body.floor - 6;
    const flare = body.hips + 130;
    oval(pen, 0, body.floor - 4, flare, 18, 'rgba(28,15,40,0.14)');
    const skirt = `M${-body.waist} ${body.waistY - 40}C${-body.hips - 20} ${body.hipY + 80} ${-flare + 30} ${hem - 300} ${-flare} ${hem}Q0 ${hem + 26} ${flare} ${hem}C${flare - 30} ${hem - 300} ${body.hips + 20} ${body.hipY + 80} ${body.waist} ${body.waistY - 40}Z`;
    const cream = '#fdf6ea';
    fill(
      pen,
      skirt,
      run(pen, 0, body.waistY, 0, hem, [
        [0, cream],
        [0.55, light(look.clothes, 0.55)],
        [1, look.clothes],
      ]),
    );
    inside(pen, skirt, () => {
      for (let i = -6; i <= 6; i += 1)
        line(
          pen,
          `M${i * 18} ${body.waistY}Q${i * 24} ${body.hipY + 200} ${i * (flare / 6.2)} ${hem + 10}`,
          fade(shade(look.clothes, 0.4), 0.2),
          4,
        );
      drawBlossoms(pen, body, look.accent, hem);
    });
  },
  torso: (pen, body, look) => {
    drawCloth(pen, body, look.clothes, 2);
    const n = body.neckWidth + 6;
    const top = body.collar - 20;
    const low = body.waistY - 78;
    const cream = '#fffaf0';
    fill(
      pen,
      `M${-n - 8} ${top}L${-4} ${body.shoulder + 92}L${n + 8} ${top}Z`,
      run(pen, 0, top, 0, body.shoulder + 90, [
        [0, shade(look.skin, 0.18)],
        [1, look.skin],
      ]),
    );
    // Cross collar, left over right.
    line(
      pen,
      `M${n + 8} ${top - 6}C${n + 4} ${top + 60} 20 ${body.shoulder + 70} -86 ${low}`,
      fade(shade(look.clothes, 0.6), 0.2),
      46,
    );
    line(
      pen,
      `M${-n - 8} ${top - 6}C${-n - 2} ${top + 60} -30 ${body.shoulder + 60} 20 ${body.shoulder + 120}`,
      cream,
      36,
    );
    line(
      pen,
      `M${-n - 18} ${top}C${-n - 14} ${top + 66} -46 ${body.shoulder + 76} 0 ${body.shoulder + 150}`,
      look.accent,
      15,
    );
    line(pen, `M${n + 8} ${top - 6}C${n + 4} ${top + 60} 26 ${body.shoulder + 66} -80 ${low}`, cream, 38);
    line(pen, `M${n + 20} ${top}C${n + 16} ${top + 66} 44 ${body.shoulder + 80} -66 ${low + 8}`, look.accent, 15);
    const sash = `M${-body.waist - 8} ${low - 4}Q0 ${low + 20} ${body.waist + 8} ${low - 4}L${body.waist + 6} ${low + 92}Q0 ${low + 116} ${-body.waist - 6} ${low + 92}Z`;
    fill(
      pen,
      sash,
      run(pen, -body.waist, 0, body.waist, 0, [
        [0, light(look.accent, 0.12)],
        [0.5, look.accent],
        [1, shade(look.accent, 0.26)],
      ]),
    );
    line(pen, `M${-body.waist - 8} ${low + 40}Q0 ${low + 64} ${body.waist + 8} ${low + 40}`, '#f0d08a', 7);
    line(
      pen,
      `M${-body.waist - 8} ${low + 8}Q0 ${low + 32} ${body.waist + 8} ${low + 8}M${-body.waist - 8} ${low + 82}Q0 ${low + 106} ${body.waist + 8} ${low + 82}`,
      fade('#f0d08a', 0.6),
      2.4,
    );
    for (const x of [-16, 8])
      line(
        pen,
        `M${x * 0.4} ${low + 66}C${x} ${low + 140} ${x * 1.8} ${low + 240} ${x * 1.4} ${body.hipY + 120}`,
        look.accent,
        13,
      );
    oval(
      pen,
      -2,
      low + 60,
      18,
      18,
      run(pen, -18, 0, 18, 0, [
        [0, '#dff0e4'],
        [1, '#7fb79a'],
      ]),
    );
    oval(pen, -2, low + 60, 6, 6, shade(look.accent, 0.2));
  },
  sleeve: (look) => ({
    color: look.clothes,
    widths: [42, 48, 62],
    ends: 0.97,
    cuff: light(look.accent, 0.1),
    hang: 150,
    hand: 0.88,
  }),
};

function drawBlossoms(pen: Pen, body: Body, color: string, hem: number): void {
  const spots = [
    [-0.55, 0.72],
    [-0.2, 0.86],
    [0.3, 0.76],
    [0.62, 0.9],
    [0.05, 0.62],
    [-0.75, 0.93],
  ] as const;
  for (const [x, y] of spots) {
    const [cx, cy] = [x * (body.hips + 90), body.waistY + (hem - body.waistY) * y];
    for (let i = 0; i < 5; i += 1) {
      const angle = (i * Math.PI * 2) / 5;
      oval(pen, cx + Math.cos(angle) * 12, cy + Math.sin(angle) * 12, 10, 10, fade(light(color, 0.5), 0.62));
    }
    oval(pen, cx, cy, 5, 5, '#f0d08a');
  }
}
