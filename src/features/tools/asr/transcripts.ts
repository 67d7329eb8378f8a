import { useSyncExternalStore } from 'react';
import { localStore } from '@/lib/storage/localStore';
import type { Transcript } from './model';

type All = Readonly<Record<string, Transcript>>;
const key = 'app_asr_transcripts';
/** Kept: the oldest go, their files can be heard again. */
const most = 8;
const isAll = (value: unknown): value is All => typeof value === 'object' && value !== null && !Array.isArray(value);

let all: All | undefined;
const listeners = new Set<() => void>();
const read = (): All => {
  all ??= localStore.get(key, isAll) ?? {};
  return all;
};

/** An hour of speech is large: it is written when the typing pauses, and when the page is left. */
const pause = 300;
let timer: ReturnType<typeof setTimeout> | undefined;
const write = (): void => {
  clearTimeout(timer);
  if (timer !== undefined && all) localStore.set(key, all);
  timer = undefined;
};
addEventListener('pagehide', write);

/** Name under which a file's transcript is kept: the same file is found again after a reload. */
export const transcriptKey = (file: Pick<File, 'name' | 'size'>): string => `${file.name}:${file.size}`;

/** Keeps what was written, in this browser: it survives a reload, whatever screen is shown. */
export function keepTranscript(name: string, transcript: Transcript): void {
  const { [name]: _, ...rest } = read();
  const kept = Object.entries(rest).slice(-(most - 1));
  all = { ...Object.fromEntries(kept), [name]: transcript };
  clearTimeout(timer);
  timer = setTimeout(write, pause);
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useTranscripts = (): All => useSyncExternalStore(subscribe, read);
