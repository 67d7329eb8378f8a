import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { facesOf } from './boxes';
import { inImage } from './findFaces';
import { faceNetwork } from './network';

/** An answer of 4 × 2 cells in which nobody is, but for the given boxes. */
function answer(given: readonly { cell: number; box: number; score: number }[]) {
  const data = new Float32Array(25 * 8);
  for (let box = 0; box < 5; box += 1) data.fill(-10, (box * 5 + 4) * 8, (box * 5 + 5) * 8);
  for (const { cell, box, score } of given) data[(box * 5 + 4) * 8 + cell] = Math.log(score / (1 - score));
  return { data, columns: 4, rows: 2, width: 128, height: 64 };
}

test('a sure cell is a face, in the middle of it and as large as its box', () => {
  const [face, ...others] = facesOf(answer([{ cell: 5, box: 0, score: 0.9 }]));
  expect(others).toEqual([]);
  expect(face?.score).toBeCloseTo(0.9);
  expect((face?.x ?? 0) + (face?.width ?? 0) / 2).toBeCloseTo(1.5 / 4);
  expect(face?.width).toBeCloseTo((1.603231 * 32) / 128);
});

test('what is said twice of one face counts once, the surer one; what is not sure does not count', () => {
  const found = facesOf(
    answer([
      { cell: 1, box: 2, score: 0.7 },
      { cell: 1, box: 3, score: 0.8 },
      { cell: 7, box: 0, score: 0.3 },
    ]),
  );
  expect(found.map(({ score }) => Math.round(score * 10))).toEqual([8]);
});

test('a face at the edge ends with the image', () => {
  for (const { x, y, width, height } of facesOf(
    answer([
      { cell: 0, box: 4, score: 0.9 },
      { cell: 7, box: 4, score: 0.9 },
    ]),
  )) {
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
    expect(Math.max(x + width, y + height)).toBeLessThanOrEqual(1);
  }
});

test('the weights of the package are those that the network expects', () => {
  const file = join(process.cwd(), 'node_modules/@vladmandic/face-api/model/tiny_face_detector_model.bin');
  const weights = new Uint8Array(readFileSync(file));
  // Four bytes a weight, and what says how they hang together.
  expect(faceNetwork(weights, 416, 256).length).toBeGreaterThan(weights.length * 4);
  expect(() => faceNetwork(weights.subarray(1), 416, 256)).toThrow(RangeError);
});

test('of a still image that lies in the corner of a square a face is told by shares of the image', () => {
  const square = { width: 512, height: 512 };
  const face = { x: 0.25, y: 0.5, width: 0.25, height: 0.25, score: 0.9 };
  expect(inImage([face], square, { width: 512, height: 384 })).toEqual([
    { x: 0.25, y: expect.closeTo(0.667, 2), width: 0.25, height: expect.closeTo(0.333, 2), score: 0.9 },
  ]);
  // Below the image there is nobody.
  expect(inImage([face], square, { width: 512, height: 256 })).toEqual([]);
});
