import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { writeWav } from '../../../mock/_engines/speech/wav';
import type { MerchantService, ServiceTest } from '../../services/merchant_service/schema';
import { callMock, type Session, signIn } from './callMock';
import { type MockServer, startMockServer } from './startMockServer';

const KEY = 'sk-own-service-0123456789';

/** A service that writes, speaks and listens, with a key; it keeps what it was asked. */
let asked: { readonly path: string; readonly key: string; readonly body: string }[] = [];
let failing: ((res: ServerResponse) => void) | undefined;
const beep = writeWav({
  samples: Float32Array.from({ length: 8000 }, (_, i) => 0.5 * Math.sin(i / 3)),
  sampleRate: 8000,
  channels: 1,
});

function answer(req: IncomingMessage, res: ServerResponse): void {
  if (failing) {
    failing(res);
    return;
  }
  const key = req.headers.authorization?.replace('Bearer ', '') ?? String(req.headers['x-api-key'] ?? '');
  if (key !== KEY) return void res.writeHead(401).end('{"error":"bad key"}');
  if (req.url?.endsWith('/chat/completions')) {
    res.writeHead(200, { 'content-type': 'text/event-stream' });
    const event = (data: object) => res.write(`data: ${JSON.stringify(data)}\n\n`);
    event({ choices: [{ delta: { content: '早上倒进去，' } }] });
    event({ choices: [{ delta: { content: '晚上还烫嘴。' } }] });
    event({ choices: [{ delta: {}, finish_reason: 'stop' }] });
    return void res.end('data: [DONE]\n\n');
  }
  if (req.url?.endsWith('/audio/speech')) return void res.writeHead(200, { 'content-type': 'audio/wav' }).end(beep);
  if (req.url?.endsWith('/audio/transcriptions'))
    return void res.writeHead(200, { 'content-type': 'application/json' }).end('{"text":"早上装的热水","duration":1}');
  res.writeHead(404).end();
}

const service = createServer((req, res) => {
  const chunks: Buffer[] = [];
  req.on('data', (chunk: Buffer) => chunks.push(chunk));
  req.on('end', () => {
    const key = req.headers.authorization ?? '';
    asked.push({ path: req.url ?? '', key, body: Buffer.concat(chunks).toString('latin1') });
    answer(req, res);
  });
});

let server: MockServer;
let host = '';
let owner: Session;
beforeAll(async () => {
  await new Promise<void>((ready) => service.listen(0, '127.0.0.1', ready));
  host = `127.0.0.1:${(service.address() as AddressInfo).port}`;
  server = await startMockServer({ env: { EXTRACT_ALLOW_HOSTS: host } });
}, 40_000);
afterAll(async () => {
  await server.close();
  service.closeAllConnections();
  await new Promise((closed) => service.close(closed));
});
beforeEach(async () => {
  asked = [];
  failing = undefined;
  await callMock(server.origin, 'POST', '/__mock/reset');
  owner = await signIn(server.origin, 'owner');
});

const post = async <T = unknown>(path: string, body: object, session = owner) =>
  (await callMock<T>(server.origin, 'POST', path, { session, body })).body;
const get = async <T>(path: string, session = owner) =>
  (await callMock<T>(server.origin, 'GET', path, { session })).body.data;
const address = () => `http://${host}/v1`;
const bind = (kind: string, more: object = {}) =>
  post<MerchantService>('/merchant_service/bind', {
    kind,
    address: address(),
    key: KEY,
    model: 'own-model',
    ...(kind === 'speech' ? { voices: ['anna'] } : {}),
    ...more,
  });
const test_ = (kind: string, more: object = {}) =>
  post<ServiceTest>('/merchant_service/test', { kind, sentence: '这杯子早上装的热水', ...more });
const serviceOf = async (kind: string, session = owner) =>
  (await get<{ list: MerchantService[] }>('/merchant_service/data', session)).list.find((one) => one.kind === kind);
const engineOf = async (session: Session) =>
  get<Record<'writer' | 'speech' | 'recognizer', { name: string; owner: string }>>('/engine/info', session);

