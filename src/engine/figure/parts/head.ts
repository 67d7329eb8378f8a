import { both, fade, fill, glow, inside, light, line, oval, run, saved, shade } from '../rig/paint';
import type { Pen, Pose, PresenterDefinition, WholeLook } from '../types';
import { drawBrow, drawEye, type EyeLook } from './eyes';
import { drawMouth } from './mouth';

/** Outline of the face about the point between the eyes; the chin drops with the jaw. */
function facePath(jaw: number, drop: number): string {
  const j = 76 + 22 * jaw;
  const chin = 146 + drop;
  const flat = 30 + 24 * jaw;
  const right = `C76 -150 122 -104 122 -30C122 24 ${116 + 3 * jaw} 54 ${j + 16 + 4 * jaw} ${86}C${j - 2 + 6 * jaw} ${116 + drop * 0.5} ${flat} ${chin} 0 ${chin}`;
  const left = `C${-flat} ${chin} ${-j + 2 - 6 * jaw} ${116 + drop * 0.5} ${-j - 16 - 4 * jaw} 86C${-116 - 3 * jaw} 54 -122 24 -122 -30C-122 -104 -76 -150 0 -150`;
  return `M0 -150${right}${left}Z`;
}

/** Skin and features; hair in front of it is drawn afterwards. Origin between the eyes. */
export function drawFace(pen: Pen, definition: PresenterDefinition, look: WholeLook, pose: Pose): void {
  const { build } = definition;
  const drop = pose.mouth.open * 9;
  const outline = facePath(build.jaw, drop);
  both(pen, (side) => drawEar(pen, look.skin, side * pose.turn));
  fill(
    pen,
    outline,
    run(pen, -90, -140, 90, 150, [
      [0, light(look.skin, 0.25)],
      [0.5, look.skin],
      [1, shade(look.skin, 0.1)],
    ]),
  );
  inside(pen, outline, () => shadeFace(pen, definition, look, pose));
  saved(pen, () => {
    pen.translate(pose.turn * 11, pose.nod * 6);
    drawNose(pen, look.skin, pose, definition);
    const eyes = eyeLook(definition, look);
    for (const side of [-1, 1] as const) {
      saved(pen, () => {
        pen.translate(side * (50 + (build.eyes - 1) * 14) + pose.turn * 2, 8);
        pen.scale(side * (1 - side * pose.turn * 0.05), 1);
        drawEye(pen, pose, pose.gaze.x * side, eyes);
        drawBrow(pen, pose, eyes);
      });
    }
    pen.translate(0, 96);
    const isFemale = definition.sex === 'female';
    if (definition.hasBeard) drawBeard(pen, look, drop);
    drawMouth(pen, pose.mouth, pose.smile, {
      lips: lipsOf(definition, look),
      skin: look.skin,
      fullness: definition.style === 'cartoon' ? 0.42 : isFemale ? 0.86 : 0.6,
      isSoft: isFemale,
    });
    if (build.age > 0.3)
      both(pen, () =>
        line(pen, `M30 -34Q${50 + pose.smile * 3} -18 ${46} 8`, fade(shade(look.skin, 0.5), 0.16 + 0.2 * build.age), 3),
      );
  });
  if (definition.hasGlasses) drawGlasses(pen, pose);
}

function lipsOf({ sex, style }: PresenterDefinition, look: WholeLook): string {
  if (style === 'guofeng') return '#d8444f';
  if (style === 'cartoon') return '#ee8088';
  return sex === 'female' ? '#e0697a' : shade(look.skin, 0.22);
}

const eyeLook = (definition: PresenterDefinition, look: WholeLook): EyeLook => ({
  size: definition.build.eyes,
  iris: definition.style === 'cartoon' ? '#7a4a2c' : '#4d2f22',
  brow: blendBrow(look.hair),
  skin: look.skin,
  isFemale: definition.sex === 'female',
  isCartoon: definition.style === 'cartoon',
  age: definition.build.age,
});
const blendBrow = (hair: string): string => shade(hair, 0.12);

function drawEar(pen: Pen, skin: string, turn: number): void {
  const x = 117 - Math.max(0, turn) * 5;
  fill(
    pen,
    `M${x - 4} -14C${x + 12} -30 ${x + 25} -12 ${x + 20} 12C${x + 17} 32 ${x + 8} 44 ${x - 8} 40Z`,
    run(pen, x, 0, x + 22, 0, [
      [0, shade(skin, 0.12)],
      [1, skin],
    ]),
  );
  line(pen, `M${x + 4} -10C${x + 14} -14 ${x + 15} 4 ${x + 8} 18`, fade(shade(skin, 0.5), 0.35), 2.6);
}

