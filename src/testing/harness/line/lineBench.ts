import type { Action } from '@/engine/edit/actions';
import type { Clip, Project } from '@/engine/project/schema';
import { allClips, clipEnd } from '@/engine/project/walk';
import { fromSeconds, type Ticks, ticks } from '@/engine/time/ticks';
import type { EditorParts } from '@/features/timeline/EditorContext';

export interface LineFigures {
  /** From the call to the first painted frame with all clips laid out. */
  readonly openMs: number;
  readonly panP95Ms: number;
  readonly zoomP95Ms: number;
  readonly playP95Ms: number;
  readonly editP95Ms: number;
  readonly undoP95Ms: number;
  readonly clips: number;
}

const frame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));
const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export function p95(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return Math.round((sorted[Math.floor(sorted.length * 0.95)] ?? 0) * 100) / 100;
}

/** Time from frame to frame while `step` changes something in each. */
async function framesOf(count: number, step: (index: number) => void): Promise<readonly number[]> {
  const times: number[] = [];
  let last = await frame();
  for (let index = 0; index < count; index += 1) {
    step(index);
    const now = await frame();
    times.push(now - last);
    last = now;
  }
  return times;
}

/** Across the film and back, at the scale where strips and waveforms show. */
export async function pan({ store }: EditorParts, seconds: number): Promise<readonly number[]> {
  store.set({ pixelsPerSecond: 60, scroll: 0 as Ticks });
  await wait(1500);
  const far = Math.max(1, seconds - 20);
  return framesOf(240, (index) => {
    const along = index < 120 ? index / 120 : (240 - index) / 120;
    store.set({ scroll: fromSeconds(far * along) });
  });
}

/** From the whole film down to single frames and back. */
export async function zoom({ store }: EditorParts, seconds: number): Promise<readonly number[]> {
  const fit = 1200 / seconds;
  return framesOf(240, (index) => {
    const along = index < 120 ? index / 120 : (240 - index) / 120;
    store.set({ pixelsPerSecond: fit * (1000 / fit) ** along, scroll: fromSeconds(seconds * 0.4 * along) });
  });
}

export async function play({ store, player }: EditorParts): Promise<readonly number[]> {
  store.set({ pixelsPerSecond: 60, scroll: 0 as Ticks });
  player.seek(0 as Ticks);
  await wait(800);
  player.play();
  await wait(400);
  const times = await framesOf(240, () => undefined);
  player.pause();
  await wait(300);
  return times;
}

/** An act of the kind that a hand does, with all that follows from it until it is on the canvas. */
async function timed(act: () => void): Promise<number> {
  await frame();
  let begun = 0;
  // Callbacks of one frame run in the order in which they were asked for: the timeline's lies between these two.
  requestAnimationFrame(() => {
    begun = performance.now();
  });
  const before = performance.now();
  act();
  await Promise.resolve();
  const acted = performance.now() - before;
  return new Promise((resolve) => {
    requestAnimationFrame(() => resolve(acted + performance.now() - begun));
  });
}

const pick = (project: Project, index: number): Clip | undefined => {
  const clips = allClips(project);
  return clips[(index * 37) % clips.length];
};

function editOf(project: Project, index: number): Action | undefined {
  const clip = pick(project, index);
  if (!clip) return undefined;
  const kind = index % 6;
  if (kind === 0) return { type: 'trimClip', clipId: clip.id, edge: 'end', to: ticks(clipEnd(clip) - 8000) };
  if (kind === 1)
    return { type: 'trimClip', clipId: clip.id, edge: 'end', to: ticks(clipEnd(clip) - 8000), ripple: true };
  if (kind === 2)
    return { type: 'splitClip', clipId: clip.id, at: ticks(clip.start + clip.duration / 2), newId: `new-${index}` };
  if (kind === 3) return { type: 'moveClips', clipIds: [clip.id], by: ticks(4000) };
  if (kind === 4) return { type: 'removeClips', clipIds: [clip.id], ripple: true };
  return { type: 'setName', clipId: clip.id, name: `${index}` };
}

export async function edits({ store }: EditorParts, count: number): Promise<readonly number[]> {
  store.set({ pixelsPerSecond: 60, scroll: 0 as Ticks });
  await wait(500);
  const times: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const action = editOf(store.getState().history.present, index);
    if (action) times.push(await timed(() => void store.act(action, { label: 'edit', isQuiet: true })));
  }
  return times;
}

export async function undos({ store }: EditorParts, count: number): Promise<readonly number[]> {
  const times: number[] = [];
  for (let index = 0; index < count && store.getState().history.canUndo; index += 1) {
    times.push(await timed(() => store.undo()));
  }
  return times;
}

/** Everything once, on a timeline that stands. */
export async function measureLine(parts: EditorParts, openMs: number): Promise<LineFigures> {
  const project = parts.store.getState().history.present;
  const seconds = Math.max(...allClips(project).map(clipEnd)) / 120_000;
  await wait(2500);
  const panned = await pan(parts, seconds);
  const zoomed = await zoom(parts, seconds);
  const played = await play(parts);
  const edited = await edits(parts, 120);
  const undone = await undos(parts, 60);
  return {
    openMs: Math.round(openMs),
    panP95Ms: p95(panned),
    zoomP95Ms: p95(zoomed),
    playP95Ms: p95(played),
    editP95Ms: p95(edited),
    undoP95Ms: p95(undone),
    clips: allClips(project).length,
  };
}
