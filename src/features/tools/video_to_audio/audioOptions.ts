import { type AudioContainer, type AudioFormat, type AudioKbps, audioHome } from '@/engine/convert';
import type { ToolFile } from '../shell';

export interface AudioOptions {
  readonly format: 'original' | AudioFormat;
  readonly kbps: AudioKbps;
  readonly channels: 'same' | 1 | 2;
  /** `{name}` and `{n}` stand for the file's name and its number. */
  readonly naming: string;
}

export const initialOptions: AudioOptions = { format: 'original', kbps: 192, channels: 'same', naming: '{name}' };

export const kbpsChoices: readonly AudioKbps[] = [64, 96, 128, 192, 256, 320];

/** The file that comes of one: its ending, and whether nothing is compressed anew. */
interface AudioOutcome {
  readonly ending: AudioContainer;
  readonly isCopied: boolean;
}

/** What will be made of a file. Where its sound fits into no file as it is, it becomes an M4A. */
export function outcomeOf(file: Pick<ToolFile, 'facts'>, { format }: Pick<AudioOptions, 'format'>): AudioOutcome {
  if (format !== 'original') return { ending: format, isCopied: false };
  const home = audioHome(file.facts?.audioCodec ?? null);
  return home ? { ending: home, isCopied: true } : { ending: 'm4a', isCopied: false };
}

/** Why nothing can be taken out of a file; null where something can. */
export function silentReason(file: ToolFile): 'problem' | 'silent' | null {
  if (file.problem) return 'problem';
  if (!file.facts?.hasAudio) return 'silent';
  return null;
}

/** Name without its ending. */
const stemOf = (name: string): string => name.replace(/\.[^.]{1,5}$/, '') || name;

/** Names by the pattern; names that come twice are numbered. */
export function audioNames(files: readonly ToolFile[], options: AudioOptions): readonly string[] {
  const taken = new Map<string, number>();
  return files.map((file, index) => {
    const pattern = options.naming.trim() || '{name}';
    const stem = pattern
      .replaceAll('{name}', stemOf(file.name))
      .replaceAll('{n}', String(index + 1).padStart(2, '0'))
      .replace(/[\\/:*?"<>|]/g, '_');
    const count = (taken.get(stem) ?? 0) + 1;
    taken.set(stem, count);
    return `${count > 1 ? `${stem}-${count}` : stem}.${outcomeOf(file, options).ending}`;
  });
}

/** About how large a sound will be, bytes; null where it is copied and its share of the file is not known. */
export function bytesOf(seconds: number, { format, kbps, channels }: AudioOptions): number | null {
  if (format === 'original') return null;
  if (format === 'wav') return seconds * 48_000 * 2 * (channels === 1 ? 1 : 2);
  return (seconds * kbps * 1000) / 8;
}
