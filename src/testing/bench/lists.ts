import type { Page } from 'playwright-core';
import { startPreview } from '../e2e/server';
import { Stage } from '../e2e/stage';
import type { Bench } from './bench';

const files = 10_000;
const frames = 300;
/** Pixels a frame: a wheel turned fast. */
const pace = 60;
const openings = 5;

interface Scroll {
  readonly p95: number;
  /** Time of the page's own thread for a frame, milliseconds; unlike frames it does not depend on other load. */
  readonly work: number;
}

/** Scrolls the window down, a step a frame. */
async function scroll(page: Page): Promise<Scroll> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const worked = async (): Promise<number> => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  };
  const before = await worked();
  const found = (await page.evaluate(`new Promise((done) => {
    const frames = [];
    let last = performance.now();
    const step = () => {
      const now = performance.now();
      frames.push(now - last);
      last = now;
      window.scrollBy(0, ${pace});
      if (frames.length < ${frames}) requestAnimationFrame(step);
      else done({ frames: frames.slice(2).sort((a, b) => a - b), top: window.scrollY });
    };
    requestAnimationFrame(step);
  })`)) as { frames: number[]; top: number };
  const work = ((await worked()) - before) / frames;
  if (found.top < (frames - 10) * pace) throw new Error(`the list ended after ${found.top} pixels`);
  const p95 = found.frames[Math.floor(found.frames.length * 0.95)] ?? Number.NaN;
  return { p95: round(p95), work: round(work) };
}

const round = (value: number): number => Math.round(value * 10) / 10;
const median = (values: readonly number[]): number =>
  Math.round(values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN);

/** From the click in the menu until the numbers stand there. */
async function openStatistics(page: Page): Promise<number> {
  await page.getByRole('menuitem', { name: '工作台' }).first().click();
  await page.waitForURL('**/workbench');
  const link = page.locator('a[href="/publish/statistics"]');
  if ((await link.count()) === 0) await page.getByRole('menuitem', { name: '发布' }).first().click();
  await link.waitFor({ state: 'attached' });
  await page.waitForTimeout(1000);
  return (await page.evaluate(`new Promise((done) => {
    const started = performance.now();
    document.querySelector('a[href="/publish/statistics"]').click();
    const look = () => {
      if (document.querySelector('[data-tile]')) done(performance.now() - started);
      else requestAnimationFrame(look);
    };
    look();
  })`)) as number;
}

/** Lists and pages with as much in them as busy merchants have: 10 000 files, some 2 000 posts with their numbers. */
export const listsBench: Bench = {
  name: 'lists',
  async run({ browser, verbose }) {
    const preview = await startPreview();
    const stage = new Stage(browser, preview, 'bench-lists', '.cache/bench');
    const page = await stage.open('/creative/media', { as: 'owner' });
    const cell = page.locator('li[aria-setsize]').first();
    await cell.waitFor();
    await stage.grow('file', files);
    const found: Record<string, Scroll> = {};
    for (const view of ['cards', 'table']) {
      await page.goto(`${preview.origin}/creative/media${view === 'table' ? '?view=table' : ''}`);
      await cell.waitFor();
      await page.waitForTimeout(1500);
      found[view] = await scroll(page);
      if (verbose) await stage.shot(page, view);
    }
    await stage.grow('publish', 2000);
    const opened: number[] = [];
    for (let i = 0; i < openings; i += 1) opened.push(await openStatistics(page));
    if (verbose) {
      await stage.shot(page, 'statistics');
      console.info(`lists  statistics ${opened.map(Math.round).join(' ')} ms`);
    }
    await stage.close();
    await preview.close();
    return {
      libraryCardsP95Ms10000: found.cards?.p95 ?? Number.NaN,
      libraryCardsWorkMs: found.cards?.work ?? Number.NaN,
      libraryLinesP95Ms10000: found.table?.p95 ?? Number.NaN,
      libraryLinesWorkMs: found.table?.work ?? Number.NaN,
      statisticsOpenMs2000: median(opened),
    };
  },
  budgets: {
    libraryCardsP95Ms10000: { most: 20 },
    libraryLinesP95Ms10000: { most: 20 },
    statisticsOpenMs2000: { most: 1000 },
  },
};
