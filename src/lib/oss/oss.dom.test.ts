import { isExpired } from './authorization';
import { checkFile, checkImage } from './checks';
import { isPathStyle } from './multipart';
import { progressMeter } from './progressMeter';
import { storeErrorOf } from './StoreError';
import { createSlots } from './slots';
import type { UploadAuthorization, UploadProgress } from './types';
import { uploadKey } from './uploadKey';

const megabyte = 1024 * 1024;

function anAuthorization(
  expiration: string,
  ossConfig: Partial<UploadAuthorization['ossConfig']> = {},
): UploadAuthorization {
  return {
    credentials: { expiration, accessKeyId: 'id', securityToken: 'token' },
    ossConfig: {
      host: 'https://media.oss-cn-shanghai.aliyuncs.com',
      domain: 'https://cdn.example',
      signature: '',
      policy: '',
      regionId: 'oss-cn-shanghai',
      bucket: 'media',
      ...ossConfig,
    },
  };
}

describe('sizes', () => {
  test.each([
    ['just below', 50 * megabyte - 1, undefined],
    ['the limit itself', 50 * megabyte, 50],
    ['50.1 MB', 50.1 * megabyte, 50],
    ['nothing', 0, undefined],
  ])('%s', (_name, size, n) => {
    expect(checkImage({ size })).toEqual(n && { id: 'upload.image_too_large', values: { n } });
    expect(checkFile({ size })).toEqual(n && { id: 'upload.file_too_large', values: { n } });
  });

  test('a limit of its own is named', () => {
    expect(checkImage({ size: 3 * megabyte }, { maxSizeMB: 2 })?.values.n).toBe(2);
    expect(checkFile({ size: 60 * megabyte }, { maxSizeMB: 200 })).toBeUndefined();
  });
});

describe('keys', () => {
  test('four folders from the hash of the time, then the cleaned name', () => {
    expect(uploadKey('my @photo (1).jpg', 1700000000000)).toMatch(
      /^([\da-f])\/([\da-f])\/([\da-f])\/([\da-f])\/\1\2\3\4[\da-f]{4}_my__photo__1_\.jpg$/,
    );
  });

  test('a very long name keeps its extension', () => {
    const name = uploadKey(`${'长'.repeat(300)}.mp4`, 1)
      .split('_')
      .slice(1)
      .join('_');
    expect([...name]).toHaveLength(120);
    expect(name.endsWith('.mp4')).toBe(true);
  });
});

test.each([
  ['61 s ahead', '2026-01-01T00:01:01Z', false],
  ['60 s ahead', '2026-01-01T00:01:00Z', true],
  ['past', '2025-12-31T23:59:59Z', true],
  ['unreadable', 'soon', true],
])('an expiration %s', (_name, expiration, expected) => {
  expect(isExpired(anAuthorization(expiration), Date.parse('2026-01-01T00:00:00Z'))).toBe(expected);
});

test.each([
  ['https://media.oss-cn-shanghai.aliyuncs.com', false],
  ['https://cdn.example/', false],
  ['http://localhost:8000/api/oss/media', true],
  ['http://localhost:8000/api/oss/media-2', false],
])('%s keeps the bucket in its path: %s', (host, expected) => {
  expect(isPathStyle(anAuthorization('', { host }))).toBe(expected);
});

test.each([
  [403, '<Error><Code>SecurityTokenExpired</Code></Error>', true],
  [403, '<Error><Code>AccessDenied</Code></Error>', true],
  [400, '<Error><Code>EntityTooLarge</Code></Error>', false],
  [502, 'Bad gateway', false],
])('a refusal %i %s is about the authorization: %s', (status, xml, expected) => {
  expect(storeErrorOf(status, xml).isAboutAuthorization).toBe(expected);
});

test('progress has percent and a speed over the last seconds', () => {
  const seen: UploadProgress[] = [];
  const report = progressMeter(1000, (progress) => seen.push(progress));
  report(0, 0);
  report(100, 1000);
  report(200, 2000);
  report(1000, 10_000);
  expect(seen.map(({ percent }) => percent)).toEqual([0, 10, 20, 100]);
  expect(seen.map(({ speed }) => speed)).toEqual([0, 100, 100, 0]);
});

test('progress of an empty file does not divide by zero', () => {
  const seen: UploadProgress[] = [];
  progressMeter(0, (progress) => seen.push(progress))(0, 0);
  expect(seen).toEqual([{ loaded: 0, total: 0, percent: 100, speed: 0 }]);
});

describe('slots', () => {
  const tick = () => new Promise((next) => setTimeout(next, 5));

  test('let only so many run, the others in order, also after a failure', async () => {
    const slots = createSlots(2);
    const log: string[] = [];
    const ends = new Map<string, () => void>();
    const job = (name: string) => () =>
      new Promise<void>((resolve, reject) => {
        log.push(name);
        ends.set(name, name === 'a' ? () => reject(new Error(name)) : resolve);
      });
    const runs = ['a', 'b', 'c', 'd'].map((name) => slots.run(undefined, job(name)).catch(() => undefined));
    await tick();
    expect(log).toEqual(['a', 'b']);
    ends.get('a')?.();
    await tick();
    expect(log).toEqual(['a', 'b', 'c']);
    ends.get('b')?.();
    ends.get('c')?.();
    await tick();
    ends.get('d')?.();
    await Promise.all(runs);
    expect(log).toEqual(['a', 'b', 'c', 'd']);
  });

  test('who gives up while waiting leaves the line', async () => {
    const slots = createSlots(1);
    let end: () => void = () => undefined;
    const first = slots.run(undefined, () => new Promise<void>((resolve) => (end = resolve)));
    const controller = new AbortController();
    const second = slots.run(controller.signal, async () => 'never');
    controller.abort();
    await expect(second).rejects.toThrow('Canceled');
    end();
    await first;
    await expect(slots.run(undefined, async () => 'free')).resolves.toBe('free');
  });
});
