import { newDoc, saveBreakdown } from '@/blocks/breakdown';
import { SourceError } from '@/blocks/breakdown/readPasted';
import { readFile } from '@/blocks/breakdown/readSource';
import { NetworkError } from '@/lib/request/errors';
import { newId } from '@/utils/newId';
import { ToolError } from './ToolError';
import { toolHistory } from './toolHistory';
import type { ToolRecord, ToolResult } from './types';

/**
 * Takes a text or captions apart, with their times, as a new breakdown.
 *
 * @returns the address that opens it
 * @throws ToolError, the typed errors of lib/request
 */
export async function breakDownResult(record: ToolRecord, result: ToolResult): Promise<string> {
  const file = await toolHistory.file(result);
  if (!file) throw new ToolError('tools.resultGone');
  const { signal } = new AbortController();
  const { losses: _, ...read } = await readFile(file, { signal, onProgress: () => undefined }).catch(
    (error: unknown) => {
      throw error instanceof SourceError ? new ToolError(error.id, error.values) : error;
    },
  );
  const doc = newDoc({ ...read, title: record.title, source: record.source });
  const saved = await saveBreakdown(doc, { id: undefined, revision: undefined, saveId: newId() });
  if (saved.kind === 'refused') throw saved.error;
  if (saved.kind !== 'saved') throw new NetworkError('down');
  return `/compose/analyze?id=${encodeURIComponent(saved.id)}`;
}
