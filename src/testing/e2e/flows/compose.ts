import assert from 'node:assert/strict';
import type { Locator, Page } from '@playwright/test';

/** What a user does in /compose/post, as the journeys say it. */

const titles = {
  商品: '从一件商品开始',
  框架: '选一个思维框架',
  脚本: '写脚本',
  分镜: '排分镜',
  成片: '预览与导出',
} as const;
type StepName = keyof typeof titles;

export const onStep = (page: Page, step: StepName): Promise<void> =>
  page.getByRole('heading', { level: 2, name: titles[step] }).waitFor({ timeout: 20_000 });

export async function goTo(page: Page, step: StepName): Promise<void> {
  await page.getByRole('navigation', { name: '成片步骤' }).getByRole('button', { name: step }).click();
  await onStep(page, step);
}

export async function next(page: Page, to: StepName): Promise<void> {
  // Not from the start: antd's loading icon may still be leaving, and has a name.
  await page.getByRole('button', { name: /下一步：/ }).click();
  await onStep(page, to);
}

/** The server has everything that was entered. */
export const saved = (page: Page): Promise<void> =>
  page.getByRole('status').filter({ hasText: '已保存' }).waitFor({ timeout: 15_000 });

export const sentences = (page: Page): Locator => page.getByRole('textbox', { name: /^第 \d+ 句$/ });
export const cards = (page: Page): Locator => page.getByRole('region', { name: '分镜' }).locator('ol > li');

export async function textsOf(fields: Locator): Promise<string[]> {
  return fields.evaluateAll((all) => all.map((field) => (field as HTMLTextAreaElement).value));
}

/** A new composition with goods that the shop has already. */
export async function takeGoods(page: Page, name = /保温杯/): Promise<void> {
  await page.getByText('从商品库选').click();
  await page.getByRole('region', { name: '从商品库选' }).getByRole('button', { name }).first().click();
  await page.getByRole('textbox', { name: '商品名称' }).waitFor();
}

/** Deletes what follows these sentences: a video of a few seconds proves what a long one does. */
export async function keepSentences(page: Page, count: number): Promise<void> {
  const dispensable = page.getByRole('button', { name: `删除第 ${count + 1} 句` });
  while ((await dispensable.count()) > 0) await dispensable.click();
}

/** Pastes a script of one's own; the page is on the script step. */
export async function pasteScript(page: Page, text: string): Promise<void> {
  const box = page.getByRole('textbox', { name: '粘贴自己的脚本' });
  if (!(await box.isVisible())) await page.getByRole('button', { name: '粘贴自己的脚本' }).click();
  await box.fill(text);
  await page.getByRole('button', { name: '用这份脚本' }).click();
}

/** Pastes a script that can be spoken, and sees it become sentences. */
export async function takeScript(page: Page, text: string): Promise<void> {
  await pasteScript(page, text);
  const first = sentences(page).first();
  const isTaken = (): Promise<boolean> => first.isVisible();
  await eventually('the script is taken', async () => {
    if (await isTaken()) return true;
    await new Promise((resolve) => setTimeout(resolve, 1500));
    // The panel was still unfolding and its field growing: the click fell beside the button that moved under it.
    if (!(await isTaken())) await page.getByRole('button', { name: '用这份脚本' }).click();
    return isTaken();
  });
}

/** From nothing to the last step with voices, by goods of the shop and one's own script. */
export async function toProduce(page: Page, script: string): Promise<void> {
  await takeGoods(page);
  await next(page, '框架');
  await goTo(page, '脚本');
  await takeScript(page, script);
  await next(page, '分镜');
  await next(page, '成片');
  await voicesReady(page);
}

export const exportPanel = (page: Page): Locator => page.getByRole('region', { name: '导出' });
export const exportButton = (page: Page): Locator =>
  exportPanel(page).getByRole('button', { name: /导出视频|重新导出|按新内容重新导出/ });

export async function voicesReady(page: Page): Promise<void> {
  const panel = page.getByRole('region', { name: '配音' });
  const problem = panel.getByRole('alert');
  await panel
    .getByText(/^(\d+)\/\1 句/)
    .or(problem)
    .first()
    .waitFor({ timeout: 60_000 });
  if (await problem.isVisible()) throw new Error(`voices are not made: ${await problem.textContent()}`);
}

export async function startExport(page: Page): Promise<void> {
  await exportButton(page).click({ timeout: 30_000 });
  await exportPanel(page).getByRole('progressbar').waitFor();
}

/** The image is being made: some percent are done, not all. */
export async function exportRuns(page: Page): Promise<void> {
  const bar = exportPanel(page).getByRole('progressbar');
  await page.waitForFunction(
    (element) => Number(element?.getAttribute('aria-valuenow')) > 3,
    await bar.elementHandle(),
    { timeout: 60_000 },
  );
}

export const exportDone = (page: Page): Promise<void> =>
  exportPanel(page).getByText('成片已生成').waitFor({ timeout: 150_000 });

/** Names of the exports' temporary files in the browser's private disk. */
export const tempFiles = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names: string[] = [];
    const root = await navigator.storage.getDirectory();
    const folder = await root.getDirectoryHandle('engine-work').catch(() => undefined);
    const keys = (folder as unknown as { keys(): AsyncIterable<string> } | undefined)?.keys();
    if (keys) for await (const name of keys) names.push(name);
    return names;
  });

/** Asks again until it holds. */
export async function eventually(what: string, holds: () => Promise<boolean>, timeout = 10_000): Promise<void> {
  const deadline = Date.now() + timeout;
  while (!(await holds())) {
    if (Date.now() > deadline) assert.fail(`not within ${timeout} ms: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
