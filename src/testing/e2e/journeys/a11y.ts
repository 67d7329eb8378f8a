import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { allPages, pendingRoutes } from '../../../../config/routes';
import { test } from '../fixtures';
import type { DemoAccount, OpenOptions, Stage } from '../stage';

const axeSource = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  readonly id: string;
  readonly impact: string;
  readonly nodes: readonly { readonly html: string }[];
}

async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axeSource);
  // A color half-way to another one is nobody's to read.
  await page.evaluate(`for (const one of document.getAnimations()) if (one instanceof CSSTransition) one.finish()`);
  const found = (await page.evaluate(
    `axe.run(document, { resultTypes: ['violations'] }).then((result) => result.violations)`,
  )) as Violation[];
  return found
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.length} × ${nodes[0]?.html.slice(0, 160)}`);
}

/** One placeholder stands for all: they are the same page. */
const built = allPages.filter(({ name }) => name && !pendingRoutes.has(name));
const placeholder = allPages.filter(({ name }) => name && pendingRoutes.has(name)).slice(0, 1);
const accountFor = (path: string): DemoAccount | undefined => {
  if (/^\/($|login|changelog|daping|exception|40\d|500)/.test(path)) return undefined;
  return /^\/(platform|template)/.test(path) ? 'admin' : 'owner';
};

async function sweep(stage: Stage, options: OpenOptions): Promise<void> {
  const found: string[] = [];
  for (const { path = '/' } of [...built, ...placeholder]) {
    const page = await stage.open(path, { ...options, as: accountFor(path) });
    await page.getByRole('main').first().waitFor();
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(300);
    await stage.shot(
      page,
      `${path.replaceAll('/', '_') || 'home'}-${options.dark ? 'dark' : 'light'}-${options.width ?? 1440}-${options.language ?? 'zh'}`,
    );
    for (const problem of await violations(page)) found.push(`${path} ${problem}`);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    if (wide > 1) found.push(`${path} scrolls sideways by ${wide} px`);
    const raw = await page.evaluate(
      () =>
        /\b(common|menu|shell|auth|home|workbench|resource|request|upload|errors|task|compose|publish|render|goods)\.[a-zA-Z]+\b/.exec(
          document.querySelector('#root')?.textContent ?? '',
        )?.[0],
    );
    if (raw) found.push(`${path} shows the raw id ${raw}`);
    await page.context().close();
  }
  assert.deepEqual(found, []);
}

test('every page, light', ({ stage }) => sweep(stage, {}));

test('every page, dark', ({ stage }) => sweep(stage, { dark: true }));

test('every page at 390 px', ({ stage }) => sweep(stage, { width: 390, height: 844 }));

test('every page in Arabic, right to left', async ({ stage }) => {
  await sweep(stage, { language: 'ar-EG' });
  const page = await stage.open('/', { language: 'ar-EG' });
  await page.getByRole('main').waitFor();
  assert.equal(await page.evaluate(() => document.documentElement.dir), 'rtl');
  assert.equal(await page.evaluate(() => document.documentElement.lang), 'ar-EG');
});
