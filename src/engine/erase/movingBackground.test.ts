import {
  boxOf,
  FRAMES,
  groundOf,
  lettersOver,
  psnrInBox,
  regionOf,
  type Scene,
  scenes,
  size,
} from '@/testing/erase/movingScenes';
import { Eraser } from './eraser';
import { packedPlanes } from './planes';

/** Images that are looked at ahead of the one that is filled, and every how many one is filled: as dear as it gets. */
const AHEAD = 48;
const EVERY = 20;

const planesOf = (data: Uint8Array) => packedPlanes(data, 'I420', size);

interface Image {
  readonly data: Uint8Array;
  readonly truth: Uint8Array;
}

const imagesOf = (scene: Scene, count = scene.frames ?? FRAMES): readonly Image[] =>
  Array.from({ length: count }, (_, frame) => {
    const truth = groundOf(scene, frame);
    return { truth, data: lettersOver(scene, frame, truth) };
  });

/** Fills some of the images as a job does: looked at ahead, in order. @returns dB of each within the box. */
function fill(scene: Scene, images: readonly Image[], asked: readonly number[], spans = regionOf(scene).spans) {
  const eraser = new Eraser({ regions: [{ ...regionOf(scene), spans }], cropAspect: 'free' }, size);
  let seen = 0;
  return asked.map((frame) => {
    for (; seen < Math.min(images.length, frame + AHEAD + 1); seen += 1) {
      const next = images[seen];
      if (next) eraser.look(planesOf(next.data), seen / 30);
    }
    const image = images[frame];
    if (!image) throw new Error(`no image ${frame}`);
    const made = image.data.slice();
    eraser.erase(planesOf(made), frame / 30);
    return psnrInBox(scene, made, image.truth);
  });
}

const someOf = (count: number): readonly number[] => [
  ...new Set([...Array.from({ length: Math.ceil(count / EVERY) }, (_, index) => index * EVERY), count - 1]),
];

const sceneOf = (name: string): Scene => {
  const scene = scenes.find((one) => one.name.startsWith(name));
  if (!scene) throw new Error(`no scene ${name}`);
  return scene;
};

test.each(scenes)('the background comes back, from the first image to the last: $name', (scene) => {
  const images = imagesOf(scene);
  const psnrs = fill(scene, images, someOf(images.length));
  expect(Math.min(...psnrs)).toBeGreaterThanOrEqual(scene.least);
});

test('a video of a few images is filled from what they show', () => {
  const scene = sceneOf('camera rises by whole pixels');
  const images = imagesOf(scene, 12);
  const psnrs = fill(scene, images, [0, 11]);
  // Two pixels an image: 22 of the 30 rows are seen above or below.
  expect(Math.min(...psnrs)).toBeGreaterThan(22);
  expect(Math.min(...fill(scene, images.slice(0, 1), [0]))).toBeGreaterThan(15);
});

test('nothing is filled across a cut, even where both scenes look alike around the box', () => {
  const scene: Scene = { ...sceneOf('standing camera'), cover: 'region' };
  const { y, height } = boxOf(scene);
  // Far above the box one scene is dark and the other bright; in the box the other shows something else, with no letters.
  const sky = (data: Uint8Array, level: number) => data.slice().fill(level, 0, 54 * size.width);
  const before = imagesOf(scene, 8).map(({ data, truth }) => ({ data: sky(data, 16), truth: sky(truth, 16) }));
  const after = before.map(({ truth }) => {
    const data = sky(truth, 235).fill(200, y * size.width, (y + height) * size.width);
    return { data, truth: data };
  });
  const spans = [{ start: 0, end: 8 / 30 - 0.21 }];
  const alone = fill(scene, before, [1], spans);
  expect(fill(scene, [...before, ...after], [1], spans)).toEqual(alone);
});

test('what stood there before the letters came is put back', () => {
  const scene: Scene = { ...sceneOf('standing camera'), cover: 'region' };
  const images = imagesOf(scene, 30).map(({ truth, data }, frame) => ({ truth, data: frame < 12 ? truth : data }));
  const [psnr] = fill(scene, images, [20], [{ start: 12 / 30, end: 2 }]);
  expect(psnr).toBeGreaterThan(45);
  // Without having looked at what was before it is made up.
  const [blind] = fill(scene, images, [20], [{ start: 0, end: 2 }]);
  expect(blind).toBeLessThan(25);
});

test('a thing as bright as the background, but of another color, that passes behind the letters leaves no tint', () => {
  const scene = sceneOf('standing camera, cues');
  const colors = { from: size.width * size.height, count: (size.width * size.height) / 4 };
  // The first cue's background is seen in the second: in its first images the thing is there.
  const images = imagesOf(scene, 48).map(({ data }, frame) =>
    frame < 24 || frame > 25 ? data : data.slice().fill(190, colors.from, colors.from + colors.count),
  );
  const eraser = new Eraser({ regions: [regionOf(scene)], cropAspect: 'free' }, size);
  images.forEach((data, frame) => {
    eraser.look(planesOf(data), frame / 30);
  });
  const made = (images[10] ?? new Uint8Array()).slice();
  eraser.erase(planesOf(made), 10 / 30);
  const tint = made.subarray(colors.from, colors.from + colors.count).map((value) => Math.abs(value - 128));
  expect(Math.max(...tint)).toBeLessThanOrEqual(2);
});
