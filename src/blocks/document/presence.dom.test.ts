import { createTabPresence, type TabPresence } from './presence';

/** Tells every other channel of the name at once, as tabs of one browser hear each other. */
class Channel extends EventTarget {
  private static readonly all = new Set<Channel>();
  constructor(private readonly name: string) {
    super();
    Channel.all.add(this);
  }
  postMessage(data: unknown): void {
    for (const other of Channel.all)
      if (other !== this && other.name === this.name) other.dispatchEvent(new MessageEvent('message', { data }));
  }
  close(): void {
    Channel.all.delete(this);
  }
}

const before = globalThis.BroadcastChannel;
const open: TabPresence[] = [];
const tab = (id?: string): TabPresence => {
  const presence = createTabPresence('test');
  presence.open(id);
  open.push(presence);
  return presence;
};

beforeAll(() => {
  globalThis.BroadcastChannel = Channel as unknown as typeof BroadcastChannel;
});
afterAll(() => {
  globalThis.BroadcastChannel = before;
});
afterEach(() => {
  for (const presence of open.splice(0)) presence.dispose();
});

test('two tabs with the same record see each other, a third with another one is not meant', () => {
  const first = tab('p1');
  const second = tab('p1');
  const third = tab('p2');
  expect([first, second, third].map((one) => one.getState().others)).toEqual([1, 1, 0]);
});

test('a tab that goes, or opens something else, is no longer counted', () => {
  const first = tab('p1');
  const second = tab('p1');
  second.open('p2');
  expect(first.getState().others).toBe(0);
  second.open('p1');
  expect(first.getState().others).toBe(1);
  second.dispose();
  expect(first.getState().others).toBe(0);
});

test('a save elsewhere is told with its revision; one that is opened anew forgets it', () => {
  const first = tab('p1');
  const second = tab('p1');
  const heard = jest.fn();
  first.subscribe(heard);
  second.saved(7);
  expect(first.getState()).toEqual({ others: 1, savedElsewhere: 7 });
  expect(second.getState().savedElsewhere).toBeUndefined();
  expect(heard).toHaveBeenCalledTimes(1);
  first.open('p3');
  expect(first.getState()).toEqual({ others: 0, savedElsewhere: undefined });
});
