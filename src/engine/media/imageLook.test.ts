import { imageLook } from './imageLook';

const [WIDTH, HEIGHT] = [128, 96];

/** An image of brightness by place. */
function drawn(brightness: (x: number, y: number) => number) {
  const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4).fill(255);
  for (let y = 0; y < HEIGHT; y += 1)
    for (let x = 0; x < WIDTH; x += 1) data.fill(brightness(x, y), (y * WIDTH + x) * 4, (y * WIDTH + x) * 4 + 3);
  return { data, width: WIDTH, height: HEIGHT };
}

/** Pattern without a direction, dark and light in turn. */
const grain = (x: number, y: number): number => ((x * 7 + y * 13 + ((x * y) % 5) * 3) % 11 < 5 ? 40 : 210);
const isMiddle = (x: number, y: number): boolean => Math.abs(x - 64) < 26 && Math.abs(y - 48) < 26;
/** Light that runs slowly, as behind what is in focus. */
const blurred = (x: number, y: number): number => 90 + 60 * Math.sin(x / 30) + 30 * Math.cos(y / 25);

test('a thing before a blurred ground is crisp in few places, a surface everywhere alike', () => {
  const near = imageLook(drawn((x, y) => (isMiddle(x, y) ? grain(x, y) : blurred(x, y))));
  expect(near?.spread).toBeLessThan(0.5);
  expect(near?.sharpness).toBe(1);
  const surface = imageLook(drawn(grain));
  expect(surface?.spread).toBe(1);
  expect(surface?.evenness).toBeGreaterThan(0.9);
  expect(near?.evenness).toBeLessThan(0.2);
});

test('an empty ground is calm, a soft picture is not sharp, a gray one has no contrast', () => {
  const packshot = imageLook(drawn((x, y) => (isMiddle(x, y) ? grain(x, y) : 250)));
  expect(packshot?.calm).toBeGreaterThan(0.5);
  const soft = imageLook(drawn(blurred));
  expect(soft?.sharpness).toBeLessThan(0.2);
  expect(imageLook(drawn(() => 120))).toEqual({ sharpness: 0, contrast: 0, spread: 0, calm: 1, evenness: 0 });
  expect(imageLook(drawn((x, y) => 120 + (grain(x, y) - 120) / 10))?.contrast).toBeLessThan(0.3);
});

test('an image of a few pixels tells nothing', () => {
  expect(imageLook({ data: new Uint8ClampedArray(64), width: 4, height: 4 })).toBeUndefined();
});
