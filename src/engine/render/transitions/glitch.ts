import { scramble } from '../effects/finish';
import { type PaintTransition, snapshot } from './sides';

const SLICES = 18;
/** Images of disturbance in the whole transition; each stands still. */
const STEPS = 10;

/** 0–1, equal everywhere for equal numbers. */
const chance = (step: number, index: number): number => (scramble(step * 997 + index) & 0xffff) / 0xffff;

/** A disturbed signal: slices out of place and colors apart, most at half-way, where the image changes. */
export const glitch: PaintTransition = (context, sides, progress, tools) => {
  const { width, height } = sides;
  const step = Math.floor(progress * STEPS);
  const force = Math.sin(progress * Math.PI);
  const isTo = chance(step, 500) < (progress - 0.5) * 4 + 0.5;
  const image = snapshot(isTo ? sides.to : sides.from, sides, tools);
  const { canvas } = image;
  context.drawImage(canvas, 0, 0, width, height);
  context.save();
  context.beginPath();
  context.rect(0, 0, width, height);
  context.clip();
  for (let index = 0; index < SLICES; index += 1) {
    if (chance(step, index) > 0.35 + force * 0.45) continue;
    const top = chance(step, index + 100);
    const tall = 0.01 + chance(step, index + 200) * 0.08;
    const by = (chance(step, index + 300) - 0.5) * 0.5 * force * width;
    const [sy, sh] = [Math.floor(top * canvas.height), Math.max(1, Math.floor(tall * canvas.height))];
    // What leaves on one side comes in on the other.
    for (const wrap of [by, by - Math.sign(by) * width])
      context.drawImage(canvas, 0, sy, canvas.width, sh, wrap, top * height, width, tall * height);
  }
  const apart = width * 0.035 * force;
  for (const [color, by] of [
    ['#ff1053', apart],
    ['#00e5ff', -apart],
  ] as const) {
    const ghost = tools.surfaces.take(canvas.width, canvas.height);
    ghost.drawImage(canvas, 0, 0);
    ghost.globalCompositeOperation = 'multiply';
    ghost.fillStyle = color;
    ghost.fillRect(0, 0, canvas.width, canvas.height);
    context.globalCompositeOperation = 'screen';
    context.globalAlpha = 0.55 * force;
    context.drawImage(ghost.canvas, by, 0, width, height);
  }
  context.restore();
};
