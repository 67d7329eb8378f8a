import { boxOf, FRAMES, groundOf, lettersOver, regionOf, type Scene, scenes, size } from '@/testing/erase/movingScenes';
import { Eraser } from './eraser';
import { packedPlanes } from './planes';

const AHEAD = 48;

/** PSNR of the brightness within the box, dB: of each image. */
function psnrsOf(scene: Scene): readonly number[] {
  const box = boxOf(scene);
  const eraser = new Eraser({ regions: [regionOf(scene)], cropAspect: 'free' }, size);
  const images = Array.from({ length: FRAMES }, (_, frame) => {
    const truth = groundOf(scene, frame);
    return { truth, data: lettersOver(scene, frame, truth) };
  });
  let seen = 0;
  return images.map(({ truth, data }, frame) => {
    for (; seen < Math.min(FRAMES, frame + AHEAD + 1); seen += 1)
      eraser.look(packedPlanes((images[seen] as (typeof images)[0]).data, 'I420', size), seen / 30);
    eraser.erase(packedPlanes(data, 'I420', size), frame / 30);
    let sum = 0;
    for (let y = box.y; y < box.y + box.height; y += 1)
      for (let x = box.x; x < box.x + box.width; x += 1)
        sum += ((data[y * size.width + x] ?? 0) - (truth[y * size.width + x] ?? 0)) ** 2;
    return 10 * Math.log10(255 ** 2 / Math.max(0.25, sum / (box.width * box.height)));
  });
}

test.each(scenes)('the background comes back: $name', (scene) => {
  const t0 = performance.now();
  const all = psnrsOf(scene);
  const ms = (performance.now() - t0) / FRAMES;
  const f = (n: number) => n.toFixed(1);
  console.log(`${scene.name}: least ${f(Math.min(...all))} ${f(ms)} ms mean ${f(all.reduce((a, b) => a + b) / all.length)} [${all.filter((_, i) => i % 6 === 0).map(f).join(' ')}]`);
  expect(Math.min(...all)).toBeGreaterThanOrEqual(scene.least);
});
