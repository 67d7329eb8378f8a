import { createStore } from 'zustand/vanilla';
import { type Autosave, createAutosave, type DraftStorage } from '@/blocks/document';
import type { Translate } from '@/hooks/useT';
import { readSession } from '@/lib/session';
import { kv } from '@/lib/storage';
import { memoryOnly } from '@/lib/storage/memoryOnly';
import { newId } from '@/utils/newId';
import { board, framework, read, script, voice, type Work } from './actions';
import { render } from './render';
import { emptyVideo, outdated, recovered, type Stage, type StageState, stages, type Video } from './video';

const videos = kv<Video>('link-film');
const KEEP_DELAY_MS = 300;
const actions = { read, framework, script, board, voice } as const;

type Change = (video: Video) => Video;

/** The video under its merchant's number, as it has always been kept: a document of this browser alone. */
const storage: DraftStorage<Video> = {
  get: async (key) => {
    const draft = await videos.get(key);
    return draft && { key, owner: key, savedAt: 0, isSynced: false, draft };
  },
  put: ({ key, draft }) => videos.set(key, draft, true),
  remove: (key) => videos.delete(key),
  outlivesPage: () => memoryOnly.refused() !== 'records',
  unsynced: async () => [],
};

const store = createStore<Video>(() => emptyVideo);
const get = store.getState;
const put = (next: Video): void => store.setState(next, true);

let owner: string | undefined;
let opening: Promise<void> | undefined;
/** What is changed before the kept video has been read; it is changed again on top of that. */
let early: Change[] | undefined;
let controller: AbortController | undefined;
/** Without room on the disk the video still lives as long as the page. */
let autosave: Autosave | undefined;

function alter(change: Change): void {
  early?.push(change);
  put(change(get()));
}
const set = (patch: Partial<Video>): void => alter((current) => ({ ...current, ...patch }));
const setState = (stage: Stage, state: StageState): void =>
  put({ ...get(), states: { ...get().states, [stage]: state } });

const isAbort = (error: unknown, signal: AbortSignal): boolean =>
  signal.aborted || (error instanceof Error && /Abort|Canceled/.test(error.name));

async function runStage(stage: Stage, signal: AbortSignal, t: Translate, explain: (error: unknown) => string) {
  put({ ...get(), states: { ...outdated(get(), stage), [stage]: { phase: 'running' } } });
  const work: Work = {
    get,
    set: (patch) => {
      if (!signal.aborted) set(patch);
    },
    signal,
    tell: (done, count) => {
      if (signal.aborted) return;
      setState(stage, { phase: 'running', percent: Math.round((done / Math.max(1, count)) * 100), done, count });
    },
  };
  try {
    await (stage === 'render' ? render(work, t) : actions[stage](work));
    signal.throwIfAborted();
    setState(stage, { phase: 'done' });
    return true;
  } catch (error) {
    setState(stage, isAbort(error, signal) ? { phase: 'todo' } : { phase: 'failed', problem: explain(error) });
    return false;
  }
}

async function take(mchno: string): Promise<void> {
  controller?.abort();
  owner = mchno;
  autosave?.dispose();
  const changes: Change[] = [];
  early = changes;
  put(emptyVideo);
  const before = await storage.get(mchno).catch(() => undefined);
  if (early !== changes) return;
  early = undefined;
  const start = before ? recovered(before.draft) : { ...emptyVideo, id: newId() };
  autosave = createAutosave<Video>({
    source: { get, subscribe: store.subscribe },
    storage,
    owner: mchno,
    key: mchno,
    hasContent: () => true,
    keepDelay: KEEP_DELAY_MS,
  });
  put(changes.reduce((current, change) => change(current), start));
}

/** The one video that the tool works on. It lives outside the page: its stages go on while another one is open. */
export const videoStore = {
  get,
  subscribe: store.subscribe,
  isRunning: (): boolean => stages.some((stage) => get().states[stage].phase === 'running'),
  /** Takes up what was kept, once for each merchant. */
  open: (): Promise<void> => {
    const { mchno } = readSession();
    if (owner !== mchno || !opening) opening = take(mchno);
    return opening;
  },
  edit: set,
  /** Changes something that later stages rest on. */
  change: (patch: Partial<Video>, stage: Stage): void => {
    alter((current) => {
      const next = { ...current, ...patch };
      return { ...next, states: outdated(next, stage) };
    });
  },
  /** Does the stages one after the other, until one fails or all is called off. */
  run: async (wanted: readonly Stage[], t: Translate, explain: (error: unknown) => string): Promise<void> => {
    controller?.abort();
    controller = new AbortController();
    const { signal } = controller;
    await opening;
    for (const stage of wanted) if (!(await runStage(stage, signal, t, explain))) return;
  },
  cancel: (): void => controller?.abort(),
  /** Begins with another link; what was made stays in the history. */
  restart: (link = ''): void => {
    controller?.abort();
    const id = newId();
    alter(({ voiceId, speed, templateKey, aiLabel, seconds }) => ({
      ...emptyVideo,
      ...{ id, link, voiceId, speed, templateKey, aiLabel, seconds },
    }));
  },
};
