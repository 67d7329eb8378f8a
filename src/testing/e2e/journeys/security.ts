import assert from 'node:assert/strict';
import { pageHeaders } from '../../../../config/security';
import type { UploadAuthorization } from '../../../services/file/schema';
import { test } from '../fixtures';
import type { Stage } from '../stage';

/** Writes an object as an upload of the app would, whatever its kind. @returns its address */
async function upload(stage: Stage, name: string, type: string, text: string): Promise<string> {
  const { credentials, ossConfig } = await stage.api<UploadAuthorization>('owner', 'POST', '/file/oss_sts', {
    maxSize: 1,
  });
  const form = new FormData();
  const key = `security/${name}`;
  const fields = {
    key,
    policy: ossConfig.policy,
    OSSAccessKeyId: credentials.accessKeyId,
    signature: ossConfig.signature,
    'x-oss-security-token': credentials.securityToken,
    'Content-Type': type,
    success_action_status: '200',
  };
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  form.append('file', new Blob([text], { type }), name);
  const stored = await fetch(new URL(ossConfig.host, stage.originOf()), { method: 'POST', body: form });
  assert.equal(stored.status, 200, await stored.text());
  return `${stage.originOf()}/api/oss/${ossConfig.bucket}/${key}`;
}

test('pages and files of the app carry the headers that its meta tag cannot', async ({ stage }) => {
  for (const path of ['/', '/login', '/favicon.svg']) {
    const { headers } = await fetch(stage.originOf() + path);
    for (const [name, value] of Object.entries(pageHeaders)) assert.equal(headers.get(name), value, `${path}: ${name}`);
  }
});

test('the policy keeps the page from sending anything elsewhere', async ({ stage }) => {
  const page = await stage.open('/login');
  await page.getByRole('textbox', { name: '账号' }).waitFor();
  stage.expectNoise(/Content Security Policy/, /elsewhere\.invalid/);
  const refused = await page.evaluate(async () => {
    const violation = new Promise<string>((resolve) => {
      document.addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective), {
        once: true,
      });
    });
    await fetch('https://elsewhere.invalid/').catch(() => undefined);
    return violation;
  });
  assert.equal(refused, 'connect-src');
});

const script = "localStorage.setItem('stolen', 'yes')";
const harmful = [
  ['page.html', 'text/html', `<!doctype html><script>${script}</script>`],
  ['drawing.svg', 'image/svg+xml', `<svg xmlns="http://www.w3.org/2000/svg"><script>${script}</script></svg>`],
] as const;

for (const [name, type, text] of harmful) {
  test(`an uploaded ${name} runs no script when its address is opened`, async ({ stage }) => {
    const address = await upload(stage, name, type, text);
    const answer = await fetch(address);
    assert.match(answer.headers.get('content-disposition') ?? '', /^attachment/);
    assert.equal(answer.headers.get('x-content-type-options'), 'nosniff');

    const page = await stage.open('/favicon.svg');
    const download = page.waitForEvent('download');
    await page.goto(address).catch(() => undefined);
    await download;
    assert.equal(await page.evaluate(() => localStorage.getItem('stolen')), null);

    // Nor in a frame of a page of ours.
    await page.goto(`${stage.originOf()}/login`);
    await page.getByRole('textbox', { name: '账号' }).waitFor();
    const framed = page.waitForEvent('download');
    await page.evaluate((source) => {
      const frame = document.createElement('iframe');
      frame.src = source;
      document.body.append(frame);
    }, address);
    await framed;
    assert.equal(await page.evaluate(() => localStorage.getItem('stolen')), null);
  });
}

test('the photo of a person is seen where its record is, and its bare address leads nowhere', async ({ stage }) => {
  const png =
    'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  const file = await stage.api<{ id: string; url: string }>('owner', 'POST', '/file/base64_upload', {
    data: png,
    name: 'person.png',
  });
  await stage.api('owner', 'POST', '/figure/save', {
    name: '持证店主',
    presenter: 'portrait',
    portrait: {
      file_id: file.id,
      url: file.url,
      width: 1,
      height: 1,
      marks: { mouth: { x: 0.5, y: 0.7, width: 0.2 }, leftEye: { x: 0.4, y: 0.4 }, rightEye: { x: 0.6, y: 0.4 } },
    },
    consent: { person: '陈小满', granted_on: '2026-01-05', purpose: '本店短视频口播', is_confirmed: true },
  });
  assert.equal((await fetch(stage.originOf() + file.url)).status, 403);
  const page = await stage.open('/favicon.svg', { as: 'owner' });
  const seen = page.waitForResponse((answer) => answer.url().includes(`${file.url}?sig=`));
  await page.goto(`${stage.originOf()}/creative/figure`);
  await page.getByRole('article', { name: '持证店主' }).waitFor();
  assert.equal((await seen).status(), 200);
});
