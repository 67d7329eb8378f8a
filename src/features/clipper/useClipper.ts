import { useEffect, useMemo, useState } from 'react';
import { type SpokenScript, spokenScript } from '@/blocks/spokenScript';
import { type ClipLook, type ClipSource, shapes } from '@/domain/clipper/clipProject';
import type { ClipMaterial, LengthRange, SpokenSentence } from '@/domain/clipper/types';
import { useCan } from '@/hooks/useCan';
import { useT } from '@/hooks/useT';
import { isJobBusy, jobs, useJob } from '@/lib/jobs';
import { workStore } from '@/lib/storage/workStore';
import type { FileRecord } from '@/services/file/schema';
import { analysisJobs, type WordSource } from './analysisJobs';
import { type ClipDraft, type ClipItem, clipItem, draftClips, draftFirstCut } from './clipDrafts';

const KEY = 'clipper';

/** Lengths that can be asked for, seconds. */
export const lengths = {
  short: { shortest: 15, longest: 30 },
  medium: { shortest: 30, longest: 60 },
  long: { shortest: 60, longest: 90 },
} as const satisfies Record<string, LengthRange>;
export type Length = keyof typeof lengths;

interface Subtitles {
  readonly name: string;
  readonly cues: readonly SpokenSentence[];
  /** Cues that could not be read. */
  readonly skipped: number;
}

interface Result {
  /** The analysis that found it. */
  readonly jobId: string;
  readonly words: WordSource;
  readonly material: ClipMaterial;
}

/** What lies in this browser until another video is chosen. */
interface ClipperWork {
  readonly source?: ClipSource;
  readonly words: WordSource;
  readonly length: Length;
  readonly subtitles?: Subtitles | undefined;
  /** Pasted: what is said in the video. */
  readonly script?: string | undefined;
  readonly look: ClipLook;
  readonly result?: Result | undefined;
  readonly clips: readonly ClipDraft[];
  /** An analysis was under way when the page was closed. */
  readonly isAnalyzing: boolean;
  /** A recording of the teleprompter: it becomes one first cut instead of clips. */
  readonly isRecording?: boolean | undefined;
  /** The draft that is the whole recording. */
  readonly firstCutId?: string | undefined;
}

const empty: ClipperWork = {
  words: 'sound',
  length: 'short',
  look: { shape: shapes[0], shortensPauses: false, hasCaptions: true },
  clips: [],
  isAnalyzing: false,
};

const isWork = (value: unknown): value is ClipperWork =>
  typeof value === 'object' && value !== null && 'clips' in value && 'look' in value && 'words' in value;

const sourceOf = ({ id, name, url, width = 0, height = 0, duration = 0, facts }: FileRecord): ClipSource => ({
  fileId: id,
  name,
  url,
  width,
  height,
  duration,
  // Unknown: the export finds out.
  hasAudio: facts?.has_audio ?? true,
});

/** A recording of the teleprompter: another video than the one before; where it is at hand, it is cut at once. */
function workOfScript({ text, recording, isUpright }: SpokenScript, { length, look }: ClipperWork): ClipperWork {
  const begun: ClipperWork = { ...empty, length, look, words: 'script', script: text };
  if (!recording) return begun;
  const shape = isUpright ? 'upright' : 'source';
  const own = { ...look, shape, shortensPauses: false } as const;
  return { ...begun, look: own, source: sourceOf(recording), isAnalyzing: true, isRecording: true };
}

