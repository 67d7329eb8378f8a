import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Stage } from '../stage';

interface Video {
  readonly id: string;
  readonly title: string;
  readonly container: string;
  readonly video_codec: string;
}

/** A video that one has made elsewhere, in a format that few platforms take. */
export async function uploadWebm(stage: Stage, page: Page, title: string): Promise<Video> {
  const name = '拍的片.webm';
  await page.getByRole('button', { name: '上传成片' }).click();
  const dialog = page.getByRole('dialog', { name: '上传成片' });
  const buffer = readFileSync(join('src', 'testing', 'e2e', 'material', 'bad', 'odd.webm'));
  await dialog.locator('input[type="file"]').setInputFiles({ name, mimeType: 'video/webm', buffer });
  await dialog.getByRole('textbox', { name: `${name} 的标题` }).fill(title);
  await dialog.getByRole('button', { name: /上传（1）/ }).click();
  await dialog.waitFor({ state: 'hidden', timeout: 30_000 });
  const [video] = await videosNamed(stage, title);
  assert.ok(video);
  return video;
}

export const videosNamed = async (stage: Stage, keyword: string): Promise<Video[]> =>
  (await stage.api<{ list: Video[] }>('owner', 'GET', '/video/data', { keyword })).list;

/** Width by height of an image, as this page's browser reads it. */
export const ratioOf = (page: Page, url: string): Promise<number> =>
  page.evaluate(async (address) => {
    const image = new Image();
    image.src = address;
    await image.decode();
    return image.naturalWidth / image.naturalHeight;
  }, url);
