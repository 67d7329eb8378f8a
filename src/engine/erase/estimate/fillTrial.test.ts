import { boxOf, groundOf, lettersOver, regionOf, type Scene, scenes, size } from '@/testing/erase/movingScenes';
import { Eraser } from '../eraser';
import { packedPlanes } from '../planes';
import { stretchesOf } from './estimateQuality';
import { FillTrial, standInOf } from './fillTrial';

/** The images are dear: of each scene so many, and every n-th is filled. */
const FRAMES = 10;
const EVERY = 10;
/** Some of each kind: what cannot be filled well, what can, and what moves in the region alone. */
const tried = scenes.filter((_, index) => [1, 4, 9, 11, 12, 14].includes(index));

/** dB of the brightness in what was made up, against the same image without letters. */
function real(scene: Scene, images: readonly (readonly [Uint8Array, Uint8Array])[]): number {
  const region = regionOf(scene);
  const eraser = new Eraser({ regions: [region], cropAspect: 'free' }, size);
  const box = boxOf(scene);
  let sum = 0;
  let count = 0;
  images.forEach(([data], frame) => {
    eraser.look(packedPlanes(data, 'I420', size), frame / 30);
  });
  images.forEach(([before, truth], frame) => {
    if (frame % EVERY !== 4) return;
    const data = before.slice();
    eraser.erase(packedPlanes(data, 'I420', size), frame / 30);
    for (let y = box.y; y < box.y + box.height; y += 1)
      for (let x = box.x; x < box.x + box.width; x += 1) {
        const at = y * size.width + x;
        if (scene.cover === 'strokes' && data[at] === before[at] && data[at] === truth[at]) continue;
        sum += ((data[at] ?? 0) - (truth[at] ?? 0)) ** 2;
        count += 1;
      }
  });
  return 10 * Math.log10(255 ** 2 / Math.max(0.25, sum / count));
}

function estimated(scene: Scene, images: readonly (readonly [Uint8Array, Uint8Array])[]): number | null {
  const region = regionOf(scene);
  const trial = new FillTrial(region, [region], size, 0);
  images.forEach(([data], frame) => {
    trial.look(packedPlanes(data, 'I420', size), frame / 30, frame % EVERY === 4);
  });
  trial.finishStretch();
  return trial.psnr;
}

/** Above it nobody sees a difference. */
const MOST = 40;

/** Pearson's, of pairs. */
function correlation(pairs: readonly (readonly [number, number])[]): number {
  const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [mx, my] = [mean(pairs.map(([x]) => x)), mean(pairs.map(([, y]) => y))];
  const product = mean(pairs.map(([x, y]) => (x - mx) * (y - my)));
  return product / Math.sqrt(mean(pairs.map(([x]) => (x - mx) ** 2)) * mean(pairs.map(([, y]) => (y - my) ** 2)));
}

test('what is told beforehand follows what comes', () => {
  const pairs = tried.map((scene) => {
    const images = Array.from({ length: FRAMES }, (_, frame) => {
      const truth = groundOf(scene, frame);
      return [lettersOver(scene, frame, truth), truth] as const;
    });
    return [Math.min(MOST, estimated(scene, images) ?? Number.NaN), Math.min(MOST, real(scene, images))] as const;
  });
  expect(correlation(pairs)).toBeGreaterThan(0.85);
  for (const [told, came] of pairs) expect(Math.abs(told - came)).toBeLessThan(4.5);
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
  expect(stretchesOf({ spans: null }, 60).map(({ start }) => start)).toEqual([9.2, 29.2, 49.2]);
  const spans = [
    { start: 10, end: 12 },
    { start: 50, end: 54 },
  ];
  const found = stretchesOf({ spans }, 60);
  expect(found).toHaveLength(3);
  for (const { start, end } of found) {
    expect(end - start).toBeCloseTo(1.6);
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
  trial.finishStretch();
  expect(trial.psnr).toBeNull();
});
