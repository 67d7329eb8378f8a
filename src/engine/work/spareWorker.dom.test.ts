import { SpareWorker } from './spareWorker';

class Hand {
  onerror: ((event: Event) => void) | null = null;
  isEnded = false;
  terminate(): void {
    this.isEnded = true;
  }
}

function hands() {
  const made: Hand[] = [];
  const spare = new SpareWorker(() => {
    const hand = new Hand();
    made.push(hand);
    return hand as unknown as Worker;
  }, 1000);
  return { made, spare, take: () => spare.take() as unknown as Hand };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('the prepared one is taken, once; the next is a new one', () => {
  const { made, spare, take } = hands();
  spare.prepare();
  spare.prepare();
  expect(made).toHaveLength(1);
  expect(take()).toBe(made[0]);
  expect(take()).toBe(made[1]);
  expect(made.map(({ isEnded }) => isEnded)).toEqual([false, false]);
});

test('one that waits too long is ended, one that is at work is not', () => {
  const { made, spare, take } = hands();
  spare.prepare();
  jest.advanceTimersByTime(1000);
  expect(made[0]?.isEnded).toBe(true);
  spare.prepare();
  expect(take()).toBe(made[1]);
  jest.advanceTimersByTime(5000);
  expect(made[1]?.isEnded).toBe(false);
});

test('one whose code does not load is not handed on', () => {
  const { made, spare, take } = hands();
  spare.prepare();
  made[0]?.onerror?.(new Event('error', { cancelable: true }));
  expect(made[0]?.isEnded).toBe(true);
  expect(take()).toBe(made[1]);
  // From here on it is the work that listens.
  expect(made[1]?.onerror).toBeNull();
});