function shadeFace(pen: Pen, definition: PresenterDefinition, look: WholeLook, pose: Pose): void {
  const isFemale = definition.sex === 'female';
  // Under the hair and down one side: the lamp stands to the left.
  fill(pen, 'M-130 -160H130V-96C80 -118 -80 -118 -130 -96Z', fade(shade(look.skin, 0.5), 0.1));
  fill(
    pen,
    'M150 -130V170H-40C30 140 44 66 36 -130Z',
    run(pen, 40, 0, 134, 0, [
      [0, fade(shade(look.skin, 0.35), 0)],
      [1, fade(shade(look.skin, 0.35), 0.34)],
    ]),
  );
  const blush = definition.style === 'cartoon' ? 0.5 : isFemale ? 0.34 : 0.14;
  for (const side of [-1, 1]) {
    const x = side * 72 + pose.turn * 8;
    oval(
      pen,
      x,
      62,
      40,
      26,
      glow(pen, x, 62, 40, [
        [0, fade('#f2727c', blush)],
        [1, fade('#f2727c', 0)],
      ]),
    );
  }
  oval(
    pen,
    -20,
    -60,
    84,
    46,
    glow(pen, -20, -60, 84, [
      [0, fade('#fffaf2', 0.3)],
      [1, fade('#fffaf2', 0)],
    ]),
  );
}

function drawNose(pen: Pen, skin: string, pose: Pose, definition: PresenterDefinition): void {
  const x = pose.turn * 5;
  const wide = definition.sex === 'female' ? 1 : 1.28;
  if (definition.style === 'cartoon') {
    line(pen, `M${x - 4} 52Q${x} 56 ${x + 5} 52`, fade(shade(skin, 0.5), 0.6), 3.4);
    return;
  }
  fill(
    pen,
    `M${x + 3} 4C${x + 10 * wide} 26 ${x + 17 * wide} 44 ${x + 13 * wide} 54C${x + 8} 60 ${x + 2} 60 ${x} 59Q${x + 8} 34 ${x + 3} 4Z`,
    fade(shade(skin, 0.35), 0.2),
  );
  line(
    pen,
    `M${x - 12 * wide} 53Q${x - 9} 60 ${x - 3} 58Q${x} 62 ${x + 4} 58Q${x + 10} 60 ${x + 13 * wide} 53`,
    fade(shade(skin, 0.52), 0.62),
    2.8,
  );
  oval(pen, x - 2, 46, 5 * wide, 6, fade('#fffaf2', 0.42));
}

function drawBeard(pen: Pen, look: WholeLook, drop: number): void {
  const ink = fade(look.hair, 0.88);
  fill(pen, 'M-40 -14C-28 -30 -8 -24 0 -18C8 -24 28 -30 40 -14C30 -12 14 -14 0 -10C-14 -14 -30 -12 -40 -14Z', ink);
  fill(
    pen,
    `M-16 ${26 + drop * 1.6}Q0 ${20 + drop * 1.6} 16 ${26 + drop * 1.6}Q14 ${46 + drop} 0 ${49 + drop}Q-14 ${46 + drop} -16 ${26 + drop * 1.6}Z`,
    ink,
  );
}

function drawGlasses(pen: Pen, pose: Pose): void {
  const frame = '#3a2c2a';
  saved(pen, () => {
    pen.translate(pose.turn * 13, pose.nod * 6 + 10);
    for (const side of [-1, 1]) {
      const x = side * 51;
      const lens = `M${x - 37} -18Q${x - 37} -27 ${x - 26} -27H${x + 26}Q${x + 37} -27 ${x + 37} -18C${x + 37} 12 ${x + 24} 29 ${x} 29C${x - 24} 29 ${x - 37} 12 ${x - 37} -18Z`;
      fill(pen, lens, fade('#eaf4ff', 0.14));
      fill(
        pen,
        `M${x - 26} -27H${x - 8}L${x - 28} 16Q${x - 37} 4 ${x - 37} -18Q${x - 37} -26 ${x - 26} -27Z`,
        fade('#ffffff', 0.22),
      );
      line(pen, lens, frame, 4.4);
      line(pen, `M${x + side * 37} -14L${side * 126 - pose.turn * 13} -8`, frame, 4.4);
    }
    line(pen, 'M-14 -12Q0 -20 14 -12', frame, 4.4);
  });
}
