import type { MediaRef } from '../project/schema';
import { fromSeconds, ZERO } from '../time/ticks';
import { Filmstrips, tileStep } from './filmstrip';
import { TileMaker } from './filmstripTiles';
import type { MediaStore } from './mediaStore';

const photo: MediaRef = {
  id: 'photo',
  kind: 'image',
  name: 'photo.jpg',
  url: 'old.jpg',
  width: 800,
  height: 600,
  duration: ZERO,
  hasAudio: false,
};

/** Only what the browser would do: a canvas whose image has its size. */
class Canvas {
  constructor(
    readonly width: number,
    readonly height: number,
  ) {}
  getContext = () => ({ canvas: this, drawImage: () => undefined });
  transferToImageBitmap = () => ({ width: this.width, height: this.height, close: () => undefined });
}

beforeAll(() => {
  Object.assign(globalThis, { OffscreenCanvas: Canvas });
});
afterAll(() => {
  Reflect.deleteProperty(globalThis, 'OffscreenCanvas');
});

function open(image: (ref: MediaRef) => Promise<unknown>) {
  let ref = photo;
  const decode = jest.fn(() => image(ref));
  const store = { refOf: () => ref, imageSize: async () => ref, image: decode };
  const strips = new Filmstrips(store as unknown as MediaStore);
  const change = (url: string) => {
    ref = { ...ref, url };
  };
  return { strips, decode, change };
}

const told = (strips: Filmstrips): Promise<void> =>
  new Promise((resolve) => {
    const end = strips.subscribe(() => {
      end();
      resolve();
    });
  });

test('an image has one tile, whatever the time', async () => {
  const { strips, decode } = open(async () => ({}));
  expect(strips.get('photo', 0, 40)).toBeUndefined();
  await told(strips);
  expect(strips.get('photo', 0, 40)).toMatchObject({ width: 64, height: 48 });
  expect(strips.get('photo', 7.3, 44)).toBe(strips.get('photo', 0, 40));
  expect(decode).toHaveBeenCalledTimes(1);
  strips.dispose();
});

test('an image that cannot be read is told, and not asked for again at every painting', async () => {
  const { strips, decode } = open(() => Promise.reject(new Error('gone')));
  strips.get('photo', 0, 40);
  await told(strips);
  strips.get('photo', 0, 40);
  await new Promise((resolve) => setTimeout(resolve, 60));
  expect(decode).toHaveBeenCalledTimes(1);
  strips.dispose();
});

test('an address that comes while the old one fails is tried at once', async () => {
  const opened = open(async (ref) => {
    if (ref.url === 'new.jpg') return {};
    opened.change('new.jpg');
    throw new Error('gone');
  });
  const { strips } = opened;
  strips.get('photo', 0, 40);
  await told(strips);
  strips.get('photo', 0, 40);
  await told(strips);
  expect(strips.get('photo', 0, 40)).toMatchObject({ width: 64, height: 48 });
  strips.dispose();
});

test.each([
  [9, 30, 0.5],
  [0.5, 30, 0.5],
  [0.3, 30, 0.25],
  [0.1, 30, 0.0625],
  // A frame at 30 a second lasts 0.033 s, one at 60 half of it.
  [0.001, 30, 0.0625],
  [0.001, 60, 0.03125],
  [0.001, 1, 0.5],
])('tiles of %s s at %s frames a second are %s s apart', (span, fps, step) => {
  expect(tileStep(span, fps)).toBe(step);
});

test('zoomed in, each tile asks for its own frame; zoomed out, they share what is there', async () => {
  const made: number[] = [];
  const ref = { ...photo, id: 'video', kind: 'video', duration: fromSeconds(9), fps: { num: 30, den: 1 } };
  const store = { refOf: () => ref } as unknown as MediaStore;
  const strips = new Filmstrips(store);
  jest.spyOn(TileMaker.prototype, 'make').mockImplementation(async (_, at) => {
    made.push(at);
    return { width: 64, height: 48, close: () => undefined } as unknown as ImageBitmap;
  });
  const times = [1, 1.125, 1.25, 1.375];
  for (const at of times) strips.get('video', at, 40);
  await told(strips);
  expect(new Set(made)).toEqual(new Set([1]));
  for (const at of times) strips.get('video', at, 40, 0.125);
  await told(strips);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect([...new Set(made)].toSorted()).toEqual(times);
  strips.dispose();
});
