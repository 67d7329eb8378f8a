import { groundOf, lettersOver, psnrInBox, regionOf, type Scene, scenes, size } from '@/testing/erase/movingScenes';
import { Eraser } from '../../eraser';
import { packedPlanes } from '../../planes';
import { LEAD_SECONDS, walkStretch } from './walk';

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
  const lead = start - LEAD_SECONDS;
  const ahead = from(images, lead, Number.POSITIVE_INFINITY);
  const look = async ({ data, time }: Image): Promise<void> => eraser.look(planesOf(data), time);
  const walk = walkStretch(start, from(images, lead, Number.POSITIVE_INFINITY), ahead, { ahead: eraser.ahead, look });
  for await (const { image, role } of walk) {
    const { time } = image;
    const data = image.data.slice();
    const isMade = role !== 'lead' && Math.abs(time - seam) < AROUND;
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
    const looked: number[] = [];
    const lead = start - LEAD_SECONDS;
    const look = async ({ time }: { readonly time: number }): Promise<void> => {
      looked.push(time);
    };
    const ahead = within(lead, Number.POSITIVE_INFINITY);
    for await (const { image, role } of walkStretch(start, within(lead, end), ahead, { ahead: 12, look })) {
      expect(looked.at(-1)).toBeCloseTo(Math.min(239 / 30, image.time + 12 / 30));
      if (role === 'own') made.push(image.time);
      else expect(image.time < start - 0.25 ? 'lead' : 'warm').toBe(role);
    }
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
