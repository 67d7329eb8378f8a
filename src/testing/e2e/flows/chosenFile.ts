import type { Page } from '@playwright/test';

/** Answers the browser's question for a file with one of the page's own disk, of the same kind. */
export const chooseFiles = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const showSaveFilePicker = async ({ suggestedName }: { suggestedName: string }) => {
      const disk = await navigator.storage.getDirectory();
      const folder = await disk.getDirectoryHandle('chosen', { create: true });
      return folder.getFileHandle(suggestedName, { create: true });
    };
    Object.assign(window, { showSaveFilePicker });
  });

/** Bytes of the only file that was chosen. */
export async function chosenFile(page: Page): Promise<Buffer> {
  const text = await page.evaluate(async () => {
    const disk = await navigator.storage.getDirectory();
    const folder = await disk.getDirectoryHandle('chosen');
    for await (const handle of (folder as unknown as { values(): AsyncIterable<FileSystemFileHandle> }).values()) {
      const bytes = new Uint8Array(await (await handle.getFile()).arrayBuffer());
      return Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
    }
    return '';
  });
  return Buffer.from(text, 'latin1');
}
