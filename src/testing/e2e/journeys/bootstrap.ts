import assert from 'node:assert/strict';
import type { Page, Request } from '@playwright/test';
import { test } from '../fixtures';
import type { Stage } from '../stage';

const apiPath = (request: Request): string => new URL(request.url()).pathname.replace(/^\/api/, '');

/** Follows the API calls of a page from now on. */
function follow(page: Page): Request[] {
  const seen: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) seen.push(request);
  });
  return seen;
}

const called = (seen: readonly Request[], path: string): Request | undefined =>
  seen.find((request) => apiPath(request) === path);

const storage = (page: Page): Promise<Record<string, string>> => page.evaluate(() => ({ ...localStorage }));

async function visible(page: Page, text: string | RegExp): Promise<void> {
  await page.getByText(text).first().waitFor({ state: 'visible', timeout: 10_000 });
}

async function pathBecomes(page: Page, path: string): Promise<void> {
  await page.waitForURL((url) => url.pathname === path, { timeout: 10_000 });
}

async function fillLogin(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: '账号' }).fill('owner');
  await page.locator('input[type="password"]').fill('Owner123!');
  await page.getByRole('button', { name: /^登\s*录$/ }).click();
}

/** A page in which a call to the API is made by the app's own request layer, as any screen would. */
async function withFault(stage: Stage, kind: string, path = '/video/data'): Promise<Page> {
  const page = await stage.open('/workbench', { as: 'owner' });
  await page.getByRole('main').first().waitFor();
  await page.waitForLoadState('networkidle');
  await stage.fault({ path, kind, times: 1 });
  return page;
}

