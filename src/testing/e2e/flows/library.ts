import { createCipheriv, createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Locator, Page } from '@playwright/test';

/** What a user does in /creative/media, as the journeys say it. */

export const file = (page: Page, name: string): Locator =>
  page.getByRole('button', { name: `查看 ${name}`, exact: true });
export const tick = (page: Page, name: string): Locator =>
  page.getByRole('checkbox', { name: `选择 ${name}`, exact: true });
const folders = (page: Page): Locator => page.getByRole('navigation', { name: '文件夹' });
export const folder = (page: Page, name: string): Locator =>
  folders(page).getByRole('button', { name: new RegExp(`^${name}\\s*\\d+$`) });
export const uploads = (page: Page): Locator => page.getByRole('dialog', { name: '上传素材' });
export const uploadRow = (page: Page, name: string): Locator =>
  uploads(page).getByRole('listitem').filter({ hasText: name });

/** One act of a file's menu. */
export async function act(page: Page, name: string, label: string): Promise<void> {
  await page.getByRole('button', { name: `${name} 的更多操作` }).click();
  await page.getByRole('menuitem', { name: label, exact: true }).click();
}

export async function search(page: Page, text: string): Promise<void> {
  const box = page.getByRole('searchbox', { name: '按名称、拼音或首字母查找' });
  await box.fill(text);
  await box.press('Enter');
}

/** Gives files to the upload drawer as the file dialog does. */
export const choose = (page: Page, files: string | readonly string[]): Promise<void> =>
  uploads(page).locator('input[type="file"]').first().setInputFiles(files);

/** Closes the drawer; what is on its way goes on. */
export async function closeUploads(page: Page): Promise<void> {
  await uploads(page).locator('.ant-drawer-close').click();
  await uploads(page).waitFor({ state: 'hidden' });
}

/** Files on the disk, named by their paths, for as long as `use` runs. */
export async function onDisk(
  files: Readonly<Record<string, Buffer | string>>,
  use: (folder: string) => Promise<void>,
): Promise<void> {
  const root = mkdtempSync(join(tmpdir(), 'library-'));
  try {
    for (const [path, content] of Object.entries(files)) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), content);
    }
    await use(root);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

/** Bytes that no two calls share and that do not compress. */
export function noise(bytes: number, seed: string): Buffer {
  const key = createHash('sha256').update(seed).digest();
  return createCipheriv('aes-256-ctr', key, Buffer.alloc(16)).update(Buffer.alloc(bytes));
}

export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Parts that the page sends to the object store from now on. */
export function countParts(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.method() === 'PUT' && /[?&]partNumber=/.test(request.url())) count += 1;
  });
  return () => count;
}
