import assert from 'node:assert/strict';
import type { Locator, Page } from 'playwright-core';
import { eventually } from '../flows/compose';
import { journey } from '../journey';
import { brokenTable, oldTable, type TableFile } from '../material/goodsTables';
import { bigPlan, type Names, smallPlan } from '../material/postTables';
import type { DemoAccount, Stage } from '../stage';

interface Post {
  readonly id: string;
  readonly flow_id: string;
  readonly state: string;
  readonly publish_at: string;
}

const day = 86_400_000;
const posts = async (stage: Stage): Promise<Post[]> => {
  const range = { from: new Date(Date.now()).toISOString(), to: new Date(Date.now() + 400 * day).toISOString() };
  return (await stage.api<{ list: Post[] }>('owner', 'GET', '/publish/data', range)).list;
};
const dialog = (page: Page): Locator => page.getByRole('dialog').last();
const cards = (page: Page): Locator => page.locator('[data-post]');

async function room(stage: Stage, as: DemoAccount = 'owner'): Promise<Page> {
  const page = await stage.open('/publish/matrix', { as });
  await page.getByRole('heading', { level: 1, name: '矩阵发布' }).waitFor({ timeout: 20_000 });
  return page;
}

/** Two finished videos on the accounts of two platforms. */
async function choose(page: Page): Promise<void> {
  await page.getByRole('button', { name: '选择视频' }).click();
  const cells = dialog(page).locator('button[aria-pressed]');
  await cells.first().waitFor();
  await cells.nth(0).click();
  await cells.nth(1).click();
  await dialog(page).getByRole('button', { name: '选好了（2）' }).click();
  // Nothing of the demo has gone out there yet: every wish finds a place.
  await page.getByRole('checkbox', { name: '微博', exact: true }).check();
  await page.getByRole('checkbox', { name: '公众号', exact: true }).check();
}

const give = (page: Page, table: TableFile): Promise<void> =>
  dialog(page)
    .locator('input[type=file]')
    .setInputFiles(table as never);

async function importDialog(stage: Stage): Promise<Page> {
  const page = await stage.open('/publish/calendar', { as: 'owner' });
  await page.getByRole('heading', { level: 1, name: '发布日历' }).waitFor({ timeout: 20_000 });
  await page.getByRole('button', { name: '表格导入' }).click();
  await dialog(page).getByRole('button', { name: '下载模板' }).waitFor({ timeout: 15_000 });
  return page;
}

async function names(stage: Stage): Promise<Names> {
  const { list } = await stage.api<{ list: { title: string }[] }>('owner', 'GET', '/video/data', { status: '1' });
  return { video: list[0]?.title ?? '', platform: '快手', account: '山野好物' };
}

