import type { Locator, Page } from '@playwright/test';
import type { TableFile } from '../material/goodsTables';
import type { Names } from '../material/postTables';
import type { DemoAccount, OpenOptions, Stage } from '../stage';

/** A post as the journeys look at it. */
interface Post {
  readonly id: string;
  readonly title: string;
  readonly flow_id: string;
  readonly account_id: string;
  readonly state: string;
  readonly publish_at: string;
}

export const day = 86_400_000;

/** What is planned from now on. */
export async function posts(stage: Stage): Promise<Post[]> {
  const range = { from: new Date(Date.now()).toISOString(), to: new Date(Date.now() + 400 * day).toISOString() };
  return (await stage.api<{ list: Post[] }>('owner', 'GET', '/publish/data', range)).list;
}

/** Finished videos, newest first. */
export const videos = async (stage: Stage): Promise<{ id: string; title: string }[]> =>
  (await stage.api<{ list: { id: string; title: string }[] }>('owner', 'GET', '/video/data', { status: '1' })).list;

export const dialog = (page: Page): Locator => page.getByRole('dialog').last();
export const cards = (page: Page): Locator => page.locator('[data-post]');
/** What stands in the panel of the chosen videos. */
export const chosen = (page: Page): Locator => page.getByRole('list', { name: '视频' }).getByRole('listitem');

export async function room(
  stage: Stage,
  as: DemoAccount = 'owner',
  query = '',
  screen: OpenOptions = {},
): Promise<Page> {
  const page = await stage.open(`/publish/matrix${query}`, { ...screen, as });
  await page.getByRole('heading', { level: 1, name: '矩阵发布' }).waitFor({ timeout: 20_000 });
  return page;
}

/** Nothing of the demo has gone out there yet: every wish finds a place. */
export async function chooseAccounts(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: '微博', exact: true }).check();
  await page.getByRole('checkbox', { name: '公众号', exact: true }).check();
}

/** Two finished videos on the accounts of two platforms. */
export async function choose(page: Page): Promise<void> {
  await page.getByRole('button', { name: '选择视频' }).click();
  const cells = dialog(page).locator('button[aria-pressed]');
  await cells.first().waitFor();
  await cells.nth(0).click();
  await cells.nth(1).click();
  await dialog(page).getByRole('button', { name: '选好了（2）' }).click();
  await chooseAccounts(page);
  // The board follows behind the choice.
  await page.locator('section[aria-busy="false"]').getByText('山野来信', { exact: true }).waitFor();
}

/** Puts a card on an account of the other platform, where its video goes out already; what is said against it is seen first. */
export async function putOnOther(page: Page, card: Locator): Promise<string> {
  const label = (await card.textContent()) ?? '';
  const other = label.includes('公众号') ? '微博' : '公众号';
  await card.click();
  await dialog(page).getByRole('button', { name: '移出计划' }).waitFor();
  await dialog(page).getByRole('combobox', { name: '账号' }).click();
  await page.locator('.ant-select-item-option').filter({ hasText: other }).first().click();
  const sentence = `这个视频在${other}已有安排，平台会判为重复`;
  await dialog(page).getByText(sentence).waitFor();
  await dialog(page).getByRole('button', { name: '放到这里' }).click();
  await page.getByRole('button', { name: '取消 1 处手动调整' }).waitFor();
  return sentence;
}

export const give = (page: Page, table: TableFile): Promise<void> =>
  dialog(page)
    .locator('input[type=file]')
    .setInputFiles(table as never);

export async function importDialog(stage: Stage): Promise<Page> {
  const page = await stage.open('/publish/calendar', { as: 'owner' });
  await page.getByRole('heading', { level: 1, name: '发布日历' }).waitFor({ timeout: 20_000 });
  await page.getByRole('button', { name: '表格导入' }).click();
  await dialog(page).getByRole('button', { name: '下载模板' }).waitFor({ timeout: 15_000 });
  return page;
}

export async function names(stage: Stage): Promise<Names> {
  const [first] = await videos(stage);
  return { video: first?.title ?? '', platform: '快手', account: '山野好物' };
}
