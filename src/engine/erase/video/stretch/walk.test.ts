import { groundOf, lettersOver, psnrInBox, regionOf, type Scene, scenes, size } from '@/testing/erase/movingScenes';
import { Eraser } from '../../eraser';
import { packedPlanes } from '../../planes';
import { leadOf, walkStretch } from './walk';

const planesOf = (data: Uint8Array) => packedPlanes(data, 'I420', size);

interface Image {
  readonly time: number;
  readonly truth: Uint8Array;
  readonly data: Uint8Array;
}

const imagesOf = (scene: Scene, count: number): readonly Image[] =>
  Array.from({ length: count }, (_, frame) => {
    const truth = groundOf(scene, frame);
    return { time: frame / 30, truth, data: lettersOver(scene, frame, truth) };
  });

async function* from(images: readonly Image[], start: number, end: number): AsyncGenerator<Image, undefined> {
  for (const image of images) if (image.time >= start - 1e-6 && image.time < end - 1e-6) yield image;
  return undefined;
}

/** Seconds around a seam within which images are made: all that could differ. */
const AROUND = 0.2;

/** Fills a stretch as a job does, around the seam; gone past are the others. @returns what was made, by time. */
async function fill(scene: Scene, images: readonly Image[], seam: number, start: number) {
  const eraser = new Eraser({ regions: [regionOf(scene)], cropAspect: 'free' }, size);
  const made = new Map<number, Uint8Array | null>();
  const { looked, made: begun } = leadOf(start);
  const ahead = from(images, looked, Number.POSITIVE_INFINITY);
  const walk = walkStretch(start, from(images, begun, Number.POSITIVE_INFINITY), ahead, {
    ahead: eraser.ahead,
    look: async ({ data, time }) => eraser.look(planesOf(data), time),
    skip: () => undefined,
    pass: (time) => eraser.pass(time),
  });
  for await (const { image, role } of walk) {
    const { time } = image;
    const data = image.data.slice();
    const isMade = Math.abs(time - seam) < AROUND;
    if (isMade) eraser.erase(planesOf(data), time);
    else eraser.pass(time);
    if (role === 'own') made.set(time, isMade ? data : null);
  }
  return made;
}

/** dB: what lies nearer to the truth is off by a level in few places. */
const UNSEEN = 45;

test('each image is made once, in the stretch that it begins in, and those after it are looked at before', async () => {
  const times = Array.from({ length: 240 }, (_, frame) => ({ time: frame / 30 }));
  const within = async function* (start: number, end: number) {
    for (const image of times) if (image.time >= start - 1e-6 && image.time < end - 1e-6) yield image;
  };
  const made: number[] = [];
  for (const [start, end] of [
    [0, 5.01],
    [5.01, Number.POSITIVE_INFINITY],
  ] as const) {
    const [looked, passed, skipped]: readonly number[][] = [[], [], []];
    const lead = leadOf(start);
    const images = within(lead.made, end);
    for await (const { image, role } of walkStretch(start, images, within(lead.looked, Number.POSITIVE_INFINITY), {
      ahead: 12,
      look: async ({ time }) => void looked?.push(time),
      skip: ({ time }) => void skipped?.push(time),
      pass: (time) => void passed?.push(time),
    })) {
      expect(looked?.at(-1)).toBeCloseTo(Math.min(239 / 30, image.time + 12 / 30));
      if (role === 'own') made.push(image.time);
      else expect(image.time).toBeLessThan(start);
    }
    // Long before the stretch one in three, then all; what is before the first that is made has had its turn.
    expect([looked?.length, passed?.length, skipped?.length]).toEqual(start > 0 ? [139, 42, 40] : [163, 0, 0]);
  }
  expect(made).toEqual(times.map(({ time }) => time));
});

test.each([
  ['camera rises by fractions', 30, 0.5],
  ['pan to the side, letters only', 30, 0.5],
  ['standing camera, cues change', 50, 0.9],
  // The lead does not reach back to the first image.
  ['camera rises by fractions', 96, 3.1],
])('at a seam it is filled as in one go: %s, %i images', async (name, count, seam) => {
  const scene = scenes.find((one) => one.name.startsWith(name));
  if (!scene) throw new Error(`no scene ${name}`);
  const images = imagesOf(scene, count);
  const alone = await fill(scene, images, seam, 0);
  const after = await fill(scene, images, seam, seam);
  let held = 0;
  for (const { time, truth } of images) {
    const own = alone.get(time);
    const shared = after.get(time);
    if (!own || !shared) continue;
    held += 1;
    const [one, other] = [own, shared].map((made) => Math.min(UNSEEN, psnrInBox(scene, made, truth)));
    expect(Math.abs((one ?? 0) - (other ?? 99))).toBeLessThan(0.1);
  }
  expect(held).toBeGreaterThan(2);
});
