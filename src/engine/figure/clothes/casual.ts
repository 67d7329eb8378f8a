import { type Body, torsoPath } from '../rig/body';
import { fade, fill, inside, light, line, oval, run, shade } from '../rig/paint';
import type { Pen, WholeLook } from '../types';
import { drawButtons, drawCloth } from './cloth';
import { drawSkirt, drawTrousers } from './legs';
import type { Outfit } from './types';

/** Skin in a round or pointed opening, shadowed by the chin. */
function drawOpening(pen: Pen, body: Body, skin: string, d: string): void {
  fill(
    pen,
    d,
    run(pen, 0, body.collar - 30, 0, body.shoulder + 110, [
      [0, shade(skin, 0.2)],
      [0.5, skin],
      [1, light(skin, 0.1)],
    ]),
  );
  inside(pen, d, () => {
    for (const side of [-1, 1])
      line(
        pen,
        `M${side * 12} ${body.collar + 34}Q${side * 50} ${body.collar + 22} ${side * 96} ${body.collar + 30}`,
        fade(shade(skin, 0.4), 0.3),
        3.4,
      );
  });
}

export const knit: Outfit = {
  legs: (pen, body, look) => drawSkirt(pen, body, '#f5efe6', look.skin, '#c88f78', 0.46),
  torso: (pen, body, look) => {
    const d = drawCloth(pen, body, look.clothes);
    inside(pen, d, () => {
      for (let x = -180; x <= 180; x += 20)
        line(
          pen,
          `M${x} ${body.collar}Q${x * 0.86} ${body.waistY} ${x * 1.05} ${body.hipY + 80}`,
          fade(shade(look.clothes, 0.5), 0.1),
          3.4,
        );
    });
    const n = body.neckWidth + 16;
    const top = body.collar - 14;
    drawOpening(
      pen,
      body,
      look.skin,
      `M${-n} ${top}C${-n + 4} ${top + 60} -46 ${top + 128} 0 ${top + 142}C46 ${top + 128} ${n - 4} ${top + 60} ${n} ${top}Z`,
    );
    line(
      pen,
      `M${-n - 2} ${top + 4}C${-n + 2} ${top + 62} -48 ${top + 134} 0 ${top + 148}C48 ${top + 134} ${n - 2} ${top + 62} ${n + 2} ${top + 4}`,
      light(look.clothes, 0.22),
      11,
    );
    line(pen, `M${-n + 14} ${top + 20}Q0 ${top + 118} ${n - 14} ${top + 20}`, look.accent, 2.6);
    oval(pen, 0, top + 76, 7, 8, '#ffffff');
    fill(
      pen,
      `M${-body.waist - 6} ${body.waistY + 36}H${body.waist + 6}V${body.waistY + 66}H${-body.waist - 6}Z`,
      '#f5efe6',
    );
  },
  sleeve: (look) => ({
    color: look.clothes,
    widths: [41, 34, 28],
    ends: 0.9,
    cuff: light(look.clothes, 0.16),
    hand: 0.9,
  }),
};

