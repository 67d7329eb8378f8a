import type { FrameDescriptor, ImageLayer } from '../resolve/frame';
import { sameFrame } from './sameFrame';

const layer: ImageLayer = {
  kind: 'image',
  clipId: 'a',
  mediaId: 'm',
  crop: { x: 0, y: 0, width: 1, height: 1 },
  fit: 'cover',
  effects: [],
  placement: {
    x: 1,
    y: 2,
    width: 3,
    height: 4,
    rotation: 0,
    opacity: 1,
    blend: 'source-over',
    flipX: false,
    flipY: false,
  },
};
const frame = (...layers: readonly ImageLayer[]): FrameDescriptor => ({
  width: 10,
  height: 10,
  background: '#000',
  layers,
});

test('equal content is the same frame, whatever objects it is made of', () => {
  expect(sameFrame(frame(layer), JSON.parse(JSON.stringify(frame(layer))))).toBe(true);
});

test.each([
  ['moved by a pixel', { ...layer, placement: { ...layer.placement, x: 2 } }],
  ['of other media', { ...layer, mediaId: 'n' }],
  ['with an effect', { ...layer, effects: [{ type: 'blur', params: { amount: 1 } }] }],
])('a layer %s is another frame', (_name, other) => {
  expect(sameFrame(frame(layer), frame(other))).toBe(false);
});

test('a layer more is another frame', () => {
  expect(sameFrame(frame(layer), frame(layer, layer))).toBe(false);
});
