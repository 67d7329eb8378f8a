import type { CDPSession, Page } from '@playwright/test';
import { type MatrixInput, planMatrix } from '../../domain/publishing/matrix';
import { callHarness as call, openHarness } from '../e2e/flows/harness';
import { build, startPreview } from '../e2e/server';
import { Stage } from '../e2e/stage';
import type { Bench } from './bench';

const env = { APP_BENCH: 'on' };
const perMonth = 2000;
const steps = 160;

const p95 = (values: readonly number[]): number =>
  Math.round((values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? Number.NaN) * 10) / 10;
const median = (values: readonly number[]): number =>
  Math.round(values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN);

interface Dragged {
  /** Milliseconds from frame to frame. */
  readonly frames: readonly number[];
  /** What the main thread worked for one move of the mouse, whatever else the machine does. */
  readonly workMs: number;
}

/** Milliseconds the page's main thread has worked so far. */
async function workOf(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
}

/** A post is carried by the mouse over the days of the month, and dropped. */
async function drag(page: Page): Promise<Dragged> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const card = page.locator('[data-post][data-movable]').first();
  const id = (await card.getAttribute('data-post')) ?? '';
  const home = await call(page, 'dayOfPost', id);
  const box = await card.boundingBox();
  if (!box) throw new Error('no post to drag');
  await page.mouse.move(box.x + 20, box.y + 10);
  await page.mouse.down();
  await page.mouse.move(box.x + 40, box.y + 30);
  await page.locator('html[data-dragging]').waitFor({ state: 'attached' });
  await call(page, 'beginFrames');
  const before = await workOf(session);
  for (let step = 0; step < steps; step += 1)
    await page.mouse.move(120 + ((step * 13) % 1100), 160 + ((step * 7) % 560));
  const workMs = ((await workOf(session)) - before) / steps;
  const frames = await call(page, 'endFrames');
  await page.locator('[data-day="2026-11-19"]').hover({ force: true });
  await page.mouse.up();
  if ((await call(page, 'dayOfPost', id)) === home) throw new Error('the post was not moved');
  return { frames: frames.slice(2), workMs: Math.round(workMs * 100) / 100 };
}

/** 100 versions on 30 accounts over 30 days, with a month of posts that stand there already. */
function matrixInput(): MatrixInput {
  const zone = 'Asia/Shanghai';
  const now = Date.parse('2026-11-01T00:00:00Z');
  const platforms = ['douyin', 'kuaishou', 'xiaohongshu', 'shipinhao', 'bilibili'];
  const accounts = Array.from({ length: 30 }, (_, index) => ({
    id: `account-${index}`,
    platform: platforms[index % platforms.length] ?? 'douyin',
  }));
  const taken = Array.from({ length: 500 }, (_, index) => ({
    video_id: `old-${index}`,
    account_id: `account-${index % 30}`,
    platform: platforms[(index % 30) % platforms.length] ?? 'douyin',
    at: now + (index % 30) * 86_400_000 + (index % 12) * 3_600_000,
  }));
  return {
    videos: Array.from({ length: 100 }, (_, index) => ({ id: `video-${index}` })),
    accounts,
    taken,
    now,
    rules: {
      from: '2026-11-02',
      days: 30,
      zone,
      slots: ['08:00', '12:00', '18:30', '21:00'],
      minGapMinutes: 60,
      perDay: 3,
      reach: 'everyPlatform',
      spread: 'even',
      seed: 7,
    },
  };
}

function planTimes(): readonly number[] {
  return Array.from({ length: 7 }, () => {
    const input = matrixInput();
    const started = performance.now();
    const { posts } = planMatrix(input);
    const took = performance.now() - started;
    if (posts.length < 400) throw new Error(`only ${posts.length} posts were planned`);
    return took;
  });
}

/**
 * The publish calendar with 2 000 posts a month, in Chromium: turning to another month until it is on the screen, and
 * frames while a post is dragged over the days; besides, the matrix planner with 100 versions on 30 accounts.
 */
export const calendarBench: Bench = {
  name: 'calendar',
  async run({ browser, keepBuild, verbose }) {
    build(keepBuild, env, '.cache/bench-dist');
    const preview = await startPreview({ env });
    const stage = new Stage(browser, preview, 'bench-calendar', '.cache/bench');
    const page = await openHarness(stage);
    await call(page, 'openCalendar', perMonth);
    const switches = await call(page, 'switchMonths', 12);
    const { frames, workMs } = await drag(page);
    if (verbose) await stage.shot(page, 'month');
    await stage.close();
    await preview.close();
    if (verbose) console.info(`calendar  switches ${switches.map(Math.round).join(' ')} ms, ${frames.length} frames`);
    return {
      monthSwitchMs2000: median(switches),
      monthSwitchP95Ms2000: p95(switches),
      dragP95Ms: p95(frames),
      dragWorkMs: workMs,
      matrixPlanMs: median(planTimes()),
    };
  },
  budgets: {
    monthSwitchMs2000: { most: 150 },
    dragP95Ms: { most: 20 },
    matrixPlanMs: { most: 200 },
  },
};
