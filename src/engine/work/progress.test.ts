import { createThrottle, Eta } from './progress';

test('no estimate from the first frames: they are slow for other reasons', () => {
  const eta = new Eta(300);
  for (let frame = 0; frame < 9; frame += 1) eta.update(frame, frame * 500);
  expect(eta.seconds).toBeNull();
});

test('at a steady pace the estimate is what is left', () => {
  const eta = new Eta(300);
  for (let frame = 0; frame <= 100; frame += 1) eta.update(frame, frame * 20);
  expect(eta.seconds).toBeCloseTo(4);
});

test('it follows when the pace changes, without jumping', () => {
  const eta = new Eta(1000);
  for (let frame = 0; frame <= 100; frame += 1) eta.update(frame, frame * 10);
  eta.update(101, 1000 + 40);
  expect(eta.seconds).toBeLessThan(15);
  for (let frame = 102; frame <= 200; frame += 1) eta.update(frame, 1000 + (frame - 100) * 40);
  expect(eta.seconds).toBeCloseTo(32, 0);
});

test('a video shorter than the warm-up has an estimate at its end', () => {
  const eta = new Eta(3);
  for (let frame = 0; frame <= 3; frame += 1) eta.update(frame, frame * 20);
  expect(eta.seconds).toBe(0);
});

test('at most ten reports a second', () => {
  let now = 0;
  const canReport = createThrottle(() => now);
  let reports = 0;
  for (; now < 1000; now += 7) reports += Number(canReport());
  expect(reports).toBeGreaterThanOrEqual(9);
  expect(reports).toBeLessThanOrEqual(10);
});
