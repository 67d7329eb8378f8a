import { readCorpus } from '../../domain/factCheck/corpus/readCorpus';
import { callHarness as call, openHarness } from '../e2e/flows/harness';
import { build, harnessBuild, startPreview } from '../e2e/server';
import { Stage } from '../e2e/stage';
import type { Bench } from './bench';

const count = 200;
/** A minute in which a subtitle of two seconds stands, then a pause of a half. */
const seconds = 60;

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
const rounded = (value: number, to = 100): number => Math.round(value * to) / to;

/** Only what is said: spaces and punctuation are not read aloud, and half of them are not set in subtitles either. */
const bare = (text: string): string => text.normalize('NFKC').replaceAll(/[^\p{L}\p{N}%]/gu, '');

/** Fewest characters to put in, take out or change. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1)
      next[j] = Math.min(
        (row[j] as number) + 1,
        (next[j - 1] as number) + 1,
        (row[j - 1] as number) + Number(a[i - 1] !== b[j - 1]),
      );
    row = next;
  }
  return row[b.length] as number;
}

/** Sentences as they are spoken in videos, by people who knew nothing of reading them; none longer than a subtitle. */
const lines = (): readonly string[] =>
  readCorpus()
    .flatMap(({ text }) => text.split(/[，。？！；：、]/))
    .map((text) => text.trim())
    .filter((text) => bare(text).length >= 4 && text.length <= 18)
    .slice(0, count);

/** How well and how fast burned-in subtitles are read: lines in many styles, and a video. */
export const ocrBench: Bench = {
  name: 'ocr',
  budgets: {
    ocrCharacterErrors: { most: 1 },
    ocrLineMs: { most: 300 },
    ocrCueErrors: { most: 2 },
    ocrCuesFound: { least: 95 },
    ocrEdgeSeconds: { most: 0.1 },
    ocrRealtime: { least: 1 },
  },
  run: async ({ browser, keepBuild, verbose }) => {
    build(keepBuild, harnessBuild.env, harnessBuild.outputPath);
    const preview = await startPreview({ env: harnessBuild.env });
    const stage = new Stage(browser, preview, 'bench-ocr', '.cache/bench');
    const page = await openHarness(stage);
    const given = lines();
    const read = await call(page, 'readLines', given);
    const errors = read.map(({ text }, index) => distance(bare(given[index] ?? ''), bare(text)));
    if (verbose)
      errors.forEach((error, index) => {
        if (error > 0) console.info(`  ${given[index]} → ${read[index]?.text}`);
      });
    const burned = given.slice(0, seconds / 2.5).map((text, index) => {
      const start = 0.5 + index * 2.5;
      return { text, start, end: start + 2 };
    });
    const video = await call(page, 'readSubtitled', { seconds, width: 1080, height: 1920 }, burned);
    const pairs = burned.map((cue) => ({
      cue,
      read: video.cues.find(({ start, end }) => Math.min(end, cue.end) - Math.max(start, cue.start) > 0.5),
    }));
    const found = pairs.filter((pair) => pair.read !== undefined);
    if (verbose)
      for (const { cue, read } of pairs) console.info(`  ${cue.start} ${cue.text} → ${JSON.stringify(read)}`);
    await stage.close();
    await preview.close();
    const characters = (texts: readonly string[]): number => texts.reduce((sum, text) => sum + bare(text).length, 0);
    const wrong = found.reduce((sum, { cue, read }) => sum + distance(bare(cue.text), bare(read?.text ?? '')), 0);
    return {
      ocrCharacterErrors: rounded((100 * errors.reduce((sum, error) => sum + error, 0)) / characters(given)),
      ocrLineMs: Math.round(median(read.map(({ ms }) => ms))),
      ocrCueErrors: rounded((100 * wrong) / characters(found.map(({ cue }) => cue.text))),
      ocrCuesFound: rounded((100 * found.length) / burned.length),
      ocrEdgeSeconds: rounded(
        median(
          found.flatMap(({ cue, read }) => [
            Math.abs((read?.start ?? 0) - cue.start),
            Math.abs((read?.end ?? 0) - cue.end),
          ]),
        ),
      ),
      ocrRealtime: rounded((seconds * 1000) / video.ms),
    };
  },
};
