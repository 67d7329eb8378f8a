import { readFileSync } from 'node:fs';
import { animationType, frameIndexAt } from './animation';

const foreign = (name: string) => new Uint8Array(readFileSync(`src/testing/e2e/material/foreign/${name}`));

test.each([
  ['anim.gif', 'image/gif'],
  ['anim.webp', 'image/webp'],
  ['anim.png', 'image/png'],
  ['phone.mp4', undefined],
])('%s moves as %s', (name, type) => {
  expect(animationType(foreign(name))).toBe(type);
});

test('a PNG without an animation stands still', () => {
  const still = foreign('anim.png').slice();
  still[37] = 'x'.charCodeAt(0);
  const at = String.fromCharCode(...still.subarray(0, 4096)).indexOf('acTL');
  if (at >= 0) still[at] = 'x'.charCodeAt(0);
  expect(animationType(still)).toBeUndefined();
});

test.each([
  [0, 0],
  [0.099, 0],
  [0.1, 1],
  [0.35, 2],
  [0.6, 0],
  [-0.01, 2],
  [60.15, 1],
])('at %s s image %s is seen, over and over', (seconds, index) => {
  expect(frameIndexAt([0.1, 0.3, 0.6], seconds)).toBe(index);
});

test('an image that stays for no time is the only one', () => {
  expect(frameIndexAt([], 3)).toBe(0);
});
