import { createHash, createHmac, randomBytes } from 'node:crypto';
import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import OSS from 'ali-oss';
import { writeSheet } from '../../lib/sheets/writeSheet';
import type { Usage } from '../../services/counting/schema';
import type { UploadAuthorization } from '../../services/file/schema';
import { callMock, callRaw, type Session, signIn } from './callMock';
import { type SharedMockServer, sharedMockServer } from './sharedMockServer';

let server: SharedMockServer;
let session: Session;
beforeAll(async () => {
  server = await sharedMockServer();
  session = await signIn(server.origin, 'owner');
}, 40_000);

async function authorization(maxSize = 50, headers: Record<string, string> = {}): Promise<UploadAuthorization> {
  const { body } = await callMock<UploadAuthorization>(server.origin, 'POST', '/file/oss_sts', {
    session,
    query: { maxSize },
    headers,
  });
  return body.data;
}

/** A form as a browser sends it. */
function form(fields: Record<string, string>, file: Buffer, type = 'image/png') {
  const boundary = `----test${randomBytes(8).toString('hex')}`;
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="f.bin"\r\nContent-Type: ${type}\r\n\r\n`;
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: Buffer.concat([Buffer.from(parts.join('') + head), file, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  };
}

function fieldsOf({ credentials, ossConfig }: UploadAuthorization, key: string): Record<string, string> {
  return {
    key,
    policy: ossConfig.policy,
    OSSAccessKeyId: credentials.accessKeyId,
    signature: ossConfig.signature,
    'x-oss-security-token': credentials.securityToken,
    success_action_status: '200',
  };
}

async function post(auth: UploadAuthorization, fields: Record<string, string>, file: Buffer, type?: string) {
  const { headers, body } = form(fields, file, type);
  return callRaw(auth.ossConfig.host, { method: 'POST', headers, body });
}

const partsFolder = () => join(server.cacheDir, 'objects', 'parts');
const codeOf = (text: string): string => /<Code>(\w+)<\/Code>/.exec(text)?.[1] ?? '';

describe('form POST', () => {
  test('stores what the policy allows; /file/save takes size and type from the store', async () => {
    const auth = await authorization();
    const bytes = randomBytes(5000);
    const key = 'a/b/c/d/12345678_图.png';
    expect((await post(auth, fieldsOf(auth, key), bytes)).status).toBe(200);
    const saved = await callMock<{ url: string; size: number; kind: string }>(server.origin, 'POST', '/file/save', {
      session,
      body: { name: '图.png', key, mime: 'video/mp4', size: 1 },
    });
    expect(saved.body.data).toMatchObject({ size: 5000, kind: 'image' });
    expect((await callRaw(server.origin + saved.body.data.url)).bytes.equals(bytes)).toBe(true);
  });

  test('a file that the plan has no room for any more is refused when it is recorded, and does not stay', async () => {
    const admin = await signIn(server.origin, 'admin');
    const plan = (limits: object) =>
      callMock(server.origin, 'POST', '/merchant/plan', {
        session: admin,
        body: { id: session.mchno, version: '专业版', expires_at: '2030-01-31T00:00:00.000Z', limits },
      });
    const used = async () =>
      (await callMock<Usage>(server.origin, 'GET', '/counting/usage', { session })).body.data.storage.used;
    const before = await used();
    const auth = await authorization();
    await plan({ storage: before });
    await post(auth, fieldsOf(auth, 'over.png'), randomBytes(500));
    expect(await used()).toBe(before + 500);
    const body = { name: 'over.png', key: 'over.png', mime: 'image/png', size: 500 };
    const saved = await callMock(server.origin, 'POST', '/file/save', { session, body });
    expect(saved.body).toMatchObject({ errorCode: 'PLAN_LIMIT', message: expect.stringMatching(/^存储空间不够了/) });
    expect(await used()).toBe(before);
    await plan({});
  });

  test.each([
    ['a forged signature', { signature: 'AAAA' }, 403, 'SignatureDoesNotMatch'],
    [
      'a policy of one’s own',
      { policy: Buffer.from('{"conditions":[]}').toString('base64') },
      403,
      'SignatureDoesNotMatch',
    ],
    ['an unknown key id', { OSSAccessKeyId: 'STS.nobody' }, 403, 'InvalidAccessKeyId'],
    ['a foreign token', { 'x-oss-security-token': 'x' }, 403, 'InvalidSecurityToken'],
    ['a key that climbs', { key: 'a/../../etc/passwd' }, 400, 'InvalidObjectName'],
    ['a key from the root', { key: '/etc/passwd' }, 400, 'InvalidObjectName'],
    ['an empty key', { key: '' }, 400, 'InvalidObjectName'],
  ])('%s is refused', async (_name, change, status, code) => {
    const auth = await authorization();
    const answer = await post(auth, { ...fieldsOf(auth, 'x/y.png'), ...change }, Buffer.from('x'));
    expect([answer.status, codeOf(answer.text)]).toEqual([status, code]);
  });

  test('a file above the size of the authorization is refused', async () => {
    const auth = await authorization(1);
    const answer = await post(auth, fieldsOf(auth, 'big.png'), Buffer.alloc(1024 * 1024 + 1));
    expect(codeOf(answer.text)).toBe('EntityTooLarge');
  });

  test('an authorization that has run out is refused', async () => {
    const auth = await authorization(50, { 'x-mock-fault': 'sts-expired' });
    expect(Date.parse(auth.credentials.expiration)).toBeLessThan(Date.now());
    expect(codeOf((await post(auth, fieldsOf(auth, 'late.png'), Buffer.from('x'))).text)).toBe('SecurityTokenExpired');
  });

  test('another merchant’s object is neither overwritten nor recorded', async () => {
    const auth = await authorization();
    await post(auth, fieldsOf(auth, 'mine.png'), Buffer.from('mine'));
    const other = await signIn(server.origin, 'owner2');
    const { body } = await callMock<UploadAuthorization>(server.origin, 'POST', '/file/oss_sts', { session: other });
    expect((await post(body.data, fieldsOf(body.data, 'mine.png'), Buffer.from('theirs'))).status).toBe(403);
    const save = await callMock(server.origin, 'POST', '/file/save', {
      session: other,
      body: { name: 'mine.png', key: 'mine.png', mime: 'image/png', size: 4 },
    });
    expect(save.body.errorCode).toBe('OBJECT_MISSING');
  });
});

describe('reading', () => {
  test('ranges, HEAD and a missing object', async () => {
    const auth = await authorization();
    await post(auth, fieldsOf(auth, 'r.mp4'), Buffer.from('0123456789'), 'video/mp4');
    const url = `${auth.ossConfig.domain}/r.mp4`;
    const part = await callRaw(url, { headers: { range: 'bytes=2-4' } });
    expect([part.status, part.text, part.headers['content-range']]).toEqual([206, '234', 'bytes 2-4/10']);
    expect((await callRaw(url, { headers: { range: 'bytes=50-' } })).status).toBe(416);
    const head = await callRaw(url, { method: 'HEAD' });
    expect([head.status, head.headers['content-length'], head.text]).toEqual([200, '10', '']);
    expect((await callRaw(`${auth.ossConfig.domain}/none`)).status).toBe(404);
  });

  test.each([
    ['page.html', 'text/html'],
    ['drawing.svg', 'image/svg+xml'],
  ])('%s is never shown inline', async (name, type) => {
    const auth = await authorization();
    await post(auth, fieldsOf(auth, name), Buffer.from('<script>1</script>'), type);
    const { headers } = await callRaw(`${auth.ossConfig.domain}/${name}`);
    expect(headers['content-disposition']).toMatch(/^attachment/);
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  test.each(['..%2f..%2fpackage.json', '%2e%2e/%2e%2e/package.json', '%zz'])('%s leads nowhere', async (path) => {
    const { status, text } = await callRaw(`${server.origin}/api/oss/studio-media/${path}`);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(text).not.toContain('framework-studio');
  });
});

describe('ali-oss', () => {
  const allParts = { 'max-parts': 1000, 'part-number-marker': 0, 'encoding-type': 'url' } as const;

  function client(
    { credentials, ossConfig }: UploadAuthorization,
    accessKeySecret = credentials.accessKeySecret ?? '',
  ) {
    const keys = { accessKeyId: credentials.accessKeyId, accessKeySecret, stsToken: credentials.securityToken };
    return new OSS({
      ...keys,
      bucket: ossConfig.bucket,
      endpoint: ossConfig.endpoint,
      // the embedded store keeps the bucket in the path
      sldEnable: true,
      refreshSTSToken: async () => keys,
      refreshSTSTokenInterval: 600_000,
    } as OSS.Options);
  }

  /** Begins to send a part; the function sends its bytes and gives the status of the answer. */
  function sendSlowly({ credentials }: UploadAuthorization, key: string, uploadId: string, number: number) {
    const path = `/studio-media/${key}?partNumber=${number}&uploadId=${uploadId}`;
    const date = new Date().toUTCString();
    const text = ['PUT', '', '', date, `x-oss-security-token:${credentials.securityToken}`, path].join('\n');
    const signature = createHmac('sha1', credentials.accessKeySecret ?? '')
      .update(text)
      .digest('base64');
    const outgoing = request(server.origin + path, {
      method: 'PUT',
      headers: {
        date,
        authorization: `OSS ${credentials.accessKeyId}:${signature}`,
        'x-oss-security-token': credentials.securityToken,
      },
    });
    outgoing.write('x');
    return (size: number) =>
      new Promise<number>((resolve, reject) => {
        outgoing.on('response', (response) => resolve(response.resume().statusCode ?? 0)).on('error', reject);
        outgoing.end(Buffer.alloc(size - 1));
      });
  }

  test('multipart: begin, parts out of order, list, complete', async () => {
    const store = client(await authorization(200));
    const bytes = randomBytes(700_000);
    const key = 'm/大 视频+1.mp4';
    const { uploadId } = await store.initMultipartUpload(key);
    const cut = 300_000;
    const send = (number: number, from: number, to: number) =>
      store.uploadPart(key, uploadId, number, bytes.subarray(from, to) as never, 0, to - from);
    const third = await send(3, cut * 2, bytes.length);
    const first = await send(1, 0, cut);
    const second = await send(2, cut, cut * 2);
    const { parts } = (await store.listParts(key, uploadId, allParts, {})) as unknown as {
      parts: { PartNumber: string }[];
    };
    expect(parts.map(({ PartNumber }) => PartNumber)).toEqual(['1', '2', '3']);
    await store.completeMultipartUpload(key, uploadId, [
      { number: 1, etag: first.etag },
      { number: 2, etag: second.etag },
      { number: 3, etag: third.etag },
    ]);
    const url = `${server.origin}/api/oss/studio-media/${key.split('/').map(encodeURIComponent).join('/')}`;
    const read = await callRaw(url);
    expect(createHash('md5').update(read.bytes).digest('hex')).toBe(createHash('md5').update(bytes).digest('hex'));
    expect(read.headers['content-type']).toBe('video/mp4');
  });

  test('simple put, then delete', async () => {
    const store = client(await authorization(200));
    await store.put('p/one.png', Buffer.from('png'));
    expect((await callRaw(`${server.origin}/studio-media/p/one.png`)).text).toBe('png');
    await store.delete('p/one.png');
    expect((await callRaw(`${server.origin}/studio-media/p/one.png`)).status).toBe(404);
  });

  test('an aborted upload is gone', async () => {
    const store = client(await authorization(200));
    const { uploadId } = await store.initMultipartUpload('m/abort.mp4');
    await store.abortMultipartUpload('m/abort.mp4', uploadId);
    await expect(store.listParts('m/abort.mp4', uploadId, allParts, {})).rejects.toMatchObject({
      code: 'NoSuchUpload',
    });
  });

  test('parts that are together above the size of the authorization are refused as they come', async () => {
    const auth = await authorization(1);
    const store = client(auth);
    const key = 'm/much.mp4';
    const { uploadId } = await store.initMultipartUpload(key);
    const send = (number: number, size: number) =>
      store.uploadPart(key, uploadId, number, randomBytes(size) as never, 0, size);
    await send(1, 600_000);
    await expect(send(2, 600_000)).rejects.toMatchObject({ code: 'EntityTooLarge' });
    // Each alone would fit, and both are on their way before either has come: one of them stays out.
    const third = sendSlowly(auth, key, uploadId, 3);
    const fourth = sendSlowly(auth, key, uploadId, 4);
    await new Promise((arrived) => setTimeout(arrived, 100));
    expect([await third(300_000), await fourth(300_000)]).toEqual([200, 413]);
    // Sent anew, a part replaces itself.
    await send(1, 700_000);
    const held = readdirSync(partsFolder()).filter((name) => name.startsWith(uploadId));
    expect(held.reduce((sum, name) => sum + statSync(join(partsFolder(), name)).size, 0)).toBe(1_000_000);
    await store.abortMultipartUpload(key, uploadId);
  });

  test('an upload that nobody goes on with is swept, with the bytes that it held', async () => {
    const store = client(await authorization());
    const key = 'm/left.mp4';
    const { uploadId } = await store.initMultipartUpload(key);
    await store.uploadPart(key, uploadId, 1, randomBytes(1000) as never, 0, 1000);
    writeFileSync(join(partsFolder(), 'NOBODY.1'), 'x');
    const held = () =>
      readdirSync(partsFolder()).filter((name) => name.startsWith(uploadId) || name.startsWith('NOBODY'));
    const wait = async (days: number) => {
      await callMock(server.origin, 'POST', '/__mock/clock', { body: { advanceSeconds: days * 86_400 } });
      session = await signIn(server.origin, 'owner');
      return client(await authorization());
    };
    await wait(3);
    expect(held()).toEqual([`${uploadId}.1`]);
    const later = await wait(1.1);
    expect(held()).toEqual([]);
    await expect(later.listParts(key, uploadId, allParts, {})).rejects.toMatchObject({ code: 'NoSuchUpload' });
  });

  test('a wrong secret does not sign', async () => {
    const store = client(await authorization(), 'guess');
    await expect(store.put('p/x.png', Buffer.from('x'))).rejects.toMatchObject({ code: 'SignatureDoesNotMatch' });
  });
});

describe('a form through the API', () => {
  const send = async <T>(path: string, fields: Record<string, string>, file: Buffer, type?: string) => {
    const { headers, body } = form(fields, file, type);
    const answer = await callRaw(`${server.origin}/api${path}`, { method: 'POST', headers, body });
    return JSON.parse(answer.text) as { readonly status: number; readonly message: string; readonly data: T };
  };

  test('is stored for whoever holds the upload authorization', async () => {
    const bytes = randomBytes(2000);
    const fields = fieldsOf(await authorization(), 'a/b/c/d/87654321_through.png');
    const { status, data } = await send<{ url: string; size: number; mime: string }>('/file/oss_upload', fields, bytes);
    expect([status, data.size, data.mime]).toEqual([1, 2000, 'image/png']);
    expect((await callRaw(data.url)).bytes.equals(bytes)).toBe(true);
  });

  test('is refused with a forged or an expired authorization, too large, or without a file', async () => {
    const good = fieldsOf(await authorization(1), 'a/b/c/d/87654321_no.png');
    const small = randomBytes(10);
    for (const path of ['/file/oss_upload', '/file/upload_excel']) {
      expect(await send(path, { ...good, signature: 'x' }, small)).toMatchObject({
        status: 0,
        message: '上传授权已失效，请重试',
      });
      const expired = fieldsOf(await authorization(50, { 'x-mock-fault': 'sts-expired' }), good.key ?? '');
      expect((await send(path, expired, small)).status).toBe(0);
      expect((await send(path, good, randomBytes(1_200_000))).message).toBe('文件太大了');
      const bare = await callMock(server.origin, 'POST', path, { body: good });
      expect(bare.body).toMatchObject({ status: 0, message: '没有收到文件，请重新选择' });
    }
  });

  test('with a table gives its sheets as text, and stores nothing', async () => {
    const key = 'a/b/c/d/87654321_t.csv';
    const fields = fieldsOf(await authorization(), key);
    const { data } = await send<{ sheets: object[] }>(
      '/file/upload_excel',
      fields,
      Buffer.from('品名,价格\n保温杯,99\n'),
      'text/csv',
    );
    expect(data.sheets).toMatchObject([
      {
        rows: [
          ['品名', '价格'],
          ['保温杯', '99'],
        ],
      },
    ]);
    const book = await writeSheet([{ name: '商品', columns: [{ title: '品名' }], rows: [['浴巾']] }]);
    const excel = await send<{ sheets: object[] }>('/file/upload_excel', fields, Buffer.from(await book.arrayBuffer()));
    expect(excel.data.sheets).toEqual([{ name: '商品', rows: [['品名'], ['浴巾']] }]);
    expect((await callRaw(`${server.origin}/api/oss/embedded/${key}`)).status).toBe(404);
    expect((await send('/file/upload_excel', fields, Buffer.from('<html>'))).message).toBe('这个文件不是表格');
  });
});
