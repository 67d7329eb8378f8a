import type { Page } from '@playwright/test';
import { startPreview } from '../e2e/server';
import { Stage } from '../e2e/stage';
import type { Bench } from './bench';

const files = 10_000;
/** Pixels a second: a wheel turned steadily by somebody who looks, and one turned as fast as it goes. */
const speeds = { steady: 1200, fast: 3600 } as const;
/** Frames of 1/60 s that a scroll lasts. */
const lasting = 300;
const openings = 5;

interface Scroll {
  readonly p95: number;
  /** Time of the page's own thread for a frame, milliseconds; unlike frames it does not depend on other load. */
  readonly work: number;
}

/** Scrolls the window down as a wheel does. */
async function scroll(page: Page, speed: number, verbose: boolean): Promise<Scroll> {
  const distance = (speed * lasting) / 60;
  await page.evaluate('window.scrollTo(0, 0)');
  await page.waitForTimeout(1500);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const worked = async (): Promise<number> => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  };
  const before = await worked();
  await page.evaluate(`(() => {
    const frames = [];
    let last = performance.now();
    const step = () => {
      const now = performance.now();
      frames.push(now - last);
      last = now;
      if (!window.isScrollOver) requestAnimationFrame(step);
    };
    window.isScrollOver = false;
    window.scrollFrames = frames;
    requestAnimationFrame(step);
  })()`);
  await session.send('Input.synthesizeScrollGesture', {
    x: 900,
    y: 600,
    yDistance: -distance,
    speed,
    gestureSourceType: 'mouse',
    preventFling: true,
  });
  const found = (await page.evaluate(
    '((window.isScrollOver = true), { frames: window.scrollFrames.slice(2), top: window.scrollY })',
  )) as { frames: number[]; top: number };
  const work = ((await worked()) - before) / found.frames.length;
  if (found.top < distance * 0.9) throw new Error(`the list ended after ${found.top} pixels`);
  const frames = found.frames.toSorted((a, b) => a - b);
  if (verbose)
    console.info(
      `lists  frames ${[0.5, 0.8, 0.9, 0.95, 0.99].map((part) => round(frames[Math.floor(frames.length * part)] ?? 0)).join(' ')} ms`,
    );
  const p95 = frames[Math.floor(frames.length * 0.95)] ?? Number.NaN;
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
      for (const [pace, speed] of Object.entries(speeds)) found[`${view}-${pace}`] = await scroll(page, speed, verbose);
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
      libraryCardsP95Ms10000: found['cards-steady']?.p95 ?? Number.NaN,
      libraryCardsFastP95Ms10000: found['cards-fast']?.p95 ?? Number.NaN,
      libraryCardsFastWorkMs: found['cards-fast']?.work ?? Number.NaN,
      libraryLinesP95Ms10000: found['table-steady']?.p95 ?? Number.NaN,
      libraryLinesFastP95Ms10000: found['table-fast']?.p95 ?? Number.NaN,
      libraryLinesFastWorkMs: found['table-fast']?.work ?? Number.NaN,
      statisticsOpenMs2000: median(opened),
    };
  },
  budgets: {
    libraryCardsP95Ms10000: { most: 20 },
    libraryLinesP95Ms10000: { most: 20 },
    statisticsOpenMs2000: { most: 1000 },
  },
};
