import { frameAway, frameOf } from './frames';

describe('steps by images', () => {
  it('forward and back is where one was', () => {
    const start = frameAway(2, 0, 1 / 25, 10);
    expect(frameAway(frameAway(start, 1, 1 / 25, 10), -1, 1 / 25, 10)).toBeCloseTo(start, 6);
  });

  it('a hundred steps are a hundred images', () => {
    let at = 0;
    for (let step = 0; step < 100; step += 1) at = frameAway(at, 1, 1 / 30, 60);
    expect(Math.floor(at * 30)).toBe(100);
  });

  it('ends at the first and the last image', () => {
    expect(frameAway(0.01, -5, 1 / 30, 10)).toBeCloseTo(0.5 / 30);
    expect(frameAway(9.99, 5, 1 / 30, 10)).toBeLessThan(10);
  });

  it('learns how long an image stands, and says nothing of a seek or a stop', () => {
    expect(frameOf([0, 0.04, 0.08, 0.12, 0.2])).toBeCloseTo(0.04);
    expect(frameOf([0, 5, 5.04])).toBeUndefined();
  });
});
