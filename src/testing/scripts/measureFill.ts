/**
 * Measures what is filled in under letters on the scenes that move, and what could be: the oracle knows how each layer moves
 * and takes of what other images show at a place that which is nearest to the truth. Prints dB within the box, the share of what
 * was covered that any image shows, the oracle of that share, and the oracle of the box with the rest as it is filled now.
 * `npx tsx src/testing/scripts/measureFill.ts [part of a scene's name]`
 */
import { Eraser } from '../../engine/erase/eraser';
import { cubicAt } from '../../engine/erase/paint/between';
import { packedPlanes } from '../../engine/erase/planes';
import { motions } from '../erase/layers';
import { boxOf, FRAMES, groundOf, lettersOver, regionOf, type Scene, scenes, size } from '../erase/movingScenes';

const EVERY = 20;
const { width, height } = size;
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const decibels = (sum: number, count: number): number => 10 * Math.log10(255 ** 2 / Math.max(0.25, sum / count));

interface Image {
  readonly truth: Uint8Array;
  readonly data: Uint8Array;
  /** 1 where something was made up. */
  readonly covered: Uint8Array;
  readonly made: Uint8Array;
}

function fillAll(scene: Scene): readonly Image[] {
  const eraser = new Eraser({ regions: [regionOf(scene)], cropAspect: 'free' }, size);
  const images = Array.from({ length: scene.frames ?? FRAMES }, (_, frame) => {
    const truth = groundOf(scene, frame);
    return { truth, data: lettersOver(scene, frame, truth) };
  });
  for (const [frame, { data }] of images.entries()) eraser.look(packedPlanes(data, 'I420', size), frame / 30);
  return images.map(({ truth, data }, frame) => {
    const made = data.slice();
    eraser.erase(packedPlanes(made, 'I420', size), frame / 30);
    return { truth, data, made, covered: data.map((value, at) => (value !== made[at] || value !== truth[at] ? 1 : 0)) };
  });
}

/** The least squared error with which another image shows a pixel; null where none does. */
function oracleAt(scene: Scene, images: readonly Image[], frame: number, x: number, y: number): number | null {
  const motion = motions.get(scene.ground);
  const layer = motion?.layerAt(x, y, frame);
  const shift = motion?.shifts[layer ?? 0];
  if (!motion || !shift) return null;
  const [left, top] = shift(frame);
  let best: number | null = null;
  for (const [other, { covered, data }] of images.entries()) {
    const [px, py] = [x + left - shift(other)[0], y + top - shift(other)[1]];
    if (other === frame || !(px >= 1 && py >= 1 && px < width - 2 && py < height - 2)) continue;
    const at = Math.floor(py) * width + Math.floor(px);
    if (covered[at] || covered[at + 1] || covered[at + width] || covered[at + width + 1]) continue;
    if (motion.layerAt(px, py, other) !== layer) continue;
    const apart = cubicAt(data, width, height, px, py) - (images[frame]?.truth[y * width + x] ?? 0);
    best = Math.min(best ?? Number.POSITIVE_INFINITY, apart ** 2);
  }
  return best;
}

function measure(scene: Scene): string {
  const images = fillAll(scene);
  const box = boxOf(scene);
  const sums = { made: 0, seen: 0, rest: 0, count: 0, covered: 0, seenCount: 0 };
  for (let frame = 0; frame < images.length; frame += EVERY) {
    const { made, truth, covered } = images[frame] as Image;
    for (let y = box.y; y < box.y + box.height; y += 1)
      for (let x = box.x; x < box.x + box.width; x += 1) {
        const at = y * width + x;
        const apart = ((made[at] ?? 0) - (truth[at] ?? 0)) ** 2;
        sums.count += 1;
        sums.made += apart;
        const best = covered[at] === 1 ? oracleAt(scene, images, frame, x, y) : null;
        sums.covered += covered[at] ?? 0;
        sums.seenCount += best === null ? 0 : 1;
        sums.seen += best ?? 0;
        sums.rest += best === null ? apart : 0;
      }
  }
  const made = `${scene.name}: ${decibels(sums.made, sums.count).toFixed(1)} dB`;
  if (!motions.has(scene.ground)) return made;
  const share = ((100 * sums.seenCount) / sums.covered).toFixed(0);
  const seen = decibels(sums.seen, sums.seenCount).toFixed(1);
  return `${made}; seen ${share} %, oracle of it ${seen}, of the box ${decibels(sums.seen + sums.rest, sums.count).toFixed(1)}`;
}

for (const scene of scenes) if (scene.name.includes(process.argv[2] ?? '')) say(measure(scene));
