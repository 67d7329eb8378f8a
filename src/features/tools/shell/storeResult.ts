import type { FileRecord } from '@/services/file/schema';
import { storeFile } from '@/services/file/storeFile';
import { ToolError } from './ToolError';
import { toolHistory } from './toolHistory';
import type { ToolRecord, ToolResult } from './types';

const maxSizeMB = 4096;
const stored = new Map<string, Promise<FileRecord>>();

/**
 * Puts a result into the merchant's library, once: asked again it gives the same record.
 *
 * @throws the typed errors of lib/request; ToolError when the browser has thrown the result away
 */
export function storeResult(_record: ToolRecord, result: ToolResult): Promise<FileRecord> {
  const known = stored.get(result.id);
  if (known) return known;
  const storing = (async () => {
    const file = await toolHistory.file(result);
    if (!file) throw new ToolError('tools.resultGone');
    const { width, height, duration } = result;
    return storeFile(file, {
      name: result.name,
      maxSizeMB,
      facts: { ...(width && height ? { width, height } : {}), ...(duration ? { duration } : {}) },
    });
  })();
  stored.set(result.id, storing);
  storing.catch(() => stored.delete(result.id));
  return storing;
}
