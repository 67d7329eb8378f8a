import { saveBlob } from '@/lib/saveBlob';
import { zipFiles } from '@/lib/zip';
import { cleanFileName } from '@/utils/cleanFileName';
import { toolHistory } from './toolHistory';
import type { ToolRecord } from './types';

/**
 * All results of a run as one zip.
 *
 * @returns how many results the browser has thrown away meanwhile
 */
export async function saveAll({ title, results }: ToolRecord): Promise<number> {
  const known = await Promise.all(
    results.map(async (result) => ({ name: result.name, content: await toolHistory.file(result) })),
  );
  const files = known.flatMap(({ name, content }) => (content ? [{ name, content }] : []));
  if (files.length > 0) saveBlob(await zipFiles(files), `${cleanFileName(title)}.zip`);
  return results.length - files.length;
}