test('logged out: provider is asked by host, notices are not asked, the home page works', async ({ stage }) => {
  const page = await stage.open('/favicon.svg');
  const seen = follow(page);
  await page.goto(`${stage.originOf()}/`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  const provider = called(seen, '/merchant/provider');
  assert.ok(provider, 'provider asked');
  assert.equal(new URL(provider.url()).searchParams.get('host'), `localhost:${stage.preview.port}`);
  assert.equal(called(seen, '/notice/data'), undefined, 'no notices without a user');
  assert.equal(new URL(page.url()).pathname, '/');
});

test('logged out: a private page leads to the login and back after it', async ({ stage }) => {
  const page = await stage.open('/publish/calendar?view=month');
  await pathBecomes(page, '/login');
  assert.equal(new URL(page.url()).searchParams.get('redirect'), '/publish/calendar?view=month');
  await fillLogin(page);
  await pathBecomes(page, '/publish/calendar');
  const stored = await storage(page);
  assert.ok((stored.YIDIANKE_TOKEN ?? '').length > 10);
  assert.ok(stored.YIDIANKE_ACCOUNT_ID);
  assert.ok(stored.YIDIANKE_MCHNO);
  assert.equal(stored.YIDIANKE_APPTYPE, 'merchant');
});

test('a redirect to another origin is not followed after login', async ({ stage }) => {
  const page = await stage.open('/login?redirect=https://example.com/x');
  await fillLogin(page);
  await pathBecomes(page, '/workbench');
});

test('logged in: user, usage, notices and default goods are asked, the goods id is stored', async ({ stage }) => {
  const page = await stage.open('/favicon.svg', { as: 'owner' });
  const seen = follow(page);
  await page.goto(`${stage.originOf()}/workbench`);
  await page.getByRole('main').first().waitFor();
  await page.waitForLoadState('networkidle');
  for (const path of ['/merchant/provider', '/counting/usage', '/account/info', '/notice/data', '/goods/data'])
    assert.ok(called(seen, path), path);
  const notices = called(seen, '/notice/data');
  assert.equal(new URL(notices?.url() ?? 'http://x').searchParams.get('status'), '0');
  const goods = seen.find((request) => apiPath(request) === '/goods/data');
  assert.equal(new URL(goods?.url() ?? 'http://x').searchParams.get('status'), '1');
  const stored = await storage(page);
  assert.ok(
    Object.keys(stored).some((key) => /GOODS/.test(key)),
    'default goods stored',
  );
  const addresses = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  const ownCode = addresses.find((address) => /p__workbench[^/]*\.js$/.test(address));
  const code = await (await fetch(ownCode ?? '')).text();
  // Else every spread and default value of ours became a call, and long scripts took five times as long.
  assert.ok(/\?\./.test(code) && code.includes('=>'), 'our code is compiled for the browsers of config/browsers.ts');
});

test('headers: sent when logged in, omitted on the four open paths, absent when logged out', async ({ stage }) => {
  const page = await stage.open('/favicon.svg', { as: 'owner' });
  const seen = follow(page);
  await page.goto(`${stage.originOf()}/workbench`);
  await page.waitForLoadState('networkidle');
  const info = called(seen, '/account/info')?.headers() ?? {};
  assert.ok((info['authen-token'] ?? '').length > 10);
  assert.ok(info['authen-mchno']);
  assert.equal(info['authen-apptype'], 'merchant');
  assert.equal(info.environment, 'production');
  assert.match(info.signature ?? '', /^[0-9a-f]{32}$/);
  assert.match(info.timestamp ?? '', /^\d{13}$/);

  const out = await stage.open('/favicon.svg');
  const outSeen = follow(out);
  await out.goto(`${stage.originOf()}/login`);
  await out.getByText(/扫码/).first().click();
  await out.waitForRequest((request) => apiPath(request) === '/user/qrlogin');
  const qr = called(outSeen, '/user/qrlogin')?.headers() ?? {};
  for (const header of ['authen-token', 'authen-mchno', 'authen-apptype'])
    assert.equal(qr[header], undefined, `${header} on /user/qrlogin`);
  assert.equal(qr.environment, 'production');
  const provider = called(outSeen, '/merchant/provider')?.headers() ?? {};
  assert.equal(provider['authen-token'], undefined);
  assert.equal(provider['authen-mchno'], undefined);
  assert.equal(provider['authen-apptype'], 'merchant');
});

test('a stored token that is no login is cleared', async ({ stage }) => {
  const page = await stage.open('/favicon.svg');
  await page.evaluate(() => {
    localStorage.setItem('YIDIANKE_TOKEN', 'long-enough-token');
    localStorage.setItem('YIDIANKE_ACCOUNT_ID', 'undefined');
  });
  await page.goto(`${stage.originOf()}/workbench`);
  await pathBecomes(page, '/login');
  assert.equal((await storage(page)).YIDIANKE_TOKEN, undefined);
});

test('provider, usage, notices and goods may all fail: the page is still usable', async ({ stage }) => {
  stage.expectNoise(/Failed to load resource|request failed/);
  const page = await stage.open('/favicon.svg', { as: 'owner' });
  for (const path of ['/merchant/provider', '/counting/usage', '/notice/data', '/goods/data'])
    await stage.fault({ path, kind: '500', times: 1 });
  await page.goto(`${stage.originOf()}/workbench`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  assert.equal(new URL(page.url()).pathname, '/workbench');
});

test('403 on a private page clears the session and leads home; the language survives', async ({ stage }) => {
  stage.expectNoise(/403/);
  const page = await withFault(stage, '403');
  await page.evaluate(() => localStorage.setItem('umi_locale', 'zh-CN'));
  await page.goto(`${stage.originOf()}/publish/media`);
  await pathBecomes(page, '/');
  const stored = await storage(page);
  assert.equal(stored.YIDIANKE_TOKEN, undefined);
  assert.equal(stored.umi_locale, 'zh-CN');
});

test('an unlisted path shows not found, inside the layout for a logged-in user', async ({ stage }) => {
  const out = await stage.open('/no/such/page');
  await visible(out, /不存在|404/);
  const page = await stage.open('/no/such/page', { as: 'owner' });
  await visible(page, /不存在|404/);
  await page.getByRole('menu').first().waitFor();
});

test('access by route key: a page that is not granted is 403 inside the shell, and not in the menu', async ({
  stage,
}) => {
  const page = await stage.open('/compose/post', { as: 'viewer' });
  await visible(page, /没有访问.*权限/);
  await page.goto(`${stage.originOf()}/workbench`);
  await page.getByRole('menu').first().waitFor();
  assert.equal(await page.getByRole('menuitem', { name: '视频脚本' }).count(), 0);
});

test('provider by host: second brand shows its name, an unknown host the default brand', async ({ stage }) => {
  const second = await stage.open('/login', { host: '127.0.0.2' });
  await visible(second, '星河智创');
  const none = await stage.open('/login', { host: '127.0.0.3' });
  await visible(none, '灵框');
});

test('a newcomer is told once who writes and speaks, and may try both', async ({ stage }) => {
  const page = await stage.open('/workbench', { as: 'owner' });
  const notice = page.getByRole('alert').filter({ hasText: '写脚本、' });
  await notice.getByRole('button', { name: '试写一句' }).click();
  await notice.getByText(/改写成：“.+”/).waitFor();
  const heard = page.waitForResponse((answer) => answer.url().includes('/api/speech/synthesize'));
  await notice.getByRole('button', { name: '试听一句' }).click();
  assert.equal((await heard).status(), 200);
  await stage.shot(page, 'engines');
  await notice.getByRole('button', { name: '知道了' }).click();
  await notice.waitFor({ state: 'detached' });
  await page.reload();
  await page.getByText('今日发布').first().waitFor();
  assert.equal(await notice.count(), 0);
});
