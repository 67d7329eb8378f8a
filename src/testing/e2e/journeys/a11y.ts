import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page, Request } from '@playwright/test';
import { allPages } from '../../../../config/routes';
import { test } from '../fixtures';
import type { DemoAccount, Stage } from '../stage';

const axeSource = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');
const wide = { width: 1440, height: 900 } as const;
const narrow = { width: 390, height: 844 } as const;

interface Violation {
  readonly id: string;
  readonly impact: string;
  readonly nodes: readonly { readonly html: string }[];
}

/** What axe finds of weight; a color's contrast is another one in the dark, and the order of parts another one when wide. */
async function violations(page: Page): Promise<string[]> {
  // A color half-way to another one is nobody's to read.
  await page.evaluate(`for (const one of document.getAnimations()) if (one instanceof CSSTransition) one.finish()`);
  const found = (await page.evaluate(
    `axe.run(document, { resultTypes: ['violations'] }).then((result) => result.violations)`,
  )) as Violation[];
  return found
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.length} × ${nodes[0]?.html.slice(0, 160)}`);
}

async function sidewaysScroll(page: Page): Promise<string[]> {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  return over > 1 ? [`scrolls sideways by ${over} px`] : [];
}

async function rawIds(page: Page): Promise<string[]> {
  const raw = await page.evaluate(
    () =>
      /\b(common|menu|shell|auth|home|workbench|resource|request|upload|errors|task|compose|publish|render|goods)\.[a-zA-Z]+\b/.exec(
        document.querySelector('#root')?.textContent ?? '',
      )?.[0],
  );
  return raw ? [`shows the raw id ${raw}`] : [];
}

/** After the page was told of another theme or width: it has drawn itself anew, and no color is on its way any more. */
const redrawn = (page: Page, theme: 'light' | 'dark'): Promise<void> =>
  page.evaluate(async (wanted) => {
    const until = performance.now() + 5000;
    const isMoving = () =>
      document.documentElement.style.colorScheme !== wanted ||
      document
        .getAnimations()
        .some(
          (animation) =>
            animation.playState === 'running' && Number.isFinite(Number(animation.effect?.getComputedTiming().endTime)),
        );
    // Counted, not timed: one long task would pass for a rest.
    for (let quiet = 0; quiet < 4 && performance.now() < until; quiet = isMoving() ? 0 : quiet + 1)
      await new Promise((done) => setTimeout(() => requestAnimationFrame(done), 40));
  }, theme);

/** Waits until a page has asked for all that it needs and has drawn the answers. */
function requestsOf(page: Page): { readonly settled: () => Promise<void> } {
  const open = new Set<Request>();
  let changedAt = Date.now();
  const ended = (request: Request) => {
    open.delete(request);
    changedAt = Date.now();
  };
  page.on('request', (request) => {
    open.add(request);
    changedAt = Date.now();
  });
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  return {
    async settled() {
      const until = Date.now() + 10_000;
      while (Date.now() < until && (open.size > 0 || Date.now() - changedAt < 300)) await page.waitForTimeout(50);
    },
  };
}

/**
 * Opens the pages of an area one after the other: the first by its address, the others as a link of the app does. To load
 * the whole app for each of a hundred pages takes minutes; that each can be opened by its address, their own journeys show.
 */
async function* openEach(stage: Stage, page: Page, paths: readonly string[]): AsyncGenerator<string> {
  const requests = requestsOf(page);
  for (const [index, path] of paths.entries()) {
    if (index === 0) {
      await page.goto(stage.originOf() + path);
      await page.evaluate(axeSource);
    } else {
      const before = await page.title();
      await page.evaluate((to) => {
        history.pushState(null, '', to);
        dispatchEvent(new PopStateEvent('popstate', { state: null }));
      }, path);
      await page.waitForFunction((title) => document.title !== title, before);
    }
    await page.getByRole('main').first().waitFor();
    await requests.settled();
    yield path;
  }
}

const accountFor = (path: string): DemoAccount | undefined => {
  if (/^\/($|login|changelog|daping|exception|40\d|500)/.test(path)) return undefined;
  return /^\/(platform|template)/.test(path) ? 'admin' : 'owner';
};
const areaOf = (path: string): string => {
  if (!accountFor(path)) return 'public';
  return path.startsWith('/creative/tool') ? 'tools' : (path.split('/')[1] ?? '');
};

const areas = new Map<string, string[]>();
for (const { path = '/' } of allPages.filter(({ name }) => name))
  areas.set(areaOf(path), [...(areas.get(areaOf(path)) ?? []), path]);

for (const [area, paths] of areas) {
  const as = accountFor(paths[0] ?? '/');

  test(`every page of ${area}: small in the light, wide in the dark`, async ({ stage }) => {
    const page = await stage.open('/favicon.svg', { as });
    const found: string[] = [];
    await page.setViewportSize(narrow);
    for await (const path of openEach(stage, page, paths)) {
      const note = (mode: string, problems: readonly string[]): void => {
        found.push(...problems.map((problem) => `${path} ${mode}: ${problem}`));
      };
      const name = path.replaceAll('/', '_');
      note('390 px', [...(await violations(page)), ...(await sidewaysScroll(page)), ...(await rawIds(page))]);
      await stage.shot(page, `${name}-390`);
      await page.setViewportSize(wide);
      await page.emulateMedia({ colorScheme: 'dark' });
      await redrawn(page, 'dark');
      note('dark', [...(await violations(page)), ...(await sidewaysScroll(page))]);
      await stage.shot(page, `${name}-dark`);
      await page.emulateMedia({ colorScheme: 'light' });
      // Before the next one is opened: a menu that becomes a drawer while one looks stands open for a moment.
      await page.setViewportSize(narrow);
      await redrawn(page, 'light');
      await page.locator('.ant-pro-drawer-sider').waitFor({ state: 'hidden' });
    }
    assert.deepEqual(found, []);
  });

  test(`every page of ${area}: in Arabic, right to left`, async ({ stage }) => {
    const page = await stage.open('/favicon.svg', { as, language: 'ar-EG' });
    const found: string[] = [];
    for await (const path of openEach(stage, page, paths)) {
      assert.equal(await page.evaluate(() => document.documentElement.dir), 'rtl', path);
      assert.equal(await page.evaluate(() => document.documentElement.lang), 'ar-EG', path);
      // What axe asks is the same in every language, and was asked above.
      const problems = [...(await sidewaysScroll(page)), ...(await rawIds(page))];
      found.push(...problems.map((problem) => `${path} ${problem}`));
      await stage.shot(page, `${path.replaceAll('/', '_')}-ar`);
    }
    assert.deepEqual(found, []);
  });
}
