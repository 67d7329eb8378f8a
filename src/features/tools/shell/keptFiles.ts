import { readSession } from '@/lib/session';
import { kv, mediaVault } from '@/lib/storage';
import type { ToolKey } from './toolKeys';
import type { ToolFile } from './types';

/** What a tool was fed with, so that a reload does not ask for it again. */
type Kept = readonly { readonly hash: string; readonly name: string; readonly source?: ToolFile['source'] }[];

/** Larger ones would fill the disk twice: they are asked for again, bytes. */
const largestKept = 300 * 1024 * 1024;
const store = kv<Kept>('tool-files');
const keyOf = (tool: ToolKey): string => `${readSession().mchno}/${tool}`;

/** Keeps the files of a tool on this computer; what does not fit is left out. */
export async function keepFiles(tool: ToolKey, files: readonly ToolFile[]): Promise<void> {
  const kept: Kept[number][] = [];
  for (const { file, name, source, problem } of files) {
    if (problem || file.size > largestKept) continue;
    const put = await mediaVault.put(file).catch(() => undefined);
    if (put) kept.push({ hash: put.hash, name, ...(source ? { source } : {}) });
  }
  await store.set(keyOf(tool), kept).catch(() => undefined);
}

/** The files that a tool held when its page was left. */
export async function keptFiles(
  tool: ToolKey,
): Promise<readonly { readonly file: File; readonly source?: ToolFile['source'] }[]> {
  const kept = (await store.get(keyOf(tool)).catch(() => undefined)) ?? [];
  const found = await Promise.all(
    kept.map(async ({ hash, name, source }) => {
      const file = await mediaVault.get(hash).catch(() => undefined);
      return file ? [{ file: new File([file], name, { type: file.type }), ...(source ? { source } : {}) }] : [];
    }),
  );
  return found.flat();
}
