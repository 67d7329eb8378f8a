import type { ReactNode } from 'react';
import { parseProject } from '@/engine/project/parseProject';
import type { Project } from '@/engine/project/schema';
import { allClips, clipEnd } from '@/engine/project/walk';
import { fromSeconds, type Ticks, toSeconds } from '@/engine/time/ticks';
import type { EditorParts } from '@/features/timeline/EditorContext';
import { editMix, thousandClips } from '../../bench/edit';
import type { GivenMedia } from '../draft';
import { imageUrl } from '../images';
import { LineStage } from './LineStage';
import { frame, pan, play, timed, wait, zoom } from './lineFrames';
import { lineProject, tuneUrl } from './lineProject';

export type LineKind = 'video' | 'edits';

/** Milliseconds from frame to frame. */
export interface LineWatch {
  readonly pan: readonly number[];
  readonly zoom: readonly number[];
  readonly play: readonly number[];
  readonly clips: number;
}

export interface LineEdit {
  readonly name: string;
  readonly ms: number;
}

let shown: ReactNode = null;
let parts: EditorParts | undefined;
const listeners = new Set<() => void>();

/** What the harness page shows when the timeline is being measured. */
export const lineStage = {
  shown: (): ReactNode => shown,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

const CLIP_SECONDS = 5;

/** The video of the edits' bench with files that are there. */
async function editVideo(videoUrl: string): Promise<Project> {
  const video = thousandClips();
  const { v, i } = video.media;
  const audio = video.tracks.audio.map((track) => ({
    ...track,
    clips: track.clips.map((clip) => ({ ...clip, mediaId: 'tune' })),
  }));
  const tune = { ...v, id: 'tune', kind: 'audio', url: tuneUrl(1) };
  const media = { v: { ...v, url: videoUrl }, i: { ...i, url: await imageUrl('badge') }, tune };
  return parseProject({ ...video, tracks: { ...video.tracks, audio }, media });
}

/**
 * @returns Milliseconds from the mounting of the editor's timeline, with a document in hand, to the frame that shows it.
 */
export async function openLine(which: LineKind, given: GivenMedia): Promise<number> {
  const videoUrl = given.get('clip')?.url ?? '';
  const project =
    which === 'edits' ? await editVideo(videoUrl) : await lineProject(1000, { videoUrl, videoSeconds: CLIP_SECONDS });
  await wait(300);
  await frame();
  const started = performance.now();
  const ready = new Promise<EditorParts>((resolve) => {
    shown = <LineStage key={which} project={project} onReady={resolve} />;
  });
  for (const listener of listeners) listener();
  parts = await ready;
  // The timeline has painted when it was measured; the frame after brings it onto the screen.
  await frame();
  return performance.now() - started;
}

function opened(): EditorParts {
  if (!parts) throw new Error('no timeline is open');
  return parts;
}

export async function watchLine(): Promise<LineWatch> {
  const line = opened();
  const clips = allClips(line.store.getState().history.present);
  const seconds = toSeconds(Math.max(...clips.map(clipEnd)) as Ticks);
  await wait(2500);
  return {
    pan: await pan(line, seconds),
    zoom: await zoom(line, seconds),
    play: await play(line),
    clips: clips.length,
  };
}

/** Every kind of edit with its undo and redo, at a scale where strips, labels and waveforms are drawn. */
export async function editLine(rounds: number): Promise<readonly LineEdit[]> {
  const { store } = opened();
  store.set({ pixelsPerSecond: 60, scroll: fromSeconds(100) });
  await wait(1500);
  const found: LineEdit[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, make] of Object.entries(editMix)) {
      const before = store.getState().history;
      const act = (): void => {
        const action = make(before.present, round);
        if (action) store.act(action, { label: name });
      };
      found.push({ name, ms: await timed(act) });
      if (store.getState().history === before) throw new Error(`${name} did nothing`);
      found.push({ name: 'undo', ms: await timed(() => store.undo()) });
      found.push({ name: 'redo', ms: await timed(() => store.redo()) });
      store.undo();
    }
  }
  return found;
}
