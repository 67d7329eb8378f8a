import { cropArea, cropImage, lastingFormat } from './cropImage';

test('an image of the library keeps what is transparent: nothing is painted under it, and it stays a PNG', async () => {
  const fillRect = jest.fn();
  const drawImage = jest.fn();
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ fillRect, drawImage } as never);
  jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done, type) => done(new Blob(['x'], { type })));
  const area = cropArea({ width: 400, height: 200 }, 1, 1, { x: 0.5, y: 0.5 });
  const format = lastingFormat('image/png');
  const { file } = await cropImage(new Image(), area, 'logo.png', { format });
  expect(fillRect).not.toHaveBeenCalled();
  expect(drawImage).toHaveBeenCalledTimes(1);
  expect([file.name, file.type]).toEqual(['logo-200x200.png', 'image/png']);
  expect(lastingFormat('image/jpeg')).toBe('image/jpeg');
  jest.restoreAllMocks();
});

test('an image with transparent parts is cut onto white: JPEG would make them black', async () => {
  const steps: unknown[] = [];
  const context = {
    fillStyle: '',
    fillRect(...place: number[]) {
      steps.push([this.fillStyle, ...place]);
    },
    drawImage: (_: unknown, ...place: number[]) => steps.push(place),
  };
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done, type) => done(new Blob(['x'], { type })));
  const area = cropArea({ width: 400, height: 200 }, 1, 1, { x: 0.5, y: 0.5 });
  const { file, width, height } = await cropImage(new Image(), area, 'logo.png', { maxWidth: 100 });
  expect(steps).toEqual([
    ['#fff', 0, 0, 100, 100],
    [100, 0, 200, 200, 0, 0, 100, 100],
  ]);
  expect([file.name, file.type, width, height]).toEqual(['logo-100x100.jpg', 'image/jpeg', 100, 100]);
  jest.restoreAllMocks();
});
