import { saveBlob } from '@/lib/saveBlob';
import { cleanFileName } from '@/utils/cleanFileName';
import { toolHistory } from './toolHistory';
import type { ToolRecord } from './types';

/**
 * All results of a run as one zip. Nothing is compressed: media are so already.
 *
 * @returns how many results the browser has thrown away meanwhile
 */
export async function saveAll({ title, results }: ToolRecord): Promise<number> {
  const { Zip, ZipPassThrough } = await import('fflate');
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    pieces.push(piece as Uint8Array<ArrayBuffer>);
  });
  const taken = new Map<string, number>();
  let gone = 0;
  for (const result of results) {
    const file = await toolHistory.file(result);
    if (!file) {
      gone += 1;
      continue;
    }
    const entry = new ZipPassThrough(freeName(result.name, taken));
    zip.add(entry);
    const reader = file.stream().getReader();
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) entry.push(piece.value);
    entry.push(new Uint8Array(0), true);
  }
  zip.end();
  if (gone < results.length) saveBlob(new Blob(pieces, { type: 'application/zip' }), `${cleanFileName(title)}.zip`);
  return gone;
}

/** Two files of one name would hide each other. */
function freeName(name: string, taken: Map<string, number>): string {
  const count = taken.get(name) ?? 0;
  taken.set(name, count + 1);
  if (count === 0) return name;
  const dot = name.lastIndexOf('.');
  return dot > 0 ? `${name.slice(0, dot)} (${count + 1})${name.slice(dot)}` : `${name} (${count + 1})`;
}