export default journey('matrix', {
  'videos and accounts become a plan; a card is moved by key, survives a reload, and the whole is planned and undone':
    async (stage) => {
      const before = (await posts(stage)).length;
      const page = await room(stage);
      await page.getByText('先选要发的视频').waitFor();
      await choose(page);
      await cards(page).first().waitFor();
      const count = await cards(page).count();
      assert.ok(count > 0, 'there is a plan');
      await page.getByRole('button', { name: '换一种排法' }).click();
      await eventually('every post is still there', async () => (await cards(page).count()) === count);

      const first = cards(page).first();
      const key = await first.getAttribute('data-post');
      await first.focus();
      await page.keyboard.press('Alt+ArrowRight');
      await page.getByText(/已移到/).waitFor({ state: 'attached' });
      await page.getByRole('button', { name: '取消 1 处手动调整' }).waitFor();
      await eventually('the card keeps the focus', async () =>
        page.evaluate((wanted) => document.activeElement?.getAttribute('data-post') === wanted, key),
      );
      await page.reload();
      await page.getByRole('button', { name: '取消 1 处手动调整' }).waitFor({ timeout: 20_000 });

      await page.getByRole('button', { name: /^排期 \d+ 条$/ }).click();
      const all = page.getByRole('button', { name: /^照样提交/ });
      const done = page.getByRole('link', { name: '到发布日历查看' });
      await Promise.race([all.waitFor(), done.waitFor()]).catch(() => undefined);
      if (await all.isVisible()) await all.click();
      await done.waitFor({ timeout: 15_000 });
      const planned = await posts(stage);
      assert.equal(planned.length, before + count);
      assert.equal(new Set(planned.map(({ flow_id }) => flow_id).slice(-1)).size, 1);
      await page.keyboard.press('Control+z');
      await page.getByText(/已撤销，\d+ 条排期已收回/).waitFor();
      assert.equal((await posts(stage)).length, before);
      await eventually('the plan is back on the board', async () => (await cards(page).count()) === count);
    },

  'a conflict is told before the card is put there, and asked about before it goes out': async (stage) => {
    const page = await room(stage);
    await choose(page);
    await cards(page).nth(1).waitFor();
    const [one, two] = [cards(page).nth(0), cards(page).nth(1)];
    const at = /，([^，]+)$/.exec((await one.getAttribute('aria-label')) ?? '')?.[1] ?? '';
    assert.match(at, /\d{2}:\d{2}/);
    await two.click();
    await dialog(page).getByRole('button', { name: '移出计划' }).waitFor();
    await dialog(page).getByRole('combobox', { name: '账号' }).click();
    await page.locator('.ant-select-item-option').last().click();
    await dialog(page).getByRole('button', { name: '放到这里' }).click();
    await page.getByRole('button', { name: /取消 1 处手动调整/ }).waitFor();
    await page.keyboard.press('Control+z');
    await page.getByRole('button', { name: /取消 1 处手动调整/ }).waitFor({ state: 'detached' });
  },

  'who may only hand in hands the plan in for approval': async (stage) => {
    const page = await room(stage, 'writer');
    await choose(page);
    await cards(page).first().waitFor();
    await page.getByRole('button', { name: /^提交审批 \d+ 条$/ }).click();
    await page.getByRole('link', { name: '到发布日历查看' }).waitFor({ timeout: 15_000 });
    const waiting = (await posts(stage)).filter(({ state }) => state === 'pending_approval');
    assert.ok(waiting.length > 0, 'posts wait for approval');
  },

  'a table is checked first; a cell is put right in place, and the rest is planned only when asked; broken files are refused with a sentence':
    async (stage) => {
      const before = (await posts(stage)).length;
      const page = await importDialog(stage);
      await give(page, brokenTable());
      await dialog(page).getByText('文件已损坏', { exact: false }).waitFor();
      await give(page, oldTable());
      await dialog(page).getByText('旧版 Excel', { exact: false }).waitFor();
      await give(page, smallPlan(await names(stage)));
      await dialog(page).getByText('“晚点”不是时间', { exact: false }).waitFor();
      assert.equal((await posts(stage)).length, before, 'a dry run plans nothing');
      await dialog(page).getByRole('button', { name: '修改第 3 行的时间' }).click();
      const field = dialog(page).getByRole('textbox', { name: '修改第 3 行的时间' });
      await field.fill('20:15');
      await field.press('Enter');
      await dialog(page).getByRole('button', { name: '排期 2 条' }).click();
      await page.getByRole('button', { name: /^确\s*认$/ }).click();
      await page.getByText('已排期 2 条').first().waitFor();
      assert.equal((await posts(stage)).length, before + 2);
      await dialog(page).getByRole('button', { name: '撤销整批' }).click();
      await page.getByText('已撤销，2 条排期已收回').waitFor();
      assert.equal((await posts(stage)).length, before);
    },

  '5 000 rows with 300 faults are checked without freezing, and every fault is listed': async (stage) => {
    const page = await importDialog(stage);
    const table = await bigPlan(await names(stage), 5000, 300);
    const begun = Date.now();
    await give(page, table);
    await dialog(page).getByRole('button', { name: '只排期正确的 4700 条' }).waitFor({ timeout: 30_000 });
    const took = Date.now() - begun;
    const figures = await dialog(page).locator('strong').allInnerTexts();
    assert.deepEqual(figures.slice(0, 2), ['4700', '300']);
    // Two seconds by the bench; the journey shares the machine with others.
    assert.ok(took < 12_000, `read and checked in ${took} ms`);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog(page).getByRole('button', { name: '下载问题行' }).click(),
    ]);
    assert.match(download.suggestedFilename(), /大计划-需要修改的行/);
  },
});
