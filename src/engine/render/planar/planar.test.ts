import fc from '@/testing/property';
import type { FrameDescriptor, VideoLayer } from '../../resolve/frame';
import { planarFrame } from './baseLayer';
import { blend } from './blend';
import { overlayOf } from './overlay';
import { type PlanarFormat, planesOf, planesSize } from './planes';

const [width, height] = [8, 4];

function image(format: PlanarFormat, luma: number, chroma: number) {
  const data = new Uint8Array(planesSize(width, height));
  data.fill(luma, 0, width * height);
  data.fill(chroma, width * height);
  return planesOf(data, format, width, height);
}

function painted(red: number, green: number, blue: number, alpha: number) {
  const rgba = new Uint8ClampedArray(4 * 2 * 4);
  for (let pixel = 0; pixel < 8; pixel += 1) rgba.set([red, green, blue, alpha], pixel * 4);
  return overlayOf(rgba, { x: 2, y: 2, width: 4, height: 2 });
}

test('opaque colors become their BT.709 values of limited range', () => {
  const known = [
    [
      [255, 255, 255],
      [235, 128, 128],
    ],
    [
      [0, 0, 0],
      [16, 128, 128],
    ],
    [
      [255, 0, 0],
      [63, 102, 240],
    ],
    [
      [0, 255, 0],
      [173, 42, 26],
    ],
    [
      [0, 0, 255],
      [32, 240, 118],
    ],
  ] as const;
  for (const [[r, g, b], [y, u, v]] of known) {
    const target = image('I420', 50, 90);
    blend(target, painted(r, g, b, 255));
    const at = (plane: 'y' | 'u' | 'v', x: number, row: number): number =>
      target.data[target[plane].offset + row * target[plane].stride + x * target[plane].step] ?? -1;
    expect(Math.abs(at('y', 3, 2) - y)).toBeLessThanOrEqual(1);
    expect(Math.abs(at('u', 1, 1) - u)).toBeLessThanOrEqual(1);
    expect(Math.abs(at('v', 1, 1) - v)).toBeLessThanOrEqual(1);
    // Outside its rectangle nothing changes.
    expect([at('y', 1, 2), at('y', 3, 1), at('u', 0, 1), at('v', 1, 0)]).toEqual([50, 50, 90, 90]);
  }
});

test('half transparent paint meets the ground half-way, alike in both layouts', () => {
  fc.assert(
    fc.property(fc.nat(255), fc.nat(255), fc.nat(255), fc.nat(255), (red, green, blue, alpha) => {
      const [planar, alternating] = [image('I420', 100, 128), image('NV12', 100, 128)];
      blend(planar, painted(red, green, blue, alpha));
      blend(alternating, painted(red, green, blue, alpha));
      const share = alpha / 255;
      const luma = 16 + (219 / 255) * (0.2126 * red + 0.7152 * green + 0.0722 * blue);
      const found = planar.data[2 * width + 3] ?? -1;
      expect(Math.abs(found - (luma * share + 100 * (1 - share)))).toBeLessThanOrEqual(1.6);
      expect(alternating.data[2 * width + 3]).toBe(found);
      expect(alternating.data[alternating.v.offset + width + 2]).toBe(planar.data[planar.v.offset + 4 + 1]);
    }),
  );
});

const whole: VideoLayer = {
  kind: 'video',
  clipId: 'a',
  mediaId: 'm',
  sourceTime: 1,
  crop: { x: 0, y: 0, width: 1, height: 1 },
  fit: 'cover',
  effects: [],
  placement: {
    ...{ x: 540, y: 960, width: 1080, height: 1920, rotation: 0, opacity: 1 },
    ...{ blend: 'source-over', flipX: false, flipY: false },
  },
};
const frame = (layer: object): FrameDescriptor =>
  ({ width: 1080, height: 1920, background: '#000', layers: [{ ...whole, ...layer }] }) as FrameDescriptor;

test('one clip that fills the image is taken', () => {
  expect(planarFrame(frame({}))).toEqual({ base: whole, overlays: [] });
});

test.each([
  ['moved', { placement: { ...whole.placement, x: 541 } }],
  ['enlarged', { placement: { ...whole.placement, width: 1200 } }],
  ['turned', { placement: { ...whole.placement, rotation: 1 } }],
  ['flipped', { placement: { ...whole.placement, flipX: true } }],
  ['faded', { placement: { ...whole.placement, opacity: 0.9 } }],
  ['cropped', { crop: { x: 0, y: 0, width: 0.9, height: 1 } }],
  ['filtered', { effects: [{ type: 'blur', params: {} }] }],
  ['given something that this path does not know', { mask: 'circle' }],
  ['an image', { kind: 'image' }],
])('a clip that is %s goes the canvas way', (_name, change) => {
  expect(planarFrame(frame(change))).toBeNull();
});