describe('a bound service', () => {
  test('writes for its merchant and for no other, at no credits', async () => {
    await bind('writer');
    const before = await get<{ list: unknown[] }>('/counting/data');
    const spoken = await callMock(server.origin, 'POST', '/writer/act', {
      session: owner,
      body: { act: 'rewrite', text: '早上装的热水，晚上还烫。' },
    });
    expect(spoken.text).toContain('晚上还烫嘴。');
    expect(asked.map(({ path, key }) => [path, key])).toEqual([['/v1/chat/completions', `Bearer ${KEY}`]]);
    expect((await get<{ list: unknown[] }>('/counting/data')).list).toHaveLength(before.list.length);
    expect((await engineOf(owner)).writer).toMatchObject({ name: 'own-model', owner: 'merchant' });

    const stranger = await signIn(server.origin, 'owner2');
    expect((await engineOf(stranger)).writer).toMatchObject({ owner: 'embedded' });
    await callMock(server.origin, 'POST', '/writer/act', {
      session: stranger,
      body: { act: 'rewrite', text: '早上装的热水，晚上还烫。' },
    });
    expect(asked).toHaveLength(1);
  });

  test('speaks in its own voices, and its sounds are not those of another merchant with the same model', async () => {
    await bind('speech', { model: 'tts' });
    const { list } = await get<{ list: { id: string }[] }>('/speech/voices');
    expect(list[0]?.id).toBe('anna');
    const own = await post<{ url: string; engine: string }>('/speech/synthesize', {
      text: '早上装的热水',
      voice: 'anna',
    });
    expect(own.data.engine).toBe('tts');
    expect(asked).toHaveLength(1);
    const stranger = await signIn(server.origin, 'owner2');
    await callMock(server.origin, 'POST', '/merchant_service/bind', {
      session: stranger,
      body: { kind: 'speech', address: address(), key: KEY, model: 'tts', voices: ['anna'] },
    });
    const other = await post<{ url: string }>('/speech/synthesize', { text: '早上装的热水', voice: 'anna' }, stranger);
    expect(asked).toHaveLength(2);
    expect(other.data.url).not.toBe(own.data.url);
  });

  test('listens', async () => {
    await bind('recognizer');
    const data = `data:audio/wav;base64,${beep.toString('base64')}`;
    const heard = await post<{ engine: string; segments: { text: string }[] }>('/speech/recognize', { data });
    expect(heard.data.segments.map(({ text }) => text)).toEqual(['早上装的热水']);
    expect(heard.data.engine).toBe('own-model');
    expect(asked[0]?.body).toContain('name="file"');
  });

  test('is forgotten with its key; what came along does the work again', async () => {
    await bind('writer');
    expect((await post('/merchant_service/unbind', { kind: 'writer' })).success).toBe(true);
    expect((await post('/merchant_service/unbind', { kind: 'writer' })).success).toBe(true);
    expect((await serviceOf('writer'))?.binding).toBeUndefined();
    expect((await engineOf(owner)).writer.owner).toBe('embedded');
  });

  test('that a colleague has changed meanwhile is not overwritten', async () => {
    const first = await bind('writer');
    expect(first.data.revision).toBe(0);
    await bind('writer', { model: 'newer', revision: 0 });
    expect((await bind('writer', { model: 'older', revision: 0 })).errorCode).toBe('VERSION_CONFLICT');
    expect((await serviceOf('writer'))?.binding?.model).toBe('newer');
  });
});

/** All that the server has written into its folder. */
function storedText(folder: string): string {
  return readdirSync(folder, { withFileTypes: true })
    .map((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? storedText(path) : readFileSync(path, 'latin1');
    })
    .join('\n');
}

describe('a key', () => {
  test('never comes back, and lies nowhere in clear', async () => {
    const bound = await bind('writer');
    await test_('writer');
    expect(bound.data.binding).toMatchObject({ has_key: true, key_tail: '6789', is_key_lost: false });
    expect(JSON.stringify([bound, await serviceOf('writer'), await engineOf(owner)])).not.toContain(KEY.slice(0, 12));
    await new Promise((saved) => setTimeout(saved, 400));
    const stored = storedText(server.cacheDir);
    expect(stored).toContain('own-model');
    expect(stored).not.toContain(KEY);
    expect(statSync(join(server.cacheDir, 'secret.key')).mode & 0o777).toBe(0o600);
  });

  test('is kept when it is left out, and is not sent to another host', async () => {
    await bind('writer');
    const kept = await bind('writer', { key: undefined, model: 'other' });
    expect(kept.data.binding).toMatchObject({ model: 'other', key_tail: '6789' });
    const moved = { key: undefined, address: 'https://api.example.com/v1' };
    expect((await bind('writer', moved)).errorCode).toBe('SERVICE_KEY_NEEDED');
    const draft = { address: 'https://api.example.com/v1', model: 'm' };
    expect((await test_('writer', { draft })).errorCode).toBe('SERVICE_KEY_NEEDED');
    expect(asked).toEqual([]);
  });
});