/** A long video on its way to clips. */
export function useClipper() {
  const t = useT();
  const [work, setWork] = useState<ClipperWork>(() => {
    const kept = workStore.get(KEY, isWork) ?? empty;
    const script = spokenScript.read();
    return script ? workOfScript(script, kept) : kept;
  });
  useEffect(spokenScript.forget, []);
  const { source, words, length, subtitles, script = '', look, result, clips } = work;
  const set = (patch: Partial<ClipperWork>): void => setWork((before) => ({ ...before, ...patch }));
  useEffect(() => {
    void workStore.set(KEY, work);
  }, [work]);

  const canSpeak = useCan()('speech.synthesize');
  const job = useJob(analysisJobs, source?.fileId ?? '');
  const isBusy = job !== undefined && isJobBusy(job.state);
  const start = (): void => {
    if (!source) return;
    set({ isAnalyzing: true });
    analysisJobs.start({
      fileId: source.fileId,
      name: source.name,
      url: new URL(source.url, location.href).href,
      words,
      cues: words === 'subtitles' ? (subtitles?.cues ?? []) : [],
      script: words === 'script' ? script : '',
      canSpeak,
    });
  };
  // What an earlier visit did not finish begins again by itself.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page opens
  useEffect(() => {
    if (work.isAnalyzing && !job) start();
  }, []);
  useEffect(() => {
    if (!job || isJobBusy(job.state)) return;
    const { id, output: material, input } = job;
    setWork((before) => {
      const ended = before.isAnalyzing ? { ...before, isAnalyzing: false } : before;
      // What the user has made of it since stays.
      if (job.state.name !== 'succeeded' || !material || before.result?.jobId === id) return ended;
      const result = { jobId: id, words: input?.words ?? before.words, material };
      if (!before.isRecording) {
        return { ...ended, result, firstCutId: undefined, clips: draftClips(material, lengths[before.length]) };
      }
      const cut = draftFirstCut(material, before.source?.name.replace(/\.\w+$/, '') || t('clipper.firstCut'));
      return { ...ended, result, clips: [cut], firstCutId: cut.id };
    });
  }, [job, t]);

  const items = useMemo((): readonly ClipItem[] => {
    if (!source || !result) return [];
    const order = {
      source,
      material: result.material,
      look,
      nameOf: (number: number) => t('clipper.number', { number }),
    };
    return clips.map((draft, index) => clipItem(draft, index + 1, order));
  }, [source, result, look, clips, t]);

  return {
    work,
    items,
    isBusy,
    progress: isBusy && (job.state.name === 'running' || job.state.name === 'paused') ? job.state : undefined,
    failure: job?.state.name === 'failed' ? job.state.reason : undefined,
    choose: (file: FileRecord) => set({ ...empty, words, length, look, script, source: sourceOf(file) }),
    setWords: (next: WordSource) => set({ words: next }),
    setSubtitles: (next: Subtitles) => set({ words: 'subtitles', subtitles: next }),
    setScript: (next: string) => set({ script: next }),
    setLength: (next: Length) => {
      const cuts = clips.filter(({ id }) => id === work.firstCutId);
      const others = clips.filter(({ id }) => id !== work.firstCutId);
      const found = result && !work.isRecording ? draftClips(result.material, lengths[next], others) : others;
      set({ length: next, clips: [...cuts, ...found] });
    },
    setLook: (patch: Partial<ClipLook>) => set({ look: { ...look, ...patch } }),
    change: (draft: ClipDraft) => set({ clips: clips.map((one) => (one.id === draft.id ? draft : one)) }),
    addFirstCut: () => {
      if (!result) return;
      const cut = draftFirstCut(result.material, t('clipper.firstCut'));
      set({ clips: [cut, ...clips.filter(({ id }) => id !== work.firstCutId)], firstCutId: cut.id });
    },
    /** Clips of the recording beside its first cut. */
    addClips: () => {
      if (!result) return;
      const own = clips.filter(({ id }) => id === work.firstCutId);
      set({ isRecording: false, clips: [...own, ...draftClips(result.material, lengths[length])] });
    },
    acceptAll: (isAccepted: boolean) => set({ clips: clips.map((one) => ({ ...one, isAccepted })) }),
    start,
    stop: () => job && jobs.cancel(job.id),
  };
}

export type Clipper = ReturnType<typeof useClipper>;
