import { estimateSize, startExport, trySize } from '@/engine/export';
import type { Project } from '@/engine/project/schema';
import { fromSeconds } from '@/engine/time/ticks';
import { type DraftClip, projectOf, span, still } from './draft';
import { clipProject } from './jobs';

const SECONDS = 4;

/** Kinds of videos that encoders take very different numbers of bytes for. */
export type SizeScene = 'still' | 'zoom' | 'card' | 'tripod' | 'pan' | 'half';

const growing = (start: number): DraftClip => ({
  ...still('sunset', start, SECONDS),
  keyframes: {
    scale: [
      { at: fromSeconds(0), value: 1, easing: 'linear' },
      { at: fromSeconds(SECONDS), value: 1.25, easing: 'linear' },
    ],
  },
});

const scenes: Readonly<Record<SizeScene, () => Promise<Project>>> = {
  still: () => projectOf('still', { main: [still('vivid', 0, 3 * SECONDS)], overlays: [] }, new Map()),
  zoom: () => projectOf('zoom', { main: [growing(0)], overlays: [] }, new Map()),
  card: () => {
    const words: DraftClip = { ...span('words', 0, SECONDS), type: 'text', text: '早上装的热水，晚上还烫嘴' };
    return projectOf('card', { main: [still('white', 0, SECONDS)], overlays: [[words]] }, new Map());
  },
  tripod: async () => (await clipProject({ seconds: SECONDS, camera: 'tripod' })).project,
  pan: async () => (await clipProject({ seconds: SECONDS })).project,
  half: () => projectOf('half', { main: [growing(0), still('vivid', SECONDS, SECONDS)], overlays: [] }, new Map()),
};

interface SizeTold {
  /** Bytes of the file. */
  readonly size: number;
  /** Bytes that were told before and after parts of it had been tried. */
  readonly untried: number;
  readonly tried: number;
  /** Milliseconds of the trial. */
  readonly ms: number;
}

/** What is told of an export's size, and what it comes to; nothing is copied. */
export async function tellSize(scene: SizeScene): Promise<SizeTold> {
  const project = await scenes[scene]();
  const started = performance.now();
  const trial = await trySize(project);
  const ms = performance.now() - started;
  const { size, release } = await startExport(project, { paths: ['planar', 'repeat'] }).result;
  await release();
  return { size, untried: estimateSize(project).bytes, tried: estimateSize(project, {}, { trial }).bytes, ms };
}
