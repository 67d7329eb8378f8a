import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Article } from '../../services/article/schema';
import type { Goods } from '../../services/goods/schema';
import { aImage } from '../e2e/material/media';
import { callMock, callRaw, type Session, signIn } from './callMock';
import { type MockServer, startMockServer } from './startMockServer';

const picture = aImage('杯子.png').buffer;

let shop: Server;
let mock: MockServer;
let owner: Session;
let asked: string[] = [];
let foreign = '';

beforeAll(async () => {
  shop = createServer((req, res) => {
    asked.push(req.url ?? '');
    if (req.url?.startsWith('/page'))
      res.writeHead(200, { 'content-type': 'text/html' }).end('<script>alert(1)</script>');
    else res.writeHead(200, { 'content-type': 'image/png' }).end(picture);
  });
  await new Promise<void>((ready) => void shop.listen(0, '127.0.0.1', ready));
  foreign = `127.0.0.1:${(shop.address() as AddressInfo).port}`;
  mock = await startMockServer({ env: { EXTRACT_ALLOW_HOSTS: foreign } });
  owner = await signIn(mock.origin, 'owner');
}, 40_000);
afterAll(async () => {
  await mock.close();
  shop.closeAllConnections();
  shop.close();
});
beforeEach(() => {
  asked = [];
});

const goodsOf = async (url: string): Promise<Goods> =>
  (
    await callMock<Goods>(mock.origin, 'POST', '/goods/save', {
      session: owner,
      body: { title: '玻璃杯', cover: url, media: [{ url, kind: 'image', name: '杯子' }] },
    })
  ).body.data;
const open = (address: string) => callRaw(`${mock.origin}${address}`, {});

test('an image of another site is answered under an address of this server, and shown by it', async () => {
  const url = `http://${foreign}/cup.png?w=1&h=2`;
  const saved = await goodsOf(url);
  expect([saved.cover, saved.media[0]?.url].every((shown) => shown?.startsWith('/api/file/shown?u='))).toBe(true);
  const answer = await open(saved.cover);
  expect([answer.status, answer.headers['content-type']]).toEqual([200, 'image/png']);
  expect(answer.bytes).toEqual(picture);
  expect(answer.headers['content-security-policy']).toContain('sandbox');
  expect(asked).toEqual(['/cup.png?w=1&h=2']);
});

test('no record keeps such an address: what is saved again is the other site’s own', async () => {
  const url = `http://${foreign}/cup.png?w=1&h=2`;
  const first = await goodsOf(url);
  const again = await goodsOf(first.cover);
  expect(again.cover).toBe(first.cover);
  expect(decodeURIComponent(again.cover)).toContain(`u=${url}&`);
  // Stored when it is used: the address that comes in is the site's.
  const { body } = await callMock<{ readonly url: string }>(mock.origin, 'POST', '/file/upload_remote', {
    session: owner,
    body: { url: `${mock.origin}${first.cover}`, name: '杯子.png' },
  });
  expect((await open(body.data.url)).bytes).toEqual(picture);
});

test('an image in an article’s text is shown so too, and saved as it was', async () => {
  const url = `http://${foreign}/cup.png?w=1&amp;h=2`;
  const save = async (html: string) =>
    (
      await callMock<Article>(mock.origin, 'POST', '/article/save', {
        session: owner,
        body: { kind: 'article', title: '图文', html },
      })
    ).body.data.html;
  const first = await save(`<p>看图</p><img src="${url}" alt=""><p><a href="http://${foreign}/item">链接</a></p>`);
  const [, address = ''] = /<img[^>]* src="(\/api\/file\/shown[^"]*)"/.exec(first) ?? [];
  expect((await open(address.replaceAll('&amp;', '&'))).bytes).toEqual(picture);
  expect(first).toContain(`href="http://${foreign}/item"`);
  expect(await save(first)).toBe(first);
});

test('nothing is fetched that this server did not give out', async () => {
  const { cover } = await goodsOf(`http://${foreign}/cup.png`);
  const other = cover.replace('cup.png', 'key.png');
  expect((await open(other)).status).toBe(403);
  expect((await open(cover.replace(/sig=.*/, 'sig='))).status).toBe(403);
  expect(asked).toEqual([]);
});

test('a page under an image’s address is not passed on, an inner address is not asked', async () => {
  const page = await open((await goodsOf(`http://${foreign}/page.png`)).cover);
  expect(page.status).toBe(415);
  expect(page.text).not.toContain('alert');
  const inner = await open((await goodsOf('http://169.254.169.254/latest/meta-data')).cover);
  expect(inner.text).toContain('LINK_PRIVATE');
});

test('own files and addresses that are no image’s stay as they are', async () => {
  const { body } = await callMock<Goods>(mock.origin, 'POST', '/goods/save', {
    session: owner,
    body: {
      title: `http://${foreign}/item`,
      media: [{ url: `${mock.origin}/a.png`, kind: 'image' }],
    },
  });
  expect(body.data.title).toBe(`http://${foreign}/item`);
  expect(body.data.media[0]?.url).toBe(`${mock.origin}/a.png`);
});
