import { boxOf, FRAMES, groundOf, lettersOver, regionOf, type Scene, scenes, size } from '@/testing/erase/movingScenes';
import { Eraser } from './eraser';
import { packedPlanes } from './planes';

/** PSNR of the brightness within the box, dB: of each image. */
function psnrsOf(scene: Scene): readonly number[] {
  const box = boxOf(scene);
  const eraser = new Eraser({ regions: [regionOf(scene)], cropAspect: 'free' }, size);
  return Array.from({ length: FRAMES }, (_, frame) => {
    const truth = groundOf(scene, frame);
    const data = lettersOver(scene, frame, truth);
    eraser.erase(packedPlanes(data, 'I420', size), frame / 30);
    let sum = 0;
    for (let y = box.y; y < box.y + box.height; y += 1)
      for (let x = box.x; x < box.x + box.width; x += 1)
        sum += ((data[y * size.width + x] ?? 0) - (truth[y * size.width + x] ?? 0)) ** 2;
    return 10 * Math.log10(255 ** 2 / Math.max(0.25, sum / (box.width * box.height)));
  });
}

test.each(scenes)('the background comes back: $name', (scene) => {
  expect(Math.min(...psnrsOf(scene))).toBeGreaterThanOrEqual(scene.least);
});
