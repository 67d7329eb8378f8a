import { shrinkPlanes } from './smallFrame';

/** A frame whose luma tells its place, with planes one after the other and some padding at the end of rows. */
function image(width: number, height: number, isInterleaved: boolean) {
  const stride = width + 6;
  const chromaWidth = (width / 2) * (isInterleaved ? 2 : 1);
  const data = new Uint8Array(stride * height + 2 * (chromaWidth + 6) * (height / 2)).fill(99);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) data[y * stride + x] = x < width / 2 ? 40 : 200;
  const planes = [{ offset: 0, stride }];
  const chroma = isInterleaved ? [[60, 180]] : [[60], [180]];
  for (const [index, values] of chroma.entries()) {
    const offset = stride * height + index * (chromaWidth + 6) * (height / 2);
    planes.push({ offset, stride: chromaWidth + 6 });
    for (let y = 0; y < height / 2; y += 1)
      for (let x = 0; x < chromaWidth; x += 1)
        data[offset + y * (chromaWidth + 6) + x] = values[x % values.length] ?? 0;
  }
  return { data, planes };
}

test.each([
  ['planes of their own', false],
  ['colors in turns', true],
])('a large frame is a third as large, sides and colors where they were: %s', (_, isInterleaved) => {
  const { data, planes } = image(1080, 1920, isInterleaved);
  const small = shrinkPlanes(data, planes, 1080, 1920, isInterleaved);
  expect([small.width, small.height, small.data.length]).toEqual([360, 640, 360 * 640 * 1.5]);
  const luma = small.data.subarray(0, 360 * 640);
  expect([luma[0], luma[178], luma[182], luma[360 * 640 - 1]]).toEqual([40, 40, 200, 200]);
  const blue = small.data.subarray(360 * 640, 360 * 640 * 1.25);
  const red = small.data.subarray(360 * 640 * 1.25);
  expect([new Set(blue), new Set(red)]).toEqual([new Set([60]), new Set([180])]);
});

test('a small frame stays as it is; an odd one loses its last row and column', () => {
  const { data, planes } = image(160, 90, false);
  expect(shrinkPlanes(data, planes, 160, 90, false)).toMatchObject({ width: 160, height: 90 });
  expect(shrinkPlanes(data, planes, 159, 89, false)).toMatchObject({ width: 158, height: 88 });
});
