import type { MediaRef } from '../../project/schema';
import type { Ticks } from '../../time/ticks';
import type { MediaDetails } from '../probe';
import { Proxies, type ProxyState } from './proxies';
import type { ProxyFiles, ProxyJob } from './runProxy';

const ref = (id: string, hash?: string): MediaRef => ({
  id,
  kind: 'video',
  name: id,
  url: '',
  width: 3840,
  height: 2160,
  duration: 0 as Ticks,
  hasAudio: false,
  ...(hash ? { hash } : {}),
});
const details = { kind: 'video', canDecodeVideo: true, duration: 30, fps: 30, hasAlpha: false, keyInterval: 1 };
const probed = (width: number) => async () => ({ ...details, width, height: width }) as MediaDetails;
const kept = new Blob(['kept']);
const files: ProxyFiles = {
  get: async (hash) => (hash === 'known' ? kept : undefined),
  write: () => Promise.reject(new Error('not here')),
};

function proxiesOf(width: number, convert: (job: ProxyJob) => Promise<Blob>) {
  const proxies = new Proxies({ files, source: async () => new Blob(['source']), probe: probed(width), convert });
  const seen: ProxyState[] = [];
  proxies.subscribe((id) => seen.push(proxies.state(id)));
  return { proxies, seen };
}
const settled = (): Promise<void> => new Promise((done) => setTimeout(done, 10));

test('a heavy video gets a copy, with its progress told', async () => {
  const made = new Blob(['made']);
  const { proxies, seen } = proxiesOf(2160, async ({ onProgress }) => {
    onProgress(0.5);
    return made;
  });
  proxies.consider(ref('video', 'hash'));
  await settled();
  expect(seen.map((state) => (state.kind === 'making' ? state.percent : state.kind))).toEqual([0, 50, 'ready']);
  expect(proxies.file('video')).toBe(made);
});

test('a light one, and one without a hash, get none', async () => {
  const convert = jest.fn(async () => kept);
  const { proxies } = proxiesOf(720, convert);
  proxies.consider(ref('light', 'hash'));
  proxies.consider(ref('unnamed'));
  await settled();
  expect(convert).not.toHaveBeenCalled();
  expect(proxies.state('light')).toEqual({ kind: 'none' });
});

test('a copy that is kept is not made again', async () => {
  const convert = jest.fn(async () => new Blob());
  const { proxies } = proxiesOf(2160, convert);
  proxies.consider(ref('video', 'known'));
  await settled();
  expect(convert).not.toHaveBeenCalled();
  expect(proxies.file('video')).toBe(kept);
});

test('cancel stops it for this page, and the next one is made', async () => {
  const { proxies } = proxiesOf(2160, ({ signal, hash }) =>
    hash === 'second'
      ? Promise.resolve(kept)
      : new Promise((_, reject) => {
          signal.addEventListener('abort', () => reject(new Error('canceled')));
        }),
  );
  proxies.consider(ref('video', 'first'));
  proxies.consider(ref('other', 'second'));
  await settled();
  expect(proxies.state('other')).toEqual({ kind: 'none' });
  proxies.cancel('video');
  await settled();
  expect(proxies.state('video')).toEqual({ kind: 'failed', reason: 'canceled' });
  expect(proxies.state('other')).toEqual({ kind: 'ready' });
  proxies.consider(ref('video', 'first'));
  await settled();
  expect(proxies.state('video').kind).toBe('failed');
});
