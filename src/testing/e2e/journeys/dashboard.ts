import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from '../fixtures';

test('the provider’s figures: each equals the list behind it, drilled to a merchant, exported', async ({ stage }) => {
  const page = await stage.open('/platform/dashboard?range=90d', { as: 'admin' });
  const tile = (figure: string) => page.locator(`[data-figure="${figure}"]`);
  await tile('posts').locator('strong').waitFor();
  await page.locator('figure canvas, figure svg').first().waitFor();
  await stage.shot(page, '0-dashboard');
  await page.getByRole('heading', { name: '分项' }).scrollIntoViewIfNeeded();
  await stage.shot(page, '3-breakdown');
  const figures = ['new_merchants', 'active_merchants', 'tasks', 'renders', 'posts', 'failures', 'credits', 'revenue'];
  for (const figure of [...figures, 'merchants']) {
    const name = await tile(figure).locator('span').first().textContent();
    const shown = (await tile(figure).locator('strong').textContent()) ?? '';
    await tile(figure).click();
    await page.getByRole('heading', { name: `${name}明细` }).waitFor();
    // What the list adds up to, of all pages: one each, credits, or money.
    await page.waitForFunction((sum) => document.querySelector('tfoot td:last-child')?.textContent === sum, shown);
  }
  await page.getByRole('heading', { name: /明细$/ }).scrollIntoViewIfNeeded();
  await stage.shot(page, '4-list');
  await page.getByRole('button', { name: '老街面包房' }).first().click();
  await page.waitForURL(/merchant=M100003/);
  await tile('merchants').locator('strong', { hasText: /^1$/ }).waitFor();
  await stage.shot(page, '1-one-merchant');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: '导出 Excel' }).click();
  const book = await readFile(await (await download).path());
  assert.ok(book.length > 2_000, `${book.length} bytes`);
});