describe('a test', () => {
  test.each(['writer', 'speech', 'recognizer'])('of a %s that is not stored yet really calls it', async (kind) => {
    const draft = { address: address(), key: KEY, model: 'own-model', voices: ['anna'] };
    const { data } = await test_(kind, { draft });
    expect(data).toMatchObject({ is_ok: true, message: '' });
    expect(data.text || data.audio).not.toBe('');
    expect(asked).toHaveLength(1);
    expect((await serviceOf(kind))?.binding).toBeUndefined();
  });

  test.each([
    ['a wrong key', { key: 'sk-wrong' }, '写作服务拒绝了密钥，请检查配置'],
    ['a wrong path', { address: 'nowhere' }, '写作服务没有这个模型或地址，请检查配置'],
    ['nobody there', { address: 'closed' }, '写作服务连接失败，请检查网络或服务地址'],
  ])('of %s says so', async (_, more: { key?: string; address?: string }, message) => {
    const places: Record<string, string> = { nowhere: `http://${host}/no`, closed: 'https://no-such-host.invalid/v1' };
    const draft = { key: KEY, model: 'm', ...more, address: places[more.address ?? ''] ?? address() };
    if (more.address === 'nowhere') failing = (res) => res.writeHead(404).end();
    expect((await test_('writer', { draft })).data).toMatchObject({ is_ok: false, message });
  });

  test('of the stored one is remembered', async () => {
    await bind('writer');
    failing = (res) => res.writeHead(429).end();
    await test_('writer');
    expect((await serviceOf('writer'))?.last_test).toMatchObject({ is_ok: false, message: '写作服务繁忙，请稍后再试' });
  });

  test('does not follow a redirect with the key', async () => {
    failing = (res) => res.writeHead(302, { location: 'https://api.example.com/v1/chat/completions' }).end();
    const draft = { address: address(), key: KEY, model: 'm' };
    expect((await test_('writer', { draft })).data.message).toMatch('跳转到了别处');
    expect(asked).toHaveLength(1);
  });
});

describe('what is refused', () => {
  test.each([
    'http://127.0.0.1:9/v1',
    'http://localhost:9/v1',
    'http://10.0.0.8/v1',
    'http://169.254.169.254/latest',
    'http://[::1]:9/v1',
    'http://[::ffff:10.0.0.8]/v1',
  ])('%s lies in a private range', async (place) => {
    for (const kind of ['writer', 'speech', 'recognizer']) {
      const draft = { address: place, key: KEY, model: 'm', voices: ['a'] };
      expect((await test_(kind, { draft })).data).toMatchObject({
        is_ok: false,
        message: expect.stringMatching('内网'),
      });
    }
  });

  test.each([
    [{ address: 'api.example.com' }, 'SERVICE_ADDRESS'],
    [{ address: 'https://me:pw@api.example.com' }, 'SERVICE_ADDRESS'],
    [{ address: 'https://api.example.com/?key=1' }, 'SERVICE_ADDRESS'],
    [{ key: '密钥' }, 'SERVICE_KEY'],
    [{ key: 'sk-a b' }, 'SERVICE_KEY'],
    [{ model: '' }, 'INVALID_INPUT'],
    [{ voices: [] }, 'SERVICE_VOICES'],
  ])('%j is %s', async (more, code) => {
    expect((await bind('speech', more)).errorCode).toBe(code);
  });

  test('support in somebody’s name, and who lacks the right', async () => {
    const writer = await signIn(server.origin, 'writer');
    expect((await post('/merchant_service/test', { kind: 'writer', sentence: 'a' }, writer)).errorCode).toBe(
      'ACTION_DENIED',
    );
    expect((await post('/merchant_service/unbind', { kind: 'writer' }, writer)).errorCode).toBe('ACTION_DENIED');
  });
});
