import type { Translate } from '@/hooks/useT';
import { readSession } from '@/lib/session';
import { kv } from '@/lib/storage';
import { newId } from '@/utils/newId';
import { board, framework, read, script, voice, type Work } from './actions';
import { render } from './render';
import { emptyVideo, outdated, recovered, type Stage, type StageState, stages, type Video } from './video';

const kept = kv<Video>('link-film');
const listeners = new Set<() => void>();
let video: Video = emptyVideo;
let owner: string | undefined;
let opening: Promise<void> | undefined;
/** What is changed before the kept video has been read; it is changed again on top of that. */
let early: Change[] | undefined;
let controller: AbortController | undefined;
let saving: ReturnType<typeof setTimeout> | undefined;
const saveAfter = 300;
const actions = { read, framework, script, board, voice } as const;

type Change = (video: Video) => Video;

function put(next: Video): void {
  video = next;
  for (const listener of listeners) listener();
  clearTimeout(saving);
  saving = setTimeout(save, saveAfter);
}
// The tab may be closed before the last change is written.
globalThis.addEventListener?.('pagehide', () => saving !== undefined && save());
// Without room on the disk the video still lives as long as the page.
function save(): void {
  clearTimeout(saving);
  saving = undefined;
  if (owner !== undefined && !early) void kept.set(owner, video).catch(() => undefined);
}

function alter(change: Change): void {
  early?.push(change);
  put(change(video));
}
const set = (patch: Partial<Video>): void => alter((current) => ({ ...current, ...patch }));
const setState = (stage: Stage, state: StageState): void =>
  put({ ...video, states: { ...video.states, [stage]: state } });

const isAbort = (error: unknown, signal: AbortSignal): boolean =>
  signal.aborted || (error instanceof Error && /Abort|Canceled/.test(error.name));

async function runStage(stage: Stage, signal: AbortSignal, t: Translate, explain: (error: unknown) => string) {
  put({ ...video, states: { ...outdated(video, stage), [stage]: { phase: 'running' } } });
  const work: Work = {
    get: () => video,
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
  const changes: Change[] = [];
  early = changes;
  put(emptyVideo);
  const before = await kept.get(mchno).catch(() => undefined);
  if (early !== changes) return;
  early = undefined;
  const start = before ? recovered(before) : { ...emptyVideo, id: newId() };
  put(changes.reduce((current, change) => change(current), start));
}

/** The one video that the tool works on. It lives outside the page: its stages go on while another one is open. */
export const videoStore = {
  get: (): Video => video,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  isRunning: (): boolean => stages.some((stage) => video.states[stage].phase === 'running'),
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
