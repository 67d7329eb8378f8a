import { boxOf, groundOf, lettersOver, regionOf, type Scene, scenes, size } from '@/testing/erase/movingScenes';
import { Eraser } from '../eraser';
import { packedPlanes } from '../planes';
import { stretchesOf } from './estimateQuality';
import { FillTrial, standInOf } from './fillTrial';

/** Half of what the fill itself is measured on, and four of its scenes: the images are dear. */
const FRAMES = 45;
const tried = scenes.filter((_, index) => [1, 3, 4, 6].includes(index));

/** dB of the brightness in what was made up, against the same image without letters. */
function real(scene: Scene): number {
  const region = regionOf(scene);
  const eraser = new Eraser({ regions: [region], cropAspect: 'free' }, size);
  const box = boxOf(scene);
  let sum = 0;
  let count = 0;
  for (let frame = 0; frame < FRAMES; frame += 1) {
    const truth = groundOf(scene, frame);
    const data = lettersOver(scene, frame, truth);
    const before = data.slice();
    eraser.erase(packedPlanes(data, 'I420', size), frame / 30);
    if (frame < FRAMES / 3) continue;
    for (let y = box.y; y < box.y + box.height; y += 1)
      for (let x = box.x; x < box.x + box.width; x += 1) {
        const at = y * size.width + x;
        if (scene.cover === 'strokes' && data[at] === before[at] && data[at] === truth[at]) continue;
        sum += ((data[at] ?? 0) - (truth[at] ?? 0)) ** 2;
        count += 1;
      }
  }
  return 10 * Math.log10(255 ** 2 / (sum / count));
}

function estimated(scene: Scene): number | null {
  const region = regionOf(scene);
  const trial = new FillTrial(region, [region], size, 0);
  for (let frame = 0; frame < FRAMES; frame += 1)
    trial.look(
      packedPlanes(lettersOver(scene, frame, groundOf(scene, frame)), 'I420', size),
      frame / 30,
      frame >= FRAMES / 3,
    );
  return trial.psnr;
}

/** Above it nobody sees a difference. */
const MOST = 40;

test.each(tried)('what is told is near what comes: $name', (scene) => {
  const [told, comes] = [estimated(scene) ?? Number.NaN, real(scene)];
  expect(Math.abs(Math.min(MOST, told) - Math.min(MOST, comes))).toBeLessThanOrEqual(3);
});

test('a place that stands in touches no region and lies in the image; without room there is none', () => {
  const box = { x: 40, y: 600, width: 640, height: 100 };
  const image = { width: 720, height: 1280 };
  expect(standInOf(box, [box], image)).toEqual({ ...box, y: 428 });
  const above = { x: 0, y: 380, width: 720, height: 160 };
  expect(standInOf(box, [box, above], image)).toEqual({ ...box, y: 772 });
  const below = { x: 0, y: 720, width: 720, height: 300 };
  expect(standInOf(box, [box, above, below], image)).toBeNull();
  const most = { x: 0, y: 100, width: 720, height: 1100 };
  expect(standInOf(most, [most], image)).toBeNull();
  // Beside a column of letters.
  const column = { x: 100, y: 0, width: 80, height: 1280 };
  expect(standInOf(column, [column], image)).toEqual({ ...column, x: 252 });
});

test('stretches lie evenly in the time in which letters stand', () => {
  expect(stretchesOf({ spans: null }, 60).map(({ start }) => start)).toEqual([9.4, 29.4, 49.4]);
  const spans = [
    { start: 10, end: 12 },
    { start: 50, end: 54 },
  ];
  const found = stretchesOf({ spans }, 60);
  expect(found).toHaveLength(3);
  for (const { start, end } of found) {
    expect(end - start).toBeCloseTo(1.2);
    expect(spans.some((span) => start >= span.start - 1e-9 && end <= span.end + 1e-9)).toBe(true);
  }
  expect(stretchesOf({ spans: [{ start: 3, end: 3.4 }] }, 60)).toEqual([{ start: 3, end: 3.4 }]);
  expect(stretchesOf({ spans: [{ start: 70, end: 80 }] }, 60)).toEqual([]);
});

test('where no letters stand nothing is told', () => {
  const [scene] = scenes.filter(({ cover }) => cover === 'strokes');
  if (!scene) throw new Error('no scene');
  const region = regionOf(scene);
  const trial = new FillTrial({ ...region, strength: 0 }, [region], size, 0);
  const plain = new Uint8Array(size.width * size.height * 1.5).fill(128);
  trial.look(packedPlanes(plain, 'I420', size), 0, true);
  expect(trial.psnr).toBeNull();
});
