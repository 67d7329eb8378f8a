import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page, Request } from '@playwright/test';
import { allPages } from '../../../../config/routes';
import { test } from '../fixtures';
import type { DemoAccount, Stage } from '../stage';

const axeSource = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');
/**
 * Two walks, each through all pages: to switch theme and width on each page took longer than to open it twice. What axe
 * asks is the same in every language, so that the second walk reads from right to left besides.
 */
const walks = [
  { title: 'small, in the light', size: { width: 390, height: 844 }, dark: false, language: 'zh-CN', dir: 'ltr' },
  {
    title: 'wide, in the dark, in Arabic',
    size: { width: 1440, height: 900 },
    dark: true,
    language: 'ar-EG',
    dir: 'rtl',
  },
] as const;

interface Violation {
  readonly id: string;
  readonly impact: string;
  readonly nodes: readonly { readonly html: string }[];
}

/**
 * Asks for what is filtered for below and nothing else: a rule's own weight is that of all it finds, so the minor ones only
 * take their time, one of them by loading the page's videos.
 */
const runAxe = `axe.run(document, {
  resultTypes: ['violations'],
  rules: Object.fromEntries(
    axe._audit.rules.filter(({ impact }) => /minor|moderate/.test(impact)).map(({ id }) => [id, { enabled: false }]),
  ),
}).then((result) => result.violations)`;

/** What axe finds of weight. */
async function violations(page: Page): Promise<string[]> {
  // A color half-way to another one is nobody's to read.
  await page.evaluate(`for (const one of document.getAnimations()) if (one instanceof CSSTransition) one.finish()`);
  const found = (await page.evaluate(runAxe)) as Violation[];
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

for (const [area, paths] of areas)
  for (const { title, size, dark, language, dir } of walks)
    test(`every page of ${area}: ${title}`, async ({ stage }) => {
      const page = await stage.open('/favicon.svg', { as: accountFor(paths[0] ?? '/'), ...size, dark, language });
      const found: string[] = [];
      for await (const path of openEach(stage, page, paths)) {
        const root = await page.evaluate(() => [document.documentElement.lang, document.documentElement.dir]);
        assert.deepEqual(root, [language, dir], path);
        const problems = [...(await violations(page)), ...(await sidewaysScroll(page)), ...(await rawIds(page))];
        found.push(...problems.map((problem) => `${path}: ${problem}`));
        await stage.shot(page, `${path.replaceAll('/', '_')}-${dir}`);
      }
      assert.deepEqual(found, []);
    });
