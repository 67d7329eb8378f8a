import type { Body } from '../rig/body';
import { both, fade, fill, light, line, oval, run, shade } from '../rig/paint';
import type { Pen } from '../types';

/** Trousers from the hip to the ankle, and shoes. */
export function drawTrousers(pen: Pen, body: Body, color: string, shoes: string, wide = 1): void {
  const { hips, hipY, floor } = body;
  const ankle = floor - 44;
  const knee = hipY + (ankle - hipY) * 0.48;
  both(pen, (side) => {
    drawShoe(pen, 66, floor, shoes);
    const d = `M-6 ${hipY - 30}L${hips + 2} ${hipY - 40}C${hips + 10} ${hipY + 90} ${106 * wide} ${knee - 60} ${100 * wide} ${knee}C${98 * wide} ${knee + 90} ${96 * wide} ${ankle - 90} ${95 * wide} ${ankle}L${36 - 6 * wide} ${ankle + 4}C${30 - 4 * wide} ${ankle - 90} ${26 - 8 * wide} ${knee + 60} ${22} ${knee}C14 ${knee - 120} 4 ${hipY + 130} -6 ${hipY + 60}Z`;
    fill(
      pen,
      d,
      run(
        pen,
        10,
        0,
        hips,
        0,
        side > 0
          ? [
              [0, color],
              [1, shade(color, 0.24)],
            ]
          : [
              [0, shade(color, 0.06)],
              [0.8, light(color, 0.08)],
              [1, color],
            ],
      ),
    );
    line(
      pen,
      `M${60 * wide} ${hipY + 120}Q${64 * wide} ${knee} ${62 * wide} ${ankle - 12}`,
      fade(shade(color, 0.6), 0.22),
      3,
    );
    line(pen, `M10 ${hipY + 90}Q40 ${hipY + 70} 62 ${hipY + 34}`, fade(shade(color, 0.6), 0.28), 4);
  });
}

function drawShoe(pen: Pen, x: number, floor: number, color: string): void {
  oval(pen, x + 12, floor - 2, 64, 10, 'rgba(28,15,40,0.16)');
  fill(
    pen,
    `M${x - 34} ${floor - 62}H${x + 32}C${x + 38} ${floor - 40} ${x + 62} ${floor - 30} ${x + 62} ${floor - 10}Q${x + 62} ${floor - 2} ${x + 52} ${floor - 2}H${x - 34}Q${x - 42} ${floor - 30} ${x - 34} ${floor - 62}Z`,
    run(pen, 0, floor - 62, 0, floor, [
      [0, light(color, 0.12)],
      [1, shade(color, 0.2)],
    ]),
  );
  line(pen, `M${x - 36} ${floor - 8}H${x + 60}`, fade('#ffffff', 0.35), 4);
}

/** A skirt from the waist to `length` (0 hip – 1 floor), with bare legs and shoes under it. */
export function drawSkirt(pen: Pen, body: Body, color: string, skin: string, shoes: string, length: number): void {
  const { hips, hipY, floor, waist, waistY } = body;
  const hem = hipY + (floor - hipY) * length;
  both(pen, (side) => {
    drawShoe(pen, 48, floor, shoes);
    const top = hem - 40;
    const d = `M6 ${top}H98C100 ${top + 160} 90 ${floor - 240} 76 ${floor - 52}H22C12 ${floor - 260} 8 ${top + 120} 6 ${top}Z`;
    fill(
      pen,
      d,
      run(
        pen,
        6,
        0,
        98,
        0,
        side > 0
          ? [
              [0, skin],
              [1, shade(skin, 0.2)],
            ]
          : [
              [0, shade(skin, 0.1)],
              [1, light(skin, 0.1)],
            ],
      ),
    );
    fill(pen, `M18 ${floor - 66}H80L82 ${floor - 34}H14Z`, shoes);
  });
  const flare = hips + 18 + 60 * length;
  fill(
    pen,
    `M${-waist} ${waistY + 40}C${-hips - 4} ${hipY - 60} ${-hips - 6} ${hipY} ${-flare} ${hem}Q0 ${hem + 34} ${flare} ${hem}C${hips + 6} ${hipY} ${hips + 4} ${hipY - 60} ${waist} ${waistY + 40}Z`,
    run(pen, -flare, 0, flare, 0, [
      [0, light(color, 0.1)],
      [0.5, color],
      [1, shade(color, 0.24)],
    ]),
  );
  for (const x of [-0.5, -0.1, 0.35, 0.7]) {
    line(
      pen,
      `M${x * hips} ${hipY + 20}Q${x * hips * 1.1} ${(hipY + hem) / 2} ${x * flare} ${hem - 6}`,
      fade(shade(color, 0.6), 0.2),
      4,
    );
  }
}
