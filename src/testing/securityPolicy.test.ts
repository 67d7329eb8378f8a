import { contentSecurityPolicy, pageHeaders } from '../../config/security';
import { callRaw } from './mock/callMock';
import { type SharedMockServer, sharedMockServer } from './mock/sharedMockServer';

const own = {
  api: '/api',
  websocket: '',
  storage: '',
  upload: '',
  media: '',
  mobile: '',
  socialMedia: '',
  publish: '',
} as const;

const distributed = {
  api: 'https://api.example.com/v1',
  websocket: 'wss://live.example.com/changes',
  storage: 'https://files.example.com',
  upload: 'https://uploads.example.com/bucket',
  media: 'https://images.example.com/a not-an-origin',
  mobile: 'https://m.example.com',
  socialMedia: 'https://connect.example.com',
  publish: 'https://publish.example.com',
};

/** The directives as a browser reads them. */
const read = (policy: string): Record<string, string> =>
  Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources.join(' ')];
    }),
  );

const files = 'https://api.example.com https://files.example.com https://uploads.example.com';

describe('the policy of the built page', () => {
  test.each([
    ['default-src', "'self'", "'self'"],
    ['script-src', "'self' 'wasm-unsafe-eval'", "'self' 'wasm-unsafe-eval'"],
    ['style-src', "'self' 'unsafe-inline'", "'self' 'unsafe-inline'"],
    ['img-src', "'self' data: blob:", `'self' data: blob: ${files} https://images.example.com`],
    ['media-src', "'self' data: blob:", `'self' data: blob: ${files} https://images.example.com`],
    ['font-src', "'self' data:", `'self' data: ${files}`],
    ['connect-src', "'self' blob: data:", `'self' blob: data: ${files} wss://live.example.com`],
    ['worker-src', "'self' blob:", "'self' blob:"],
    ['object-src', "'none'", "'none'"],
    ['base-uri', "'self'", "'self'"],
    ['form-action', "'self'", "'self'"],
  ])('%s', (directive, onOneSite, onManyHosts) => {
    expect(read(contentSecurityPolicy(own))[directive]).toBe(onOneSite);
    expect(read(contentSecurityPolicy(distributed))[directive]).toBe(onManyHosts);
  });

  test('has no further directive', () => {
    expect(Object.keys(read(contentSecurityPolicy(own)))).toHaveLength(11);
  });
});

describe('headers of the servers that come with the app', () => {
  let server: SharedMockServer;
  beforeAll(async () => {
    server = await sharedMockServer();
  }, 40_000);

  test.each(['GET', 'HEAD'])('%s of a page passes the mock and carries them', async (method) => {
    const { status, headers } = await callRaw(`${server.origin}/publish/calendar`, { method });
    expect(status).toBe(404);
    expect(headers).toMatchObject(
      Object.fromEntries(Object.entries(pageHeaders).map(([name, value]) => [name.toLowerCase(), value])),
    );
  });

  test('an unknown call is still told by the API', async () => {
    const { status, bytes } = await callRaw(`${server.origin}/api/nothing`, {});
    expect(status).toBe(404);
    expect(JSON.parse(bytes.toString())).toMatchObject({ errorCode: 'NOT_FOUND' });
  });
});
