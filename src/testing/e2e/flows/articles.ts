import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';

export const body = (page: Page): Locator => page.locator('.ProseMirror');

/** The state in words, in the bar above the editor. */
export const isSaved = (page: Page): Promise<void> =>
  page.getByRole('status').getByText('已保存').first().waitFor({ timeout: 15_000 });

export const idOf = (page: Page): string => new URL(page.url()).searchParams.get('id') ?? '';

/** The address names the record once the server has it. */
export const hasId = (page: Page): Promise<void> => page.waitForURL(/[?&]id=art_/, { timeout: 15_000 });

/** Selects the words of the first paragraph that holds them, as a triple click does. */
export async function selectParagraph(page: Page, words: string): Promise<void> {
  await body(page).locator('p', { hasText: words }).first().click({ clickCount: 3 });
}

/** Pastes as a browser does: with what another program has put on the clipboard. */
export const paste = (target: Locator, html: string, text = ''): Promise<void> =>
  target.evaluate(
    (element, [given, plain]) => {
      const data = new DataTransfer();
      if (given) data.setData('text/html', given);
      if (plain) data.setData('text/plain', plain);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
    },
    [html, text] as const,
  );

/** Chooses a line of the export menu and reads the file that comes down. */
export async function exported(page: Page, line: string | RegExp): Promise<{ name: string; bytes: Buffer }> {
  // A menu that is still closing takes no click.
  await page.getByRole('menuitem', { name: line }).waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: /导\s*出/ }).click();
  const coming = page.waitForEvent('download', { timeout: 30_000 });
  await page.getByRole('menuitem', { name: line }).click();
  const file = await coming;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

/** Opens one of the panels beside the words. */
export const panel = (page: Page, name: string): Promise<void> =>
  page.getByRole('tab', { name: new RegExp(`^${name}`) }).click();
