import type { Page } from '@playwright/test';
import { callHarness as call, openHarness } from '../e2e/flows/harness';
import { clipFile } from '../e2e/material/media';
import { build, startPreview } from '../e2e/server';
import { Stage } from '../e2e/stage';
import type { LineEdit } from '../harness/line/measureLine';
import type { Bench } from './bench';

const env = { APP_BENCH: 'on' };
const ROUNDS = 5;

const p95 = (values: readonly number[]): number =>
  Math.round((values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? Number.NaN) * 100) / 100;

async function harness(stage: Stage): Promise<Page> {
  const page = await openHarness(stage);
  await call(page, 'giveClip', clipFile().buffer.toString('base64'));
  return page;
}

function kindsOf(edits: readonly LineEdit[]): void {
  for (const kind of new Set(edits.map(({ name }) => name))) {
    const times = edits.flatMap(({ name, ms }) => (name === kind ? [ms] : []));
    console.info(`timeline  ${kind} with redraw, p95 ${p95(times)} ms`);
  }
}

/**
 * A thousand clips on eight tracks with strips and waveforms, in Chromium: frames while it is panned, zoomed and played;
 * opening; and every kind of edit, undo and redo, from the call until it is drawn.
 */
export const timelineBench: Bench = {
  name: 'timeline',
  async run({ browser, keepBuild, verbose }) {
    build(keepBuild, env, '.cache/bench-dist');
    const preview = await startPreview({ env });
    const stage = new Stage(browser, preview, 'bench-timeline', '.cache/bench');
    const page = await harness(stage);
    const openMs = await call(page, 'openLine', 'video');
    const watch = await call(page, 'watchLine');
    if (verbose) await stage.shot(page, 'video');
    const second = await harness(stage);
    await call(second, 'openLine', 'edits');
    const edits = await call(second, 'editLine', ROUNDS);
    if (verbose) await stage.shot(second, 'edits');
    await stage.close();
    await preview.close();
    if (watch.clips !== 1000) throw new Error(`${watch.clips} clips instead of a thousand`);
    if (verbose) kindsOf(edits);
    return {
      timelineP95Ms1000: Math.max(p95(watch.pan), p95(watch.zoom)),
      timelinePanP95Ms1000: p95(watch.pan),
      timelineZoomP95Ms1000: p95(watch.zoom),
      timelinePlayP95Ms1000: p95(watch.play),
      openMs1000: Math.round(openMs),
      editP95Ms1000: p95(edits.map(({ ms }) => ms)),
    };
  },
  budgets: {
    timelineP95Ms1000: { most: 20 },
    timelinePlayP95Ms1000: { most: 20 },
    openMs1000: { most: 400 },
    editP95Ms1000: { most: 16 },
  },
};
