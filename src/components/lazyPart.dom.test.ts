import { loadOnceOnline } from './lazyPart';

function chunkError(): Error {
  return Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
}

function setOnline(isOnline: boolean) {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}

afterEach(() => jest.restoreAllMocks());

test('code that is asked for without a network comes when the network is back', async () => {
  setOnline(false);
  const load = jest.fn<Promise<string>, []>().mockRejectedValueOnce(chunkError()).mockResolvedValue('part');
  const loaded = loadOnceOnline(load);
  await Promise.resolve();
  await Promise.resolve();
  expect(load).toHaveBeenCalledTimes(1);
  setOnline(true);
  await expect(loaded).resolves.toBe('part');
});

test('with a network a lost chunk is asked for once more, and no oftener', async () => {
  const load = jest.fn<Promise<string>, []>().mockRejectedValue(chunkError());
  await expect(loadOnceOnline(load)).rejects.toThrow('Loading chunk 7 failed.');
  expect(load).toHaveBeenCalledTimes(2);
});

test('a module that throws is not asked for again', async () => {
  const load = jest.fn<Promise<string>, []>().mockRejectedValue(new Error('x is not a function'));
  await expect(loadOnceOnline(load)).rejects.toThrow('x is not a function');
  expect(load).toHaveBeenCalledTimes(1);
});