export const apron: Outfit = {
  legs: (pen, body, look) => {
    drawTrousers(pen, body, '#4a5d86', '#f4f0ea', 0.96);
    const hem = body.hipY + 240;
    fill(
      pen,
      `M${-body.hips + 8} ${body.hipY - 60}H${body.hips - 8}L${body.hips + 4} ${hem}Q0 ${hem + 22} ${-body.hips - 4} ${hem}Z`,
      run(pen, -body.hips, 0, body.hips, 0, [
        [0, light(look.accent, 0.1)],
        [1, shade(look.accent, 0.22)],
      ]),
    );
  },
  torso: (pen, body, look) => {
    drawCloth(pen, body, look.clothes);
    const n = body.neckWidth;
    drawOpening(
      pen,
      body,
      look.skin,
      `M${-n - 12} ${body.collar - 14}L0 ${body.collar + 84}L${n + 12} ${body.collar - 14}Z`,
    );
    for (const side of [-1, 1]) {
      const wing = `M${side * (n + 6)} ${body.collar - 26}C${side * (n + 46)} ${body.collar - 2} ${side * (n + 50)} ${body.collar + 46} ${side * 50} ${body.collar + 84}L${side * 6} ${body.collar + 70}Q${side * 34} ${body.collar + 30} ${side * (n + 6)} ${body.collar - 26}Z`;
      fill(pen, wing, light(look.clothes, 0.25));
      line(pen, wing, fade(shade(look.clothes, 0.6), 0.3), 2.2);
    }
    const [c, h] = [body.chest - 48, body.hips + 2];
    const top = body.shoulder + 118;
    for (const side of [-1, 1])
      line(
        pen,
        `M${side * (c - 8)} ${top + 8}Q${side * (c + 8)} ${body.shoulder + 30} ${side * (n + 30)} ${body.collar + 22}`,
        look.accent,
        19,
      );
    const bib = `M${-c} ${top}Q0 ${top + 16} ${c} ${top}L${c + 6} ${body.waistY - 60}Q${body.waist + 4} ${body.waistY - 8} ${body.waist + 4} ${body.waistY}L${h} ${body.hipY}V${body.hipY + 70}H${-h}V${body.hipY}L${-body.waist - 4} ${body.waistY}Q${-body.waist - 4} ${body.waistY - 8} ${-c - 6} ${body.waistY - 60}Z`;
    fill(
      pen,
      bib,
      run(pen, -h, top, h, body.hipY, [
        [0, light(look.accent, 0.16)],
        [0.5, look.accent],
        [1, shade(look.accent, 0.22)],
      ]),
    );
    inside(pen, bib, () => {
      line(pen, `M${-c + 10} ${top + 12}Q0 ${top + 28} ${c - 10} ${top + 12}`, fade(light(look.accent, 0.7), 0.5), 2.4);
      fill(
        pen,
        `M-62 ${body.waistY + 50}H62V${body.hipY + 40}Q0 ${body.hipY + 62} -62 ${body.hipY + 40}Z`,
        fade(shade(look.accent, 0.5), 0.2),
      );
    });
    line(
      pen,
      `M${-body.waist - 4} ${body.waistY}Q0 ${body.waistY + 26} ${body.waist + 4} ${body.waistY}`,
      shade(look.accent, 0.2),
      12,
    );
    drawLeaf(pen, 0, top + 92, light(look.accent, 0.75));
  },
  sleeve: (look) => ({
    color: look.clothes,
    widths: [42, 36, 31],
    ends: 0.74,
    cuff: light(look.clothes, 0.2),
    hand: 0.94,
  }),
};

function drawLeaf(pen: Pen, x: number, y: number, color: string): void {
  fill(
    pen,
    `M${x} ${y + 26}C${x - 34} ${y + 10} ${x - 30} ${y - 24} ${x} ${y - 34}C${x + 30} ${y - 24} ${x + 34} ${y + 10} ${x} ${y + 26}Z`,
    fade(color, 0.9),
  );
  line(pen, `M${x} ${y + 34}V${y - 14}M${x} ${y + 8}l14 -12M${x} ${y + 4}l-12 -11`, fade('#2a1738', 0.35), 3);
}

