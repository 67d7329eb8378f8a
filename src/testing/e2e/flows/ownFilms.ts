import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import type { Stage } from '../stage';

interface Film {
  readonly id: string;
  readonly title: string;
  readonly container: string;
  readonly video_codec: string;
}

/** A film that one has made elsewhere, in a format that few platforms take. */
export async function uploadWebm(stage: Stage, page: Page, title: string): Promise<Film> {
  const name = '拍的片.webm';
  await page.getByRole('button', { name: '上传成片' }).click();
  const dialog = page.getByRole('dialog', { name: '上传成片' });
  const buffer = readFileSync(join('src', 'testing', 'e2e', 'material', 'bad', 'odd.webm'));
  await dialog.locator('input[type="file"]').setInputFiles({ name, mimeType: 'video/webm', buffer });
  await dialog.getByRole('textbox', { name: `${name} 的标题` }).fill(title);
  await dialog.getByRole('button', { name: /上传（1）/ }).click();
  await dialog.waitFor({ state: 'hidden', timeout: 30_000 });
  const [film] = await filmsNamed(stage, title);
  assert.ok(film);
  return film;
}

export const filmsNamed = async (stage: Stage, keyword: string): Promise<Film[]> =>
  (await stage.api<{ list: Film[] }>('owner', 'GET', '/video/data', { keyword })).list;

/** Width by height of a picture, as this page's browser reads it. */
export const ratioOf = (page: Page, url: string): Promise<number> =>
  page.evaluate(async (address) => {
    const picture = new Image();
    picture.src = address;
    await picture.decode();
    return picture.naturalWidth / picture.naturalHeight;
  }, url);
