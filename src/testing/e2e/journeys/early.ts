import assert from 'node:assert/strict';
import { expect, type Page } from '@playwright/test';
import { test } from '../fixtures';
import { eventually } from '../flows/compose';
import { sentences } from '../flows/script';

const login = async (page: Page, name: string, password: string): Promise<void> => {
  await page.getByRole('textbox', { name: '账号' }).fill(name);
  await page.locator('input[type="password"]').fill(password);
  await page.getByRole('button', { name: /^登\s*录$/ }).click();
  await page.waitForURL((url) => url.pathname === '/workbench', { timeout: 30_000 });
};
const signOut = async (page: Page): Promise<void> => {
  // The menu opens with a motion, under which a click may meet the line above the one meant.
  await expect(async () => {
    const item = page.getByRole('menuitem', { name: '退出登录' });
    if (!(await item.isVisible())) await page.getByRole('button', { name: /陈小满/ }).click();
    await item.click({ timeout: 2000 });
    await page.getByRole('textbox', { name: '账号' }).waitFor({ timeout: 3000 });
  }).toPass({ timeout: 30_000 });
};
/** Every answer of a path comes late. */
async function late(page: Page, path: string, milliseconds: number): Promise<void> {
  await page.route(`**/api${path}*`, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    await route.continue().catch(() => undefined);
  });
}

/** What is done before something slow has ended holds when it ends. */
test('a new script that is left at once is saved, and nobody is led back to it', async ({ stage }) => {
  const page = await stage.open('/editor/script', { as: 'owner' });
  await late(page, '/script/save', 1500);
  await page.getByRole('button', { name: /加一句/ }).click();
  await sentences(page).first().fill('写完这一句就走');
  const answer = page.waitForResponse(/\/api\/script\/save/, { timeout: 30_000 });
  await page.getByRole('button', { name: '返回' }).click();
  await page.waitForURL((url) => url.pathname === '/workbench');
  await answer;
  await eventually('the script is in the library', async () => {
    const { list } = await stage.api<{ list: { sentences: { text: string }[] }[] }>('owner', 'GET', '/script/data');
    return list.some((script) => script.sentences[0]?.text === '写完这一句就走');
  });
  await page.waitForTimeout(500);
  assert.equal(new URL(page.url()).pathname, '/workbench');
});

test('a question that is asked while a conversation is being read goes into that conversation', async ({ stage }) => {
  const { id } = await stage.api<{ id: string }>('owner', 'POST', '/chat/save', { title: '选题讨论' });
  const page = await stage.open('/changelog', { as: 'owner' });
  await late(page, '/chat/info', 2000);
  await page.goto(`${stage.originOf()}/editor/aicreate?id=${id}`);
  await page.getByRole('textbox', { name: '输入问题' }).fill('夏天拍什么');
  await page.getByRole('button', { name: '发送' }).click();
  await page.getByRole('region', { name: '对话内容' }).getByText('夏天拍什么').waitFor({ timeout: 30_000 });
  assert.equal(new URL(page.url()).searchParams.get('id'), id);
  const { list } = await stage.api<{ list: unknown[] }>('owner', 'GET', '/chat/data');
  assert.equal(list.length, 1, 'no second conversation was begun');
});

test('whoever signs in next in the same tab begins with a page of his own; the same person goes on', async ({
  stage,
}) => {
  const page = await stage.open('/login');
  await login(page, 'owner', 'Owner123!');
  await page.evaluate('window.seenBefore = true');
  await signOut(page);
  await login(page, 'owner', 'Owner123!');
  assert.equal(await page.evaluate('window.seenBefore'), true);
  await signOut(page);
  await login(page, 'writer', 'Writer123!');
  await eventually('a new page', async () => (await page.evaluate('window.seenBefore')) === undefined, 30_000);
  await page.waitForURL((url) => url.pathname === '/workbench');
});

test('signing out asks for what is not saved, and whoever stays stays signed in', async ({ stage }) => {
  const page = await stage.open('/creative/goods?open=new', { as: 'owner' });
  const drawer = page.getByRole('dialog', { name: '新建商品' });
  await drawer.getByRole('textbox').first().fill('还没保存的商品');
  await page.keyboard.press('Control+k');
  await page
    .getByRole('dialog')
    .filter({ has: page.getByRole('combobox') })
    .last()
    .waitFor();
  await page.getByRole('combobox').last().fill('退出登录');
  await page
    .getByRole('option', { name: /退出登录/ })
    .first()
    .click();
  const question = page.locator('.ant-modal-confirm').filter({ hasText: '有未保存的修改' });
  await question.waitFor();
  await question.getByRole('button', { name: '继续编辑' }).click();
  assert.notEqual(await page.evaluate("localStorage.getItem('YIDIANKE_TOKEN')"), null);
  assert.equal(await drawer.getByRole('textbox').first().inputValue(), '还没保存的商品');
});
