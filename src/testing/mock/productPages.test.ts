import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { withoutShownMedia } from '../../../mock/_core/foreignMedia';
import { callMock, type Session, signIn } from './callMock';
import { encodeGbk } from './product-pages/encodeGbk';
import { markupPages } from './product-pages/markup.data';
import { oddPages } from './product-pages/oddities.data';
import { textPages } from './product-pages/text.data';
import { type MockServer, startMockServer } from './startMockServer';

const pages = [...markupPages, ...textPages, ...oddPages];

interface Found {
  readonly title: string;
  readonly price: string;
  readonly media: readonly { readonly url: string }[];
  readonly selling_points: readonly string[];
  readonly specs: readonly { readonly name: string; readonly value: string }[];
}

let shop: Server;
let origin = '';
let mock: MockServer;
let session: Session;

beforeAll(async () => {
  shop = createServer((req, res) => {
    const page = pages[Number(req.url?.slice('/p/'.length))];
    const bytes = page?.encoding === 'gbk' ? encodeGbk(page.html) : Buffer.from(page?.html ?? '');
    res.writeHead(200, { 'content-type': page?.type ?? 'text/html; charset=utf-8' }).end(bytes);
  });
  await new Promise<void>((ready) => void shop.listen(0, '127.0.0.1', ready));
  const { port } = shop.address() as AddressInfo;
  origin = `http://127.0.0.1:${port}`;
  mock = await startMockServer({ env: { EXTRACT_ALLOW_HOSTS: `127.0.0.1:${port}` } });
  session = await signIn(mock.origin, 'owner');
}, 40_000);
afterAll(async () => {
  await mock.close();
  shop.closeAllConnections();
  shop.close();
});

const read = async (index: number) => {
  const url = `${origin}/p/${index}`;
  const { body } = await callMock<Found>(mock.origin, 'POST', '/goods/extract', { session, body: { url } });
  if (!body.success) return { refusal: body.errorCode };
  const { title, price, media, selling_points, specs } = body.data;
  return {
    name: title,
    price,
    images: withoutShownMedia(media).map((item) => item.url),
    points: selling_points,
    specs: Object.fromEntries(specs.map(({ name, value }) => [name, value])),
  };
};

const judged = (index: number) => {
  const facts = pages[index]?.facts;
  if (!facts || 'refusal' in facts) return facts;
  return { ...facts, images: facts.images.map((path) => new URL(path, `${origin}/p/${index}`).href) };
};

const parts = ['name', 'price', 'images', 'points', 'specs'] as const;

if (process.env.PRODUCT_PAGES) {
  test('what is read of the judged pages, in figures', async () => {
    const right = { name: 0, price: 0, images: 0, points: 0, specs: 0 };
    let refused = 0;
    const wrong: string[] = [];
    for (const [index, { key }] of pages.entries()) {
      const found: Record<string, unknown> = await read(index);
      const wanted: Record<string, unknown> = { ...judged(index) };
      if ('refusal' in wanted) refused += Number(found.refusal === wanted.refusal);
      else
        for (const part of parts) right[part] += Number(JSON.stringify(found[part]) === JSON.stringify(wanted[part]));
      for (const part of Object.keys(wanted)) {
        const [a, b] = [JSON.stringify(found[part]), JSON.stringify(wanted[part])];
        if (a !== b) wrong.push(`${key}, ${part}: ${a ?? JSON.stringify(found)} instead of ${b}`);
      }
    }
    process.stdout.write(`${wrong.join('\n')}\n${JSON.stringify({ pages: pages.length, refused, ...right })}\n`);
  }, 60_000);
} else {
  test.each(pages.map(({ key }, index) => [key, index] as const))('%s', async (_, index) => {
    expect(await read(index)).toEqual(judged(index));
  });
}
