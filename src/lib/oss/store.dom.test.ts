import { messageOf, requestConfig } from '@/lib/request';
import { onRequestEvent, type RequestEvent } from '@/lib/request/events';
import { authHeaders } from '@/lib/request/headers';
import { writeSession } from '@/lib/session';
import { UploadQueue } from '@/lib/uploads/uploadQueue';
import { callMock, callRaw, signIn } from '@/testing/mock/callMock';
import { type SharedMockServer, sharedMockServer } from '@/testing/mock/sharedMockServer';
import { checkpoints, uploadFile } from './index';

const megabyte = 1024 * 1024;
let mock: SharedMockServer;
let events: RequestEvent[];
let stopListening: () => void;

beforeAll(async () => {
  mock = await sharedMockServer();
  requestConfig.baseURL = `${mock.origin}/api`;
  // jsdom keeps the timer of an aborted request, and with it the process.
  requestConfig.timeout = 0;
}, 40_000);

beforeEach(async () => {
  const { token, id, mchno } = await signIn(mock.origin, 'owner');
  writeSession({ token, id, app_type: 'merchant', business: 'merchant', merchantData: { mchno, industry: '' } });
  events = [];
  stopListening = onRequestEvent((event) => events.push(event));
});
afterEach(() => stopListening());

const fault = (kind: string, path: string, times = 1) =>
  callMock(mock.origin, 'POST', '/__mock/fault', { body: { kind, path, times } });

const bytes = (size: number): Uint8Array<ArrayBuffer> =>
  Uint8Array.from({ length: size }, (_, index) => (index * 31) % 251);

test('a small file goes by form POST and comes back byte for byte', async () => {
  const percents: number[] = [];
  const file = new File([bytes(70_000)], 'a (1).bin', { type: 'image/png' });
  const stored = await uploadFile(file, { name: file.name, onProgress: ({ percent }) => percents.push(percent) });
  expect(stored).toMatchObject({ name: 'a (1).bin', size: 70_000, mime: 'image/png' });
  expect(stored.key).toMatch(/^(?:[\da-f]\/){4}[\da-f]{8}_a__1_\.bin$/);
  const back = await callRaw(stored.url);
  expect(back.status).toBe(200);
  expect(back.bytes.equals(bytes(70_000))).toBe(true);
  expect(percents.at(0)).toBe(0);
  expect(percents.at(-1)).toBe(100);
  expect(events).toEqual([]);
});

test('an authorization that the store refuses is replaced once', async () => {
  await fault('sts-expired', '/oss');
  await expect(uploadFile(new File(['x'], 'x.txt'), { name: 'x.txt' })).resolves.toMatchObject({ size: 1 });
});

test('an authorization that runs out while the queue sends costs no file', async () => {
  const uploads = new UploadQueue().define<Record<'target' | 'info' | 'result' | 'refusal' | 'twin', string>>({
    key: 'test',
    record: async (_item, { url }) => url,
  });
  const files = ['a.txt', 'b.txt', 'c.txt'].map((name) => ({ file: new File([name], name), target: '' }));
  await fault('sts-expired', '/oss', 2);
  const ended = await Promise.all(uploads.add(files).map(uploads.whenIdle));
  expect(ended.map((item) => [item?.state, item?.reason])).toEqual(files.map(() => ['done', '']));
  for (const [index, item] of ended.entries()) {
    const back = await callRaw(item?.result ?? '');
    expect(back.bytes.toString()).toBe(files[index]?.file.name);
  }
  expect(events).toEqual([]);
});

test('an authorization that has run out is fetched again before it is used', async () => {
  await fault('sts-expired', '/file/oss_sts');
  // A larger wish than the cached authorization covers, so that a new one is asked for: it comes expired.
  await expect(uploadFile(new File(['x'], 'x.txt'), { name: 'x.txt', maxSizeMB: 61 })).resolves.toMatchObject({
    size: 1,
  });
});

test('without an authorization: a warning, and the file is refused', async () => {
  await fault('500', '/file/oss_sts');
  const error: unknown = await uploadFile(new File(['x'], 'x.txt'), { name: 'x.txt', maxSizeMB: 62 }).catch((e) => e);
  expect(messageOf(error)).toBe('sts授权未获取');
  expect(events).toEqual([{ type: 'message', level: 'warning', words: { messageId: 'upload.authorization_missing' } }]);
});

test('the server’s own words on the authorization are the warning', async () => {
  await fault('status0:storage is full', '/file/oss_sts');
  const error: unknown = await uploadFile(new File(['x'], 'x.txt'), { name: 'x.txt', maxSizeMB: 63 }).catch((e) => e);
  expect(messageOf(error)).toBe('sts授权未获取');
  expect(events).toEqual([{ type: 'message', level: 'warning', words: { text: 'storage is full' } }]);
});

test.each([
  ['image/png', '图片大小必须小于 1MB!'],
  ['video/mp4', '文件大小必须小于 1MB!'],
])('a %s that is too large is refused before anything is sent', async (type, said) => {
  const file = new File([bytes(megabyte)], 'a', { type });
  const error: unknown = await uploadFile(file, { name: 'a', maxSizeMB: 1 }).catch((e) => e);
  expect(messageOf(error)).toBe(said);
});

test('a refusal of the store is told with its code', async () => {
  await fault('502', '/oss');
  const error: unknown = await uploadFile(new File(['x'], 'x.txt'), { name: 'x.txt' }).catch((e) => e);
  expect(messageOf(error)).toBe('文件没有存上，请重试');
});

test('a file that cannot reach the store goes through the API, without any Authen header', async () => {
  await fault('drop', '/oss', 1);
  // jsdom writes the lost connection to the console.
  const noise = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const file = new File([bytes(9000)], 'a.png', { type: 'image/png' });
  const stored = await uploadFile(file, { name: 'a.png' });
  const back = await callRaw(stored.url);
  expect(back.bytes.equals(bytes(9000))).toBe(true);
  expect(back.headers['content-type']).toContain('image/png');
  noise.mockRestore();
  expect(authHeaders('/file/oss_upload')).not.toHaveProperty('Authen-Token');
  expect(events).toEqual([]);
});

test('an aborted upload is canceled', async () => {
  await fault('delay:2000', '/oss');
  const controller = new AbortController();
  const upload = uploadFile(new File(['x'], 'x.txt'), { name: 'x.txt', signal: controller.signal });
  setTimeout(() => controller.abort(), 200);
  await expect(upload).rejects.toThrow('Canceled');
  await expect(checkpoints.unfinished()).resolves.toEqual([]);
});
