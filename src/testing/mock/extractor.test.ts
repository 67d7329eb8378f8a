import type { lookup } from 'node:dns';
import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, isIP } from 'node:net';
import { gzipSync } from 'node:zlib';
import { isPrivateAddress } from '../../../mock/_engines/extractor/addresses';
import { readProduct } from '../../../mock/_engines/extractor/extract';
import { readAside } from '../../../mock/_engines/extractor/readAside';
import { safeFetch } from '../../../mock/_engines/extractor/safeFetch';
import { callMock, type Session, signIn } from './callMock';
import { type MockServer, startMockServer } from './startMockServer';

const page = (body: string, head = '') =>
  `<!doctype html><html><head><title>t</title>${head}</head><body>${body}</body></html>`;
const goodPage = page(
  '<h1>手冲壶</h1><p class="price">¥188.00</p><img src="/a.jpg"><ul class="features"><li>细口出水稳</li><li>木柄不烫手</li></ul>',
  '<meta property="og:type" content="product"><meta property="og:title" content="手冲壶 - 小店"><meta property="og:site_name" content="小店">',
);
const html = { 'content-type': 'text/html; charset=utf-8' };

/** A shop whose pages each have one thing wrong. */
const shop: RequestListener = (req, res) => {
  const path = req.url ?? '/';
  if (path === '/good') res.writeHead(200, html).end(goodPage);
  else if (path === '/gzip') res.writeHead(200, { ...html, 'content-encoding': 'gzip' }).end(gzipSync(goodPage));
  else if (path === '/hop') res.writeHead(302, { location: '/good' }).end();
  else if (path === '/loop') res.writeHead(302, { location: '/loop' }).end();
  else if (path === '/inside') res.writeHead(302, { location: `http://127.0.0.1:${secretPort}/` }).end();
  else if (path === '/metadata') res.writeHead(301, { location: 'http://169.254.169.254/latest/meta-data/' }).end();
  else if (path === '/file') res.writeHead(302, { location: 'file:///etc/passwd' }).end();
  else if (path === '/image') res.writeHead(200, { 'content-type': 'image/png' }).end('png');
  else if (path === '/json') res.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  else if (path === '/huge') res.writeHead(200, html).end(`<p>${'x'.repeat(4 * 1024 * 1024)}</p>`);
  else if (path === '/bomb')
    res.writeHead(200, { ...html, 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(40 * 1024 * 1024, 32)));
  else if (path === '/login') res.writeHead(200, html).end(page('<h1>请登录</h1><form><input></form>'));
  else if (path === '/blank') res.writeHead(200, html).end('<!doctype html><title></title><div id=app></div>');
  else if (path === '/deep') res.writeHead(200, html).end(page('<div>'.repeat(500_000)));
  else if (path === '/many') res.writeHead(200, html).end('<p>'.repeat(19_000));
  else if (path === '/open') res.writeHead(200, html).end(page(`<h1>壶</h1><p>${'<'.repeat(400_000)}`));
  else if (path === '/missing') res.writeHead(404, html).end(page('nothing'));
  else if (path === '/cut') {
    res.writeHead(200, { ...html, 'content-length': '5000' }).write('<html>');
    setTimeout(() => res.destroy(), 20);
  } else if (path === '/slow') setTimeout(() => res.end(), 20_000).unref();
  else res.writeHead(500).end();
};

const listen = (handler: RequestListener): Promise<{ server: Server; port: number }> =>
  new Promise((ready) => {
    const server = createServer(handler);
    server.listen(0, '127.0.0.1', () => ready({ server, port: (server.address() as AddressInfo).port }));
  });

let secretPort = 0;
let secretCalls = 0;
let servers: Server[] = [];
let shopOrigin = '';
let mock: MockServer;
let session: Session;

