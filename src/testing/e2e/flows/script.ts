import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { eventually } from './compose';

/** What a user does in the script editor, as the journey says it. */

export const sentences = (page: Page): Locator => page.getByRole('textbox', { name: /^第 \d+ 句台词$/ });

export const textsOf = (page: Page): Promise<string[]> =>
  sentences(page).evaluateAll((all) => all.map((field) => (field as HTMLTextAreaElement).value));

export const saved = (page: Page): Promise<void> =>
  page
    .getByRole('status')
    .filter({ hasText: /^\s*已保存\s*$/ })
    .waitFor({ timeout: 15_000 });

export const idOf = (page: Page): string => new URL(page.url()).searchParams.get('id') ?? '';

/** Chooses one file of the export menu and reads it. */
export async function download(page: Page, item: string): Promise<Buffer> {
  await page.getByRole('button', { name: /^导\s*出$/ }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download', { timeout: 30_000 }),
    page.getByRole('menuitem', { name: item }).click(),
  ]);
  return readFile(await file.path());
}

/** Opens the import dialog and hands it a file. */
export async function importFile(page: Page, name: string, bytes: Uint8Array): Promise<Locator> {
  await page.getByRole('button', { name: /^导\s*入$/ }).click();
  const dialog = page.getByRole('dialog', { name: '导入' });
  await dialog
    .locator('input[type="file"]')
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(bytes) });
  return dialog;
}

/** Takes what the dialog has found, in the place of what was there. */
export async function takeImport(dialog: Locator): Promise<void> {
  const replace = dialog.getByRole('radio', { name: '替换现有内容' });
  if (await replace.isVisible()) await replace.check();
  await dialog.getByRole('button', { name: /^导\s*入$/ }).click();
  await dialog.waitFor({ state: 'hidden' });
}

/** Waits until an assertion holds; fails with what it said last. */
export async function comesTrue(what: string, check: () => Promise<void>): Promise<void> {
  let last: unknown;
  const holds = async (): Promise<boolean> => {
    try {
      await check();
      return true;
    } catch (error) {
      last = error;
      return false;
    }
  };
  try {
    await eventually(what, holds);
  } catch (error) {
    throw last ?? error;
  }
}
