import type { Article } from '../../services/article/schema';
import type { Figure } from '../../services/figure/schema';
import type { FileRecord } from '../../services/file/schema';
import { callMock, callRaw, type Session, signIn } from './callMock';
import { type SharedMockServer, sharedMockServer } from './sharedMockServer';

const png =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

let server: SharedMockServer;
let owner: Session;
beforeAll(async () => {
  server = await sharedMockServer();
  owner = await signIn(server.origin, 'owner');
}, 40_000);

const post = async <T>(path: string, body: unknown, session = owner): Promise<T> =>
  (await callMock<T>(server.origin, 'POST', path, { session, body })).body.data;
const read = async <T>(path: string, query: Record<string, string>, session = owner): Promise<T> =>
  (await callMock<T>(server.origin, 'GET', path, { session, query })).body.data;
const open = (address: string, method = 'GET', headers: Record<string, string> = {}) =>
  callRaw(`${server.origin}${address}`, { method, headers });
const plain = (address: string) => address.split('?')[0] ?? '';

const upload = () => post<FileRecord>('/file/base64_upload', { data: png, name: 'me.png' });
const marks = {
  mouth: { x: 0.5, y: 0.7, width: 0.2 },
  leftEye: { x: 0.4, y: 0.4 },
  rightEye: { x: 0.6, y: 0.4 },
};
const aPortrait = ({ id, url }: FileRecord, session = owner) =>
  post<Figure>(
    '/figure/save',
    {
      name: '店主本人',
      presenter: 'portrait',
      portrait: { file_id: id, url, width: 1, height: 1, marks },
      consent: { person: '陈小满', granted_on: '2026-01-05', purpose: '本店短视频口播', is_confirmed: true },
    },
    session,
  );
const article = (html: string, session = owner) =>
  post<Article>('/article/save', { kind: 'article', title: '图文', html }, session);

test('a photo is open until it is somebody’s portrait; then only signed addresses lead to it, for some hours', async () => {
  const file = await upload();
  expect((await open(file.url)).status).toBe(200);
  const figure = await aPortrait(file);
  const address = figure.portrait?.url ?? '';
  expect(plain(address)).toBe(file.url);
  expect((await open(file.url)).status).toBe(403);

  const answer = await open(address);
  expect(answer.status).toBe(200);
  expect(answer.headers['cache-control']).toMatch(/private, no-store/);
  expect((await open(address, 'HEAD')).status).toBe(200);
  expect((await open(file.url, 'HEAD')).status).toBe(403);
  expect((await open(address, 'GET', { range: 'bytes=0-3' })).status).toBe(206);
  expect((await open(file.url, 'GET', { range: 'bytes=0-3' })).status).toBe(403);
  expect((await open(`${address.slice(0, -1)}${address.endsWith('A') ? 'B' : 'A'}`)).status).toBe(403);
  // A later end is not the one that was signed.
  expect((await open(address.replace(/sig=\d/, 'sig=9'))).status).toBe(403);

  const shown = await read<FileRecord>('/file/media_info', { id: file.id });
  expect([shown.url, shown.cover]).toEqual([address, address]);

  await callMock(server.origin, 'POST', '/__mock/clock', { body: { advanceSeconds: 13 * 3600 } });
  const late = await open(address);
  expect([late.status, late.text]).toEqual([403, expect.stringContaining('expired')]);
  owner = await signIn(server.origin, 'owner');
  const again = await read<Figure>('/figure/info', { id: figure.id });
  expect((await open(again.portrait?.url ?? '')).status).toBe(200);
});

test('a signature is nobody’s to keep: it is taken off what is saved, wherever it stands', async () => {
  const file = await upload();
  const { portrait } = await aPortrait(file);
  const saved = await article(`<p><img src="${portrait?.url}"> 和 <img src="${file.url}"></p>`);
  const stored = await callMock(server.origin, 'POST', '/__mock/clock', { body: { advanceSeconds: 7 * 3600 } });
  expect(stored.status).toBe(200);
  owner = await signIn(server.origin, 'owner');
  const { html } = await read<Article>('/article/info', { id: saved.id });
  const addresses = [...html.matchAll(/src="([^"]+)"/g)].map(([, address = '']) => address);
  // Both are signed now, by a later window than the one that was written into the text.
  expect(new Set(addresses).size).toBe(1);
  expect(addresses[0]).not.toBe(portrait?.url);
  expect((await open(addresses[0] ?? '')).status).toBe(200);
});

test('another merchant gets no signature for it, and cannot lock it', async () => {
  const other = await signIn(server.origin, 'owner2');
  const file = await upload();
  const figure = await aPortrait(file);
  const { html } = await article(`<p><img src="${figure.portrait?.url}"></p>`, other);
  expect(html).toContain(file.url);
  expect(html).not.toContain('sig=');

  const mine = await upload();
  const theirs = await post<FileRecord>('/file/base64_upload', { data: png, name: 'b.png' }, other);
  await aPortrait({ ...theirs, url: mine.url }, other);
  expect((await open(mine.url)).status).toBe(200);
});
