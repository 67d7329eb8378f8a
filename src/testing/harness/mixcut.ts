import { imageBytes, paintStill } from '@/blocks/stills';
import { mixProject } from '@/domain/mixcut/mixProject';
import { mixOutlook } from '@/domain/mixcut/outlook';
import { type MixRecipe, mixRequestOf } from '@/domain/mixcut/recipe';
import { startExport } from '@/engine/export';
import type { Project } from '@/engine/project/schema';
import { fromSeconds } from '@/engine/time/ticks';
import { aClip } from './clips';

/** Positions of a version, and clips of each: fifteen seconds of 1080 × 1920. */
const [GROUPS, CLIPS, SECONDS] = [5, 4, 3];
/** The page is asked so often whether it still answers, milliseconds. */
const BEAT = 10;

async function batchOf(count: number): Promise<readonly Project[]> {
  const blobs = await Promise.all(
    Array.from({ length: CLIPS }, (_, seed) => aClip({ seconds: SECONDS + 1, width: 720, height: 1280, seed })),
  );
  const groups = Array.from({ length: GROUPS }, (_, group) => ({
    id: `g${group}`,
    name: '',
    maxSeconds: SECONDS,
    clips: blobs.map((blob, index) => ({
      id: `g${group}-${index}`,
      fileId: `g${group}-${index}`,
      name: `${group}-${index}.mp4`,
      url: URL.createObjectURL(blob),
      cover: '',
      hash: `g${group}-${index}`,
      width: 720,
      height: 1280,
      duration: SECONDS + 1,
      hasAudio: false,
    })),
  }));
  const recipe: MixRecipe = {
    schema: 1,
    title: 'bench',
    groups,
    titles: ['早八人的保温杯'],
    keepsSound: false,
    hasAiParts: false,
    ratio: '9:16',
    count,
    limit: 0.8,
    seed: 1,
  };
  return mixOutlook(mixRequestOf(recipe)).versions.map((version, index) =>
    mixProject(recipe, version, { id: `v${index}`, name: `v${index}`, title: '早八人的保温杯', source: [] }),
  );
}

let batch: readonly Project[] = [];

/** What the bench of mixed cuts calls. */
export const mixcutApi = {
  /** Plans a batch of so many versions; milliseconds until the poster of each is drawn, as its cards do it. */
  mixPosters: async (count: number): Promise<number> => {
    batch = await batchOf(count);
    if (batch.length !== count) throw new Error(`the plan has ${batch.length} versions`);
    const started = performance.now();
    await Promise.all(
      batch.map((project) => paintStill({ project, time: fromSeconds(0.5), width: 240 }).then(imageBytes)),
    );
    return performance.now() - started;
  },
  /** Renders the batch one after another; how late the page answers meanwhile, milliseconds in order of size. */
  mixRender: async (): Promise<{ readonly ms: number; readonly late: readonly number[] }> => {
    const late: number[] = [];
    let expected = performance.now() + BEAT;
    const beat = setInterval(() => {
      const now = performance.now();
      late.push(Math.max(0, now - expected));
      expected = now + BEAT;
    }, BEAT);
    const started = performance.now();
    try {
      for (const project of batch) {
        const result = await startExport(project, { format: 'mp4', quality: 'standard' }).result;
        await result.release();
      }
    } finally {
      clearInterval(beat);
    }
    return { ms: performance.now() - started, late: late.toSorted((a, b) => a - b) };
  },
};

export type MixcutApi = typeof mixcutApi;
