import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCorpus } from '../../domain/factCheck/corpus/readCorpus';
import { ALIGN_RATE } from '../../engine/align/features';
import { silences } from '../../engine/audio/silences';
import { measureAlign } from '../align/measureAlign';
import { measureRetakes } from '../align/measureRetakes';
import { callHarness as call } from '../e2e/flows/harness';
import { build, harnessBuild, startPreview } from '../e2e/server';
import { Stage } from '../e2e/stage';
import type { Bench, BenchContext } from './bench';
import { inOwnProfile } from './ownProfile';

const rounded = (value: number): number => Math.round(value * 1000) / 1000;
const QUIET = 0.2;
const SHORTEST = 0.1;

/** Sound between pauses, by loudness; all of it where something lies under the words. */
async function speechIn(samples: Float32Array) {
  const duration = samples.length / ALIGN_RATE;
  const pauses = silences(samples, ALIGN_RATE, { shortest: QUIET, breath: 0 });
  const starts = [0, ...pauses.map(({ end }) => end)];
  const speech = starts
    .map((start, index) => ({ start, end: pauses[index]?.start ?? duration }))
    .filter(({ start, end }) => end - start > SHORTEST);
  return speech.length > 0 ? speech : [{ start: 0, end: duration }];
}

/** Of ten seconds each: ten minutes. */
const ROUNDS = 60;
const SENTENCES = 3;

/** How fast a recording of ten minutes (1080p, two scenes a round, a walking speaker, two people) is looked through. */
async function talkFigures({ browser, keepBuild, verbose }: BenchContext): Promise<Record<string, number>> {
  build(keepBuild, harnessBuild.env, harnessBuild.outputPath);
  const preview = await startPreview({ env: harnessBuild.env });
  const stage = new Stage(browser, preview, 'bench-clipper', '.cache/bench');
  const texts = readCorpus()
    .map(({ text }) => text.slice(0, 14))
    .filter((text) => text.length >= 12)
    .slice(0, SENTENCES);
  const wavs: string[] = [];
  for (const text of texts) {
    const spoken = await stage.api<{ url: string }>('owner', 'POST', '/speech/synthesize', {
      text,
      voice: 'cmn-xiaohe',
    });
    wavs.push(new URL(spoken.url, preview.origin).href);
  }
  // NASA's portrait of Eileen Collins, in the public domain.
  const face = readFileSync(join('src', 'testing', 'e2e', 'material', 'face.jpg')).toString('base64');
  const figures = await inOwnProfile(`${preview.origin}/harness`, async (page, memory) => {
    const seconds = await call(page, 'makeTalk', face, wavs, ROUNDS);
    if (Math.abs(seconds - ROUNDS * 10) > 1) throw new Error(`the recording lasts ${seconds} s`);
    const points: { readonly percent: number; readonly value: number }[] = [];
    let isDone = false;
    const running = call(page, 'analyzeTalk').finally(() => {
      isDone = true;
    });
    while (!isDone) {
      points.push({ percent: await call(page, 'analyzePercent'), value: memory() });
      await new Promise((done) => setTimeout(done, 500));
    }
    const report = await running;
    if (verbose) console.info(JSON.stringify(report));
    const part = (from: number, to: number): number => {
      const values = points.filter(({ percent }) => percent >= from && percent < to).map(({ value }) => value);
      return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
    };
    return {
      clipperRealtime: rounded((seconds * 1000) / report.total),
      clipperLookRealtime: rounded((seconds * 1000) / report.looking),
      clipperListenRealtime: rounded((seconds * 1000) / report.listening),
      clipperFacesRight: rounded(report.facesRight),
      clipperCutsFound: rounded(report.cuts / (ROUNDS * 2 - 1)),
      clipperHeapGrowthMB: Math.round(part(80, 100) - part(5, 20)),
    };
  });
  await stage.close();
  await preview.close();
  return figures;
}

/** How exactly a script is aligned to recordings of it in other voices, and how fast; whether last takes are found; how fast a recording is looked through. */
export const clipperBench: Bench = {
  name: 'clipper',
  budgets: {
    alignEdgeNothing: { most: 0.05 },
    alignEdgeNoise: { most: 0.05 },
    alignEdgeMusic: { most: 0.05 },
    alignMissing: { most: 0 },
    alignRealtime: { least: 10 },
    retakesRight: { least: 0.95 },
    clipperRealtime: { least: 2 },
    clipperFacesRight: { least: 0.9 },
    clipperCutsFound: { least: 0.95 },
    clipperHeapGrowthMB: { most: 150 },
  },
  run: async (context) => {
    const { verbose } = context;
    const talk = await talkFigures(context);
    // What comes next takes minutes.
    if (verbose) console.info(JSON.stringify(talk));
    const all = await measureAlign(speechIn);
    const retakes = await measureRetakes();
    const median = (errors: readonly number[]): number => rounded(errors[errors.length >> 1] ?? Number.NaN);
    const edgeUnder = (under: string): number =>
      median(
        all
          .filter((one) => one.under === under)
          .flatMap(({ errors }) => errors)
          .toSorted((a, b) => a - b),
      );
    if (verbose) console.info(JSON.stringify({ all, retakes }));
    return {
      ...talk,
      alignEdgeNothing: edgeUnder('nothing'),
      alignEdgeNoise: edgeUnder('noise'),
      alignEdgeMusic: edgeUnder('music'),
      alignWorstEdge: rounded(Math.max(...all.flatMap(({ errors }) => errors))),
      alignMissing: all.reduce((sum, { missing }) => sum + missing, 0),
      alignRealtime: rounded(Math.min(...all.map(({ realtime }) => realtime))),
      retakesRight: rounded(retakes.right / retakes.total),
      retakesEdge: median(retakes.errors),
    };
  },
};
