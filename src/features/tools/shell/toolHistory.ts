import { createStore } from 'zustand/vanilla';
import { readChosen } from '@/lib/chosenFile';
import { readSession } from '@/lib/session';
import { kv } from '@/lib/storage';
import { memoryOnly } from '@/lib/storage/memoryOnly';
import { privateFiles } from '@/lib/storage/privateFiles';
import { writeBlob } from '@/lib/storage/writeBlob';
import { newId } from '@/utils/newId';
import type { ToolKey } from './toolKeys';
import type { ToolOutput, ToolRecord, ToolResult, ToolResultKind } from './types';

const byEnding: readonly (readonly [RegExp, ToolResultKind])[] = [
  [/\.(srt|vtt|ass)$/i, 'subtitle'],
  [/\.(txt|md|markdown)$/i, 'text'],
  [/\.(docx|pdf|xlsx|csv)$/i, 'document'],
  [/\.(mp4|mov|m4v|webm|mkv)$/i, 'video'],
  [/\.(mp3|m4a|wav|ogg|aac|flac)$/i, 'audio'],
  [/\.(png|jpe?g|webp|gif)$/i, 'image'],
];

/** What a result is, by its type where that tells, else by its name. */
function resultKindOf(name: string, mime: string): ToolResultKind {
  const [family] = mime.split('/');
  if (family === 'video' || family === 'audio' || family === 'image') return family;
  return byEnding.find(([ending]) => ending.test(name))?.[1] ?? (family === 'text' ? 'text' : 'other');
}

interface ToolHistoryState {
  /** Newest first; undefined until they have been read. */
  readonly records: readonly ToolRecord[] | undefined;
}

/** Runs that are kept a tool; the oldest go first. */
const keptRuns = 60;
const records = kv<ToolRecord>('tool-history');
const files = privateFiles('tool-results', () => memoryOnly.begin('files'));
const store = createStore<ToolHistoryState>(() => ({ records: undefined }));
const known = (): readonly ToolRecord[] | undefined => store.getState().records;
const changed = (next: readonly ToolRecord[]): void =>
  store.setState({ records: [...next].sort((a, b) => b.at - a.at) });

async function load(): Promise<readonly ToolRecord[]> {
  if (!known()) {
    const entries = await records.entries().catch(() => []);
    // Whatever was added meanwhile stands first.
    if (!known()) changed(entries.map(([, record]) => record));
  }
  return known() ?? [];
}

const write = async (id: string, blob: Blob): Promise<void> => writeBlob(await files.write(id), blob);

async function keep(output: ToolOutput): Promise<ToolResult> {
  const id = newId();
  const { name } = output;
  if (output.kind === 'text') {
    const blob = new Blob([output.text], { type: 'text/plain;charset=utf-8' });
    await write(id, blob);
    return { id, name, kind: resultKindOf(name, 'text/plain'), mime: 'text/plain', size: blob.size };
  }
  const { blob, width, height, duration, isLabelled, texts, chosen, release } = output;
  if (!chosen) await write(id, blob);
  void release?.().catch(() => undefined);
  return {
    id,
    name,
    kind: resultKindOf(name, blob.type),
    mime: blob.type,
    size: blob.size,
    ...(width && height ? { width, height } : {}),
    ...(duration ? { duration } : {}),
    ...(isLabelled ? { isLabelled } : {}),
    ...(texts ? { texts } : {}),
    ...(chosen ? { chosen } : {}),
  };
}

async function remove(id: string): Promise<void> {
  const gone = (await load()).find((record) => record.id === id);
  if (!gone) return;
  changed((known() ?? []).filter((record) => record.id !== id));
  await records.delete(id).catch(() => undefined);
  await Promise.all(gone.results.map((result) => files.remove(result.id).catch(() => undefined)));
}

/** What the tools have made in this browser: it survives a reload, and belongs to the merchant who made it. */
export const toolHistory = {
  /** For screens, with a selector. */
  store,
  /** Newest first; the same array until something changes. Undefined until it has been read. */
  all: known,
  load,
  /**
   * Keeps what a run has made.
   *
   * @throws DOMException `QuotaExceededError` when the disk is full; nothing of the run is kept then
   */
  async add(
    run: Pick<ToolRecord, 'tool' | 'title' | 'inputs' | 'options' | 'source'> & { readonly mchno?: string },
    outputs: readonly ToolOutput[],
  ): Promise<ToolRecord> {
    // Whose it is was settled when it began: he may have signed out meanwhile.
    const { mchno } = run.mchno ? { mchno: run.mchno } : readSession();
    await load();
    const results: ToolResult[] = [];
    try {
      for (const output of outputs) results.push(await keep(output));
    } catch (error) {
      await Promise.all(results.map(({ id }) => files.remove(id).catch(() => undefined)));
      throw error;
    }
    const record: ToolRecord = { ...run, id: newId(), results, at: Date.now(), mchno };
    await records.set(record.id, record, results.length > 0).catch(() => undefined);
    changed([record, ...(known() ?? [])]);
    const old = (known() ?? [])
      .filter(({ tool, mchno }) => tool === run.tool && mchno === record.mchno)
      .slice(keptRuns);
    for (const { id } of old) await remove(id);
    return record;
  },
  remove,
  /** Forgets all runs of a tool of this merchant. */
  async clear(tool: ToolKey): Promise<void> {
    const { mchno } = readSession();
    for (const record of await load()) if (record.tool === tool && record.mchno === mchno) await remove(record.id);
  },
  /** The result's bytes; undefined when the browser has thrown them away, or does not let the user's file be read. */
  async file({
    id,
    name,
    mime,
    chosen,
  }: Pick<ToolResult, 'id' | 'name' | 'mime' | 'chosen'>): Promise<File | undefined> {
    const found = await (chosen ? readChosen(chosen) : files.get(id).catch(() => undefined));
    return found && new File([found], name, { type: mime, lastModified: found.lastModified });
  },
  /** A result by its id, of whatever tool. */
  async find(resultId: string): Promise<{ readonly record: ToolRecord; readonly result: ToolResult } | undefined> {
    const { mchno } = readSession();
    for (const record of await load()) {
      const result = record.mchno === mchno && record.results.find(({ id }) => id === resultId);
      if (result) return { record, result };
    }
    return undefined;
  },
};
