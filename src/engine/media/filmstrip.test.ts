import type { MediaRef } from '../project/schema';
import { ZERO } from '../time/ticks';
import { Filmstrips } from './filmstrip';
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
