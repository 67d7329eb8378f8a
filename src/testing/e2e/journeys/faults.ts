import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { test } from '../fixtures';
import type { Stage } from '../stage';

const kinds = ['500', '502', 'malformed', 'empty', 'drop', 'status0'] as const;

interface List {
  readonly path: string;
  readonly call: string;
  readonly healthy: (page: Page) => Promise<void>;
}

/**
 * Opens a page on which one call fails; the page must say so, offer a way on, and recover. The fault lasts until the page
 * has said it: start-up may ask for the same records, and a browser asks again by itself after a drop.
 */
async function recovers(stage: Stage, page: Page, { path, call, healthy }: List, kind: (typeof kinds)[number]) {
  await stage.fault({ path: call, kind, times: 99 });
  await page.goto(stage.originOf() + path);
  const retry = page
    .getByRole('main')
    .getByRole('button', { name: /重\s*试/ })
    .first();
  await retry.waitFor({ timeout: 10_000 }).catch(() => {
    throw new Error(`${path}: no way on after ${kind} on ${call}`);
  });
  await stage.clearFaults();
  await retry.click();
  await healthy(page);
}

const goods: List = {
  path: '/creative/goods',
  call: '/goods/data',
  healthy: (page) => page.getByRole('main').getByRole('row').nth(1).waitFor(),
};

/** Lists that are not drawn by the resource kit's table. */
const others: readonly List[] = [
  {
    path: '/publish/media',
    call: '/video/data',
    healthy: (page) => page.getByRole('main').getByRole('img').first().waitFor(),
  },
  {
    path: '/creative/media',
    call: '/file/data',
    healthy: (page) =>
      page
        .getByRole('main')
        .getByRole('button', { name: /^查看 / })
        .first()
        .waitFor(),
  },
  {
    path: '/publish/calendar',
    call: '/publish/data',
    healthy: (page) =>
      page
        .getByRole('main')
        .getByText(/周[一日]|星期/)
        .first()
        .waitFor(),
  },
];

const noise = /Failed to load resource|request failed|ERR_EMPTY_RESPONSE/;

// What each answer means is decided below the pages, for all of them: `lists.dom.test.ts` gives bad ones to every list.
test('goods: each fault is said, retry recovers without a reload', async ({ stage }) => {
  stage.expectNoise(noise);
  const page = await stage.open('/favicon.svg', { as: 'owner' });
  for (const kind of kinds) await recovers(stage, page, goods, kind);
});

test('videos, library, calendar: a lost and a garbled answer are said, retry recovers without a reload', async ({
  stage,
}) => {
  stage.expectNoise(noise);
  const page = await stage.open('/favicon.svg', { as: 'owner' });
  for (const list of others) for (const kind of ['drop', 'malformed'] as const) await recovers(stage, page, list, kind);
});

test('a slow answer keeps a skeleton, not an empty page', async ({ stage }) => {
  const page = await stage.open('/favicon.svg', { as: 'owner' });
  await stage.fault({ path: '/video/data', kind: 'delay:2500', times: 1 });
  await page.goto(`${stage.originOf()}/publish/media`);
  await page.locator('.ant-skeleton, [aria-busy="true"]').first().waitFor();
  assert.equal(await page.getByText(/还没有成片/).count(), 0);
});

test('a page chunk that does not come offers a reload', async ({ stage }) => {
  stage.expectNoise(/Failed to load resource|ChunkLoadError|Loading (CSS )?chunk|ERR_FAILED|net::ERR/);
  const page = await stage.open('/workbench', { as: 'owner' });
  await page.getByRole('main').first().waitFor();
  await page.route(/publish__media/, (route) => route.abort());
  await page.getByRole('menuitem', { name: '发布' }).first().click();
  await page.getByRole('menuitem', { name: '成片管理' }).first().click();
  await page
    .getByRole('button', { name: /刷新|重新加载/ })
    .first()
    .waitFor({ timeout: 15_000 });
  await page.unroute(/publish__media/);
  await page
    .getByRole('button', { name: /刷新|重新加载/ })
    .first()
    .click();
  await page.waitForURL((url) => url.pathname === '/publish/media');
  await page.getByRole('main').getByRole('img').first().waitFor();
});

test('offline is said, and taken back', async ({ stage }) => {
  stage.expectNoise(/ERR_INTERNET_DISCONNECTED|Failed to load resource|request failed/);
  const page = await stage.open('/workbench', { as: 'owner' });
  await page.getByRole('main').first().waitFor();
  await page.context().setOffline(true);
  await page
    .getByText(/离线|网络已断开/)
    .first()
    .waitFor();
  await page.context().setOffline(false);
  await page
    .getByText(/离线|网络已断开/)
    .first()
    .waitFor({ state: 'hidden' });
});
