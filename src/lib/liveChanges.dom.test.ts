import { listenForChanges } from './liveChanges';
import { readThrough, subscribe } from './request/cache';
import { writeSession } from './session';

/** The server's side of a line; jsdom's own would need a network. */
class Line extends EventTarget {
  static readonly all: Line[] = [];
  readonly sent: string[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: unknown }) => void;
  onclose?: () => void;
  constructor(readonly address: string) {
    super();
    Line.all.push(this);
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.onclose?.();
  }
}

const own = globalThis.WebSocket;
beforeEach(() => {
  jest.useFakeTimers();
  Line.all.length = 0;
  globalThis.WebSocket = Line as unknown as typeof WebSocket;
  const merchantData = { mchno: 'M1', industry: '' };
  writeSession({ token: 'token-of-16-char', id: 'a1', app_type: 'merchant', business: 'merchant', merchantData });
});
afterEach(() => {
  globalThis.WebSocket = own;
  jest.useRealTimers();
});

test('says who listens; what others have changed is read anew; a broken line is built up again until it is ended', async () => {
  const stop = listenForChanges('wss://live.example.com');
  const refetch = jest.fn();
  await readThrough('notice.data', 'notice', async () => 1, 5000);
  const end = subscribe('notice.data', 'notice', { onChange: () => undefined, refetch });
  const [first] = Line.all;
  first?.onopen?.();
  expect(first?.sent.map((text) => JSON.parse(text))).toEqual([
    { token: 'token-of-16-char', mchno: 'M1', apptype: 'merchant' },
  ]);
  for (const data of ['no json', '{"group": 7}', 'null', 7, '{"group":"goods"}']) first?.onmessage?.({ data });
  expect(refetch).not.toHaveBeenCalled();
  first?.onmessage?.({ data: '{"group":"notice"}' });
  expect(refetch).toHaveBeenCalledTimes(1);

  first?.close();
  jest.advanceTimersByTime(1000);
  expect(Line.all).toHaveLength(2);
  Line.all[1]?.close();
  jest.advanceTimersByTime(1000);
  expect(Line.all).toHaveLength(2);
  jest.advanceTimersByTime(1000);
  expect(Line.all).toHaveLength(3);

  stop();
  jest.advanceTimersByTime(120_000);
  expect(Line.all).toHaveLength(3);
  end();
});

test('without a configured host nothing is opened', () => {
  listenForChanges()();
  expect(Line.all).toHaveLength(0);
});
