import { create } from 'zustand';
import { workStore } from '@/lib/storage/workStore';
import type { Transcript } from './model';

type All = Readonly<Record<string, Transcript>>;
const key = 'app_asr_transcripts';
/** Kept: the oldest go, their files can be heard again. */
const most = 8;
const isAll = (value: unknown): value is All => typeof value === 'object' && value !== null && !Array.isArray(value);

/** An hour of speech is large: it is written when the typing pauses, and when the page is left. */
const pause = 300;
let timer: ReturnType<typeof setTimeout> | undefined;
const write = (): void => {
  clearTimeout(timer);
  if (timer !== undefined) void workStore.set(key, useTranscriptStore.getState().transcripts);
  timer = undefined;
};
addEventListener('pagehide', write);

interface TranscriptStore {
  /** By `transcriptKey`, oldest first. */
  readonly transcripts: All;
  /** Keeps what was written, in this browser: it survives a reload, whatever screen is shown. */
  readonly keep: (name: string, transcript: Transcript) => void;
}

export const useTranscriptStore = create<TranscriptStore>((set) => ({
  transcripts: workStore.get(key, isAll) ?? {},
  keep: (name, transcript) => {
    set(({ transcripts: { [name]: _, ...rest } }) => {
      const kept = Object.entries(rest).slice(-(most - 1));
      return { transcripts: { ...Object.fromEntries(kept), [name]: transcript } };
    });
    clearTimeout(timer);
    timer = setTimeout(write, pause);
  },
}));

workStore.onLoad(() => {
  // What was typed a moment ago is newer than what lies on the disk.
  if (timer === undefined) useTranscriptStore.setState({ transcripts: workStore.get(key, isAll) ?? {} });
});

/** Name under which a file's transcript is kept: the same file is found again after a reload. */
export const transcriptKey = (file: Pick<File, 'name' | 'size'>): string => `${file.name}:${file.size}`;
