import { boxOf, FRAMES, imageAt, type Scene, scenes, size } from '@/testing/erase/movingScenes';
import { Eraser } from './eraser';
import { packedPlanes } from './planes';
import type { EraseSettings } from './types';

/** Mean PSNR of the brightness within the box over the last two thirds, dB. */
function psnrOf(scene: Scene): number {
  const box = boxOf(scene);
  const share = {
    x: box.x / size.width,
    y: box.y / size.height,
    width: box.width / size.width,
    height: box.height / size.height,
  };
  const region = { id: 'a', box: share, spans: null, method: 'fill', strength: 0.6, cover: scene.cover } as const;
  const settings: EraseSettings = { regions: [region], cropAspect: 'free' };
  const eraser = new Eraser(settings, size);
  let sum = 0;
  let count = 0;
  for (let frame = 0; frame < FRAMES; frame += 1) {
    const data = imageAt(scene, frame, true);
    eraser.erase(packedPlanes(data, 'I420', size), frame / 30);
    if (frame < FRAMES / 3) continue;
    const truth = imageAt(scene, frame, false);
    for (let y = box.y; y < box.y + box.height; y += 1)
      for (let x = box.x; x < box.x + box.width; x += 1) {
        sum += ((data[y * size.width + x] ?? 0) - (truth[y * size.width + x] ?? 0)) ** 2;
        count += 1;
      }
  }
  return 10 * Math.log10(255 ** 2 / (sum / count));
}

test.each(scenes)('the background comes back: $name', (scene) => {
  const psnr = psnrOf(scene);
  expect(psnr).toBeGreaterThanOrEqual(scene.least);
});
