import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { GivenFile } from '../material/media';

/** The result of a tool, saved by its button. */
export async function downloadResult(page: Page, name: string): Promise<Buffer> {
  const button = page.getByRole('button', { name: `下载 ${name}` }).first();
  await button.waitFor({ timeout: 60_000 });
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  assert.equal(download.suggestedFilename(), name);
  return readFileSync(await download.path());
}

export async function giveFiles(page: Page, files: readonly GivenFile[]): Promise<void> {
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles([...files]);
  for (const { name } of files) await page.getByRole('list', { name: '已选文件' }).getByText(name).first().waitFor();
}