beforeAll(async () => {
  const secret = await listen((_req, res) => {
    secretCalls += 1;
    res.writeHead(200, html).end(goodPage);
  });
  secretPort = secret.port;
  const open = await listen(shop);
  servers = [secret.server, open.server];
  shopOrigin = `http://127.0.0.1:${open.port}`;
  mock = await startMockServer({ env: { EXTRACT_ALLOW_HOSTS: `127.0.0.1:${open.port}`, EXTRACT_TIMEOUT_MS: '1500' } });
  session = await signIn(mock.origin, 'writer');
}, 40_000);
afterAll(async () => {
  await mock.close();
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

const extract = (url: string) =>
  callMock<{ title: string; price: string; selling_points: string[]; media: { url: string }[]; missing: string[] }>(
    mock.origin,
    'POST',
    '/goods/extract',
    { session, body: { url } },
  );

test.each(['/good', '/gzip', '/hop'])('%s is read', async (path) => {
  const { body } = await extract(shopOrigin + path);
  expect(body.data).toMatchObject({
    title: '手冲壶',
    price: '188.00',
    selling_points: ['细口出水稳', '木柄不烫手'],
    media: [{ url: expect.stringContaining(encodeURIComponent(`${shopOrigin}/a.jpg`)) }],
    missing: ['description'],
  });
});

test.each([
  ['/loop', 'LINK_UNREACHABLE'],
  ['/inside', 'LINK_PRIVATE'],
  ['/metadata', 'LINK_PRIVATE'],
  ['/file', 'LINK_INVALID'],
  ['/image', 'LINK_NOT_PAGE'],
  ['/json', 'LINK_NOT_PAGE'],
  ['/huge', 'LINK_TOO_LARGE'],
  ['/bomb', 'LINK_TOO_LARGE'],
  ['/login', 'LINK_LOGIN'],
  ['/blank', 'LINK_NO_PRODUCT'],
  ['/missing', 'LINK_HTTP_ERROR'],
  ['/cut', 'LINK_UNREACHABLE'],
  ['/slow', 'LINK_TIMEOUT'],
])('%s: %s, in a Chinese sentence', async (path, code) => {
  const { body, status } = await extract(shopOrigin + path);
  expect(status).toBe(200);
  expect(body).toMatchObject({ success: false, errorCode: code });
  expect(body.message).toMatch(/[\u4e00-\u9fff]{6}/);
});

test('a link without text says that there is nothing to make a video of, in a Chinese sentence', async () => {
  const { body } = await callMock(mock.origin, 'POST', '/breakdown/extract', {
    session,
    body: { url: `${shopOrigin}/blank` },
  });
  expect(body).toMatchObject({ success: false, errorCode: 'LINK_NO_ARTICLE' });
  expect(body.message).toMatch(/[\u4e00-\u9fff]{6}/);
});

test.each([
  ['not a link', 'LINK_INVALID'],
  ['ftp://example.com/a', 'LINK_INVALID'],
  ['http://user:pw@example.com/', 'LINK_INVALID'],
  ['http://localhost:1/', 'LINK_PRIVATE'],
  ['http://127.1/', 'LINK_PRIVATE'],
  ['http://0x7f000001/', 'LINK_PRIVATE'],
  ['http://[::1]/', 'LINK_PRIVATE'],
  ['http://[::ffff:10.0.0.1]/', 'LINK_PRIVATE'],
  ['http://192.168.1.1/', 'LINK_PRIVATE'],
  ['http://no-such-host.invalid/', 'LINK_UNREACHABLE'],
])('%s: %s', async (url, code) => {
  expect((await extract(url)).body.errorCode).toBe(code);
});

test.each([
  ['127.0.0.1.', 'LINK_PRIVATE'],
  ['2130706433', 'LINK_PRIVATE'],
  ['0177.0.0.1', 'LINK_PRIVATE'],
  ['0x7f.1', 'LINK_PRIVATE'],
  ['[::ffff:7f00:1]', 'LINK_PRIVATE'],
  ['[::7f00:1]', 'LINK_PRIVATE'],
  ['[0:0:0:0:0:0:0:1]', 'LINK_PRIVATE'],
  ['\uff11\uff12\uff17.0.0.1', 'LINK_PRIVATE'],
])('this machine written as %s: %s', async (host, code) => {
  expect((await extract(`http://${host}:${secretPort}/`)).body.errorCode).toBe(code);
});

test('a forged host opens nothing: neither for pages nor for files, on no path', async () => {
  const inside = `127.0.0.1:${secretPort}`;
  const url = `http://${inside}/api/demo/product/thermos`;
  for (const headers of [
    { host: inside },
    { host: inside, 'x-forwarded-host': inside },
    { host: inside, 'x-forwarded-proto': 'http', forwarded: `host=${inside}` },
    { 'x-forwarded-host': inside },
  ] as Record<string, string>[]) {
    for (const path of ['/goods/extract', '/breakdown/extract', '/file/upload_remote']) {
      const { body } = await callMock(mock.origin, 'POST', path, { session, body: { url }, headers });
      expect([path, body.errorCode]).toEqual([path, 'LINK_PRIVATE']);
    }
  }
  const relative = { url: '/api/demo/product/thermos/1.jpg' };
  const own = await callMock(mock.origin, 'POST', '/file/upload_remote', {
    session,
    body: relative,
    headers: { host: inside },
  });
  expect(own.body.success).toBe(true);
});

test('the demo page is read from this server, by whatever name of this machine', async () => {
  for (const host of ['127.0.0.1', '127.0.0.2', '[::1]']) {
    const { body } = await extract(`http://${host}:${mock.port}/api/demo/product/thermos`);
    expect([host, body.data.missing]).toEqual([host, []]);
  }
});

describe('a name', () => {
  const limits = {
    maxBytes: 1000,
    timeout: 1500,
    accept: '*/*',
    serverFor: () => undefined,
    checkType: () => undefined,
  };
  /** DNS that gives one list of addresses after the other. */
  const dns = (...answers: readonly string[][]) => {
    let asked = 0;
    const resolve = (_name: string, _options: object, callback: (...found: unknown[]) => void) => {
      const list = answers[Math.min(asked, answers.length - 1)] ?? [];
      asked += 1;
      callback(
        null,
        list.map((address) => ({ address, family: isIP(address) })),
      );
    };
    return { resolve: resolve as unknown as typeof lookup, asked: () => asked };
  };
  const fetchBy = (resolve: typeof lookup) => safeFetch(`http://rebind.test:${secretPort}/`, limits, resolve);

  test.each([[['127.0.0.1']], [['3ffe::1', '127.0.0.1']], [['::ffff:10.0.0.1']], [['fd00::1']]])(
    'that leads to %j is refused',
    async (addresses) => {
      await expect(fetchBy(dns(addresses).resolve)).rejects.toMatchObject({ errorCode: 'LINK_PRIVATE' });
    },
  );

  test('that answers otherwise the second time gains nothing: it is asked once, and that address is the one', async () => {
    // An address of the public range that nobody has.
    const { resolve, asked } = dns(['3ffe::1'], ['127.0.0.1']);
    await expect(fetchBy(resolve)).rejects.toMatchObject({ errorCode: expect.stringMatching(/UNREACHABLE|TIMEOUT/) });
    expect(asked()).toBe(1);
    await expect(fetchBy(resolve)).rejects.toMatchObject({ errorCode: 'LINK_PRIVATE' });
  });
});

test.each([
  ['/deep', 'LINK_TOO_LARGE'],
  ['/open', 'LINK_NO_PRODUCT'],
  ['/many', 'LINK_NO_PRODUCT'],
])(
  '%s, made to keep the reader busy, keeps nobody else waiting: %s',
  async (path, code) => {
    let longest = 0;
    let isRead = false;
    const reading = extract(shopOrigin + path).finally(() => {
      isRead = true;
    });
    while (!isRead) {
      const begin = performance.now();
      await callMock(mock.origin, 'GET', '/account/info', { session });
      longest = Math.max(longest, performance.now() - begin);
    }
    expect((await reading).body.errorCode).toBe(code);
    expect(longest).toBeLessThan(1500);
    // And the next page is read again.
    expect((await extract(`${shopOrigin}/good`)).body.data.title).toBe('手冲壶');
  },
  20_000,
);

test('a page that takes too long to read is refused, and the next one is read again', async () => {
  const fetched = (text: string) => ({
    url: shopOrigin,
    mime: 'text/html',
    charset: '',
    bytes: Buffer.from(text),
  });
  const endless = readAside('article', fetched(`<article>${'<p>长'.repeat(19_000)}`), 5);
  const next = readAside('product', fetched(goodPage));
  await expect(endless).rejects.toMatchObject({ errorCode: 'LINK_TOO_LARGE' });
  expect((await next).title).toBe('手冲壶');
  await expect(readAside('product', fetched('nothing'))).rejects.toMatchObject({ errorCode: 'LINK_NOT_PAGE' });
});

test('the private server behind the redirect was never called', () => {
  expect(secretCalls).toBe(0);
});

test.each(['thermos', 'mask', 'desk'])('the demo page %s is read in full', async (key) => {
  const { body } = await extract(`${mock.origin}/api/demo/product/${key}`);
  expect(body.data.missing).toEqual([]);
  expect(body.data.media.length).toBeGreaterThanOrEqual(4);
});

test('only the demo pages of this host are open, nothing else on it', async () => {
  expect((await extract(`${mock.origin}/api/account/info`)).body.errorCode).toBe('LINK_PRIVATE');
});

test('an image of the demo page is fetched into the store, with its size', async () => {
  const { body } = await callMock<{ width: number; height: number; kind: string }>(
    mock.origin,
    'POST',
    '/file/upload_remote',
    { session, body: { url: `${mock.origin}/api/demo/product/thermos/1.jpg` } },
  );
  expect(body.data).toMatchObject({ kind: 'image', width: 1080, height: 1350 });
  const page = await callMock(mock.origin, 'POST', '/file/upload_remote', {
    session,
    body: { url: `${shopOrigin}/good` },
  });
  expect(page.body.errorCode).toBe('FILE_KIND');
});

test.each([
  ['8.8.8.8', false],
  ['1.1.1.1', false],
  ['172.15.0.1', false],
  ['172.16.0.1', true],
  ['100.64.0.1', true],
  ['0.0.0.0', true],
  ['169.254.169.254', true],
  ['255.255.255.255', true],
  ['::', true],
  ['fe80::1%eth0', true],
  ['fd00::1', true],
  ['::ffff:127.0.0.1', true],
  ['::ffff:7f00:1', true],
  ['::7f00:1', true],
  ['::ffff:0:7f00:1', true],
  ['64:ff9b::7f00:1', true],
  ['2002:7f00:1::', true],
  ['::ffff:8.8.8.8', false],
  ['2606:4700::1111', false],
  ['nonsense', true],
])('%s private: %s', (address, isPrivate) => {
  expect(isPrivateAddress(address)).toBe(isPrivate);
});

describe('reading pages', () => {
  const read = (text: string | Buffer, charset = '') =>
    readProduct({ url: 'https://shop.example/p/1', mime: 'text/html', charset, bytes: Buffer.from(text) });

  test('JSON-LD in a graph, with a list of offers and nested images', () => {
    const found = read(
      page(
        '',
        `<script type="application/ld+json">{"@graph":[{"@type":["Product","Thing"],"name":"杯","brand":{"name":"牌"},
        "image":[{"contentUrl":"/1.jpg"},"https://cdn.example/2.webp"],"offers":{"@type":"AggregateOffer","lowPrice":"1,299"},
        "additionalProperty":[{"name":"容量","value":480,"unitText":"ml"}],}]}</script>`,
      ),
    );
    expect(found).toMatchObject({
      title: '杯',
      brand: '牌',
      price: '1299.00',
      specs: [{ name: '容量', value: '480ml' }],
      extractor: 'JSON-LD',
    });
    expect(found.media?.map(({ url }) => url)).toEqual(['https://shop.example/1.jpg', 'https://cdn.example/2.webp']);
  });

  test.each([
    ['品牌', '山野日常', '山野日常'],
    ['产品品牌', 'SHANYE/山野', 'SHANYE/山野'],
    ['品牌', '无品牌', ''],
    ['品牌', '其他/other', ''],
  ])('the property %s: %s is the brand, not a property', (name, value, brand) => {
    const found = read(
      page(`<h1>保温杯</h1><p class="price">¥129</p><table><tr><th>${name}</th><td>${value}</td></tr>
        <tr><th>容量</th><td>480ml</td></tr></table>`),
    );
    expect(found).toMatchObject({ brand, specs: [{ name: '容量', value: '480ml' }] });
  });

  test('a GBK page by its header', () => {
    const gbk = Buffer.concat([
      Buffer.from('<meta property="og:type" content="product"><h1>'),
      Buffer.from([0xb1, 0xad, 0xd7, 0xd3]),
      Buffer.from('</h1>'),
    ]);
    expect(read(gbk, 'gbk').title).toBe('杯子');
  });

  test('logos, dots, vectors and related goods are no product images', () => {
    const found = read(
      page(
        `<h1>杯</h1><p class="price">￥20</p><img src="/logo.png"><img src="/i.svg"><img src="/x.jpg" width="16">
        <img data-src="/real.jpg" src="data:image/gif;base64,AA"><img src="/real.jpg"><img srcset="/s.jpg 400w, /l.jpg 1200w">
        <div class="related"><img src="/other.jpg"></div>`,
      ),
    );
    expect(found.media?.map(({ url }) => url)).toEqual(['https://shop.example/real.jpg', 'https://shop.example/l.jpg']);
  });

  test('the name without its shop, wherever that stands', () => {
    const named = (title: string, body: string) =>
      read(`<html><head><title>${title}</title></head><body>${body}<p>￥9</p></body></html>`).title;
    expect(named('果然鲜 - 冰糖心苹果 5斤', '<div class="goods-title">冰糖心苹果 5斤</div>')).toBe('冰糖心苹果 5斤');
    expect(named('海盐曲奇｜手作烘焙', '<h2>海盐曲奇</h2>')).toBe('海盐曲奇');
    expect(named('山野日常 保温杯', '<h1>山野日常</h1>')).toBe('山野日常 保温杯');
  });

  test('a dialog to sign in makes no wall of a page that tells a price', () => {
    const dialog = '<div class="modal"><h2>登录</h2><input type="password"></div>';
    const body = `${dialog}<div class="goods-name">帆布鞋</div><b>￥129</b>`;
    const found = read(`<html><head><title>帆布鞋</title></head><body>${body}</body></html>`);
    expect(found).toMatchObject({ title: '帆布鞋', price: '129.00' });
  });

  test('what members pay is taken only where nobody else’s price is told; lines with bullets are points', () => {
    const found = read(page('<h1>曲奇</h1><p>会员价：29.9元　非会员：35元</p><p>★ 新西兰黄油</p><p>★ 现烤现发</p>'));
    expect(found).toMatchObject({ price: '35.00', selling_points: ['新西兰黄油', '现烤现发'] });
  });

  test('money of other countries is no price, and a whole number in a script’s data may be cents', () => {
    const state = JSON.stringify({
      detail: { goodsName: '云朵枕', price: 12900, images: ['https://a.example/1.jpg'] },
    });
    const drawn = `<html><head><title>云朵枕</title></head><body><script>window.__INITIAL_STATE__=${state};</script></body></html>`;
    expect(read(drawn)).toMatchObject({ title: '云朵枕', price: '', media: [{ url: 'https://a.example/1.jpg' }] });
    expect(read(page('<h1>Tote</h1><b class="price">$24.00</b><img src="/1.jpg">')).price).toBe('');
  });

  test('specification tables and offers in the text', () => {
    const found = read(
      page(
        '<h1>杯</h1><span class="price">20</span><img src="/1.jpg"><p>第二件半价，满 99 减 15</p><table><tr><th>材质</th><td>玻璃</td></tr></table>',
      ),
    );
    expect(found.specs).toEqual([{ name: '材质', value: '玻璃' }]);
    expect(found.offer).toBe('第二件半价，满 99 减 15');
  });
});