export const cardigan: Outfit = {
  legs: (pen, body) => drawTrousers(pen, body, '#5a5550', '#3a2a22', 1.02),
  torso: (pen, body, look) => {
    drawCloth(pen, body, look.accent, -6);
    const n = body.neckWidth + 8;
    const top = body.collar - 16;
    for (const side of [-1, 1]) {
      const wing = `M${side * n} ${top - 14}L${side * (n + 26)} ${top + 34}L${side * 40} ${top + 78}L${side * 2} ${top + 26}Q${side * 30} ${top + 10} ${side * n} ${top - 14}Z`;
      fill(pen, wing, light(look.accent, 0.5));
      line(pen, wing, fade(shade(look.accent, 0.6), 0.34), 2);
    }
    drawButtons(pen, 0, body.collar + 90, body.waistY - 30, 4, look.accent);
    const whole = new Path2D(torsoPath(body, 8));
    inside(pen, whole, () => {
      for (const side of [-1, 1]) {
        const d = `M${side * (n + 10)} ${top - 30}C${side * (n + 30)} ${top + 120} ${side * 40} ${body.shoulder + 190} ${side * 24} ${body.waistY - 70}L${side * 20} ${body.hipY + 90}H${side * 300}V${top - 60}Z`;
        fill(
          pen,
          d,
          run(pen, side < 0 ? -200 : 20, 0, side < 0 ? -20 : 220, 0, [
            [0, light(look.clothes, side < 0 ? 0.14 : 0.02)],
            [1, shade(look.clothes, side < 0 ? 0.02 : 0.24)],
          ]),
        );
        line(
          pen,
          `M${side * (n + 18)} ${top - 30}C${side * (n + 38)} ${top + 120} ${side * 48} ${body.shoulder + 190} ${side * 33} ${body.waistY - 70}L${side * 29} ${body.hipY + 90}`,
          shade(look.clothes, 0.2),
          17,
        );
        for (let x = 60; x < 220; x += 18)
          line(pen, `M${side * x} ${body.shoulder}V${body.hipY + 60}`, fade(shade(look.clothes, 0.6), 0.09), 3);
        fill(
          pen,
          `M${side * 62} ${body.hipY - 76}H${side * 142}V${body.hipY + 10}H${side * 62}Z`,
          fade(shade(look.clothes, 0.5), 0.18),
        );
      }
    });
    drawButtons(pen, 29, body.waistY - 40, body.hipY + 30, 3, '#4a342a');
  },
  sleeve: (look) => ({
    color: look.clothes,
    widths: [50, 42, 35],
    ends: 0.94,
    cuff: shade(look.clothes, 0.14),
    hand: 1.02,
  }),
};

export const hoodie: Outfit = {
  legs: (pen, body) => drawTrousers(pen, body, '#6f86c9', '#ffffff', 0.92),
  torso: (pen, body, look: WholeLook) => {
    fill(
      pen,
      `M-108 ${body.collar + 44}C-150 ${body.collar - 40} -90 ${body.collar - 96} 0 ${body.collar - 96}C90 ${body.collar - 96} 150 ${body.collar - 40} 108 ${body.collar + 44}Z`,
      shade(look.clothes, 0.2),
    );
    drawCloth(pen, body, look.clothes, 12);
    const n = body.neckWidth + 26;
    fill(pen, `M${-n} ${body.collar - 24}Q0 ${body.collar + 96} ${n} ${body.collar - 24}Z`, '#fffaf2');
    line(
      pen,
      `M${-n - 6} ${body.collar - 14}Q0 ${body.collar + 106} ${n + 6} ${body.collar - 14}`,
      light(look.clothes, 0.25),
      22,
    );
    for (const side of [-1, 1]) {
      line(
        pen,
        `M${side * 36} ${body.collar + 44}Q${side * 44} ${body.collar + 100} ${side * 38} ${body.collar + 150}`,
        look.accent,
        7,
      );
      oval(pen, side * 38, body.collar + 156, 7, 10, shade(look.accent, 0.1));
    }
    const p = body.waistY + 20;
    const pocket = `M-66 ${p}H66L96 ${p + 110}H-96Z`;
    fill(pen, pocket, fade(shade(look.clothes, 0.4), 0.2));
    line(pen, pocket, fade(shade(look.clothes, 0.5), 0.3), 3.4);
    drawStar(pen, 0, body.shoulder + 178, 40, look.accent);
    fill(
      pen,
      `M${-body.hips - 8} ${body.hipY + 14}H${body.hips + 8}V${body.hipY + 62}H${-body.hips - 8}Z`,
      shade(look.clothes, 0.14),
    );
  },
  sleeve: (look) => ({
    color: look.clothes,
    widths: [44, 40, 36],
    ends: 0.95,
    cuff: shade(look.clothes, 0.12),
    hand: 0.92,
  }),
};

function drawStar(pen: Pen, x: number, y: number, radius: number, color: string): void {
  pen.beginPath();
  for (let i = 0; i < 10; i += 1) {
    const angle = (i * Math.PI) / 5 - Math.PI / 2;
    const r = i % 2 ? radius * 0.5 : radius;
    pen.lineTo(x + Math.cos(angle) * r, y + Math.sin(angle) * r);
  }
  pen.closePath();
  pen.lineJoin = 'round';
  pen.lineWidth = 8;
  pen.strokeStyle = color;
  pen.stroke();
  pen.fillStyle = color;
  pen.fill();
}
