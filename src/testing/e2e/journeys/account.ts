import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { test } from '../fixtures';
import type { Stage } from '../stage';

const button = (name: RegExp | string) => ({ name });
const next = 'lamp on the hill';

async function codeOf(stage: Stage): Promise<string> {
  const answer = await fetch(`${stage.originOf()}/api/demo/messages`);
  const code = /验证码 (\d{6})/.exec(await answer.text())?.[1];
  assert.ok(code, 'the demo phone shows a code');
  return code;
}

async function changePassword(page: Page): Promise<void> {
  await page.getByRole('button', button('修改密码')).click();
  const dialog = page.getByRole('dialog', { name: '修改密码' });
  await dialog.getByLabel('当前密码').fill('Owner123!');
  await dialog.getByLabel('新密码', { exact: true }).fill('password2026');
  await dialog.getByText('不是常见密码').waitFor();
  await dialog.getByLabel('新密码', { exact: true }).fill(next);
  await dialog.getByLabel('再输一次新密码').fill(next);
  await dialog.getByRole('button', button(/保\s*存/)).click();
}

test('a new password signs the other window out; the phone follows its code', async ({ stage }) => {
  const elsewhere = await stage.open('/workbench', { as: 'owner' });
  await elsewhere.getByRole('button', button(/的账号菜单$/)).waitFor();
  const page = await stage.open('/account/password', { as: 'owner' });
  await page.getByRole('region', { name: '登录设备' }).getByText('当前设备').waitFor();
  await stage.shot(page, '1-security');
  await changePassword(page);
  await page.getByText(/台其他设备已退出登录/).waitFor();
  stage.expectNoise(/403/);
  await elsewhere.goto(`${stage.originOf()}/creative/goods`);
  await elsewhere.waitForURL((url) => url.pathname === '/' || url.pathname === '/login');

  await page.getByRole('button', button('更换手机号')).click();
  const dialog = page.getByRole('dialog', { name: '更换手机号' });
  await dialog.getByLabel('新手机号').fill('13712345678');
  await dialog.getByRole('button', button('获取验证码')).click();
  await dialog.getByRole('button', button(/秒后可重发/)).waitFor();
  await stage.shot(page, '2-phone');
  await dialog.getByLabel('短信验证码').fill(await codeOf(stage));
  await dialog.getByLabel('登录密码').fill(next);
  await dialog.getByRole('button', button(/保\s*存/)).click();
  await page.getByText('137****5678').waitFor();
});

test('a WeChat opens the account that it was bound to, and none before', async ({ stage }) => {
  const agreeAs = async (page: Page, person: string, answer: string) => {
    await page.getByText(person).click();
    await page.getByRole('button', button(answer)).click();
  };
  const signIn = async (person: string) => {
    const page = await stage.open('/login');
    await page.getByText('微信登录', { exact: true }).click();
    await page.getByRole('button', button('使用微信登录')).click();
    await agreeAs(page, person, '同意登录');
    return page;
  };
  const refused = await signIn('林一笔');
  await refused.getByText(/^这个微信还没有绑定账号/).waitFor();
  await stage.shot(refused, '7-wechat-unbound');

  const page = await stage.open('/account/password', { as: 'writer' });
  await page.getByRole('button', button('绑定微信')).click();
  await page.getByRole('dialog').getByLabel('登录密码').fill('Writer123!');
  await page.getByRole('button', button('去微信授权')).click();
  await agreeAs(page, '林一笔', '同意绑定');
  await page.getByText('已绑定，还没有用微信登录过。').waitFor();
  assert.equal(new URL(page.url()).search, '');
  await stage.shot(page, '8-wechat-bound');
  await (await signIn('林一笔')).getByRole('button', button('林一笔的账号菜单')).waitFor();
});

test('a picture is cut to a square and stands in the header with the name', async ({ stage }) => {
  const page = await stage.open('/account/profile', { as: 'owner' });
  const image = await (await fetch(`${stage.originOf()}/demo/compose.jpg`)).arrayBuffer();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(image) });
  const dialog = page.getByRole('dialog', { name: '裁剪图片' });
  await dialog.locator('img').waitFor();
  await stage.shot(page, '3-crop');
  await dialog.getByRole('button', button('裁好了')).click();
  await page.getByText('头像已更新').waitFor();
  const shown = page.getByRole('button', button(/的账号菜单$/)).locator('img');
  await page.waitForFunction(
    () => !document.querySelector('button[aria-label$="的账号菜单"] img')?.getAttribute('src')?.includes('/demo/'),
  );
  const { width, height } = await shown.evaluate(async (element: HTMLImageElement) => {
    await element.decode();
    return { width: element.naturalWidth, height: element.naturalHeight };
  });
  assert.deepEqual([width, height], [512, 512]);
  await page.getByRole('textbox', { name: '姓名' }).fill('陈大满');
  await page.getByRole('button', button(/^保\s*存$/)).click();
  await page.getByRole('button', button('陈大满的账号菜单')).waitFor();
  await stage.shot(page, '4-profile');
});

test('an invitation leaves as a poster', async ({ stage }) => {
  const page = await stage.open('/account/invite', { as: 'owner' });
  await page.getByText(/^累计奖励 \d+ 点$/).waitFor();
  await stage.shot(page, '5-invite');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', button('保存海报')).click(),
  ]);
  assert.match(download.suggestedFilename(), /^邀请海报-[0-9A-F]{8}\.png$/);
  if (process.env.E2E_SHOTS === 'on') await download.saveAs('.cache/e2e/shots/account-6-poster.png');
});

test('going over to another merchant takes the other tab along, and nothing of the first one with it', async ({
  stage,
}) => {
  const page = await stage.open('/account/enterprise', { as: 'owner' });
  await page.getByRole('button', button('切换到星野茶铺')).waitFor();
  await stage.shot(page, '12-enterprises');
  const other = await page.context().newPage();
  await other.goto(`${stage.originOf()}/creative/goods`);
  await other.getByText('保温杯').first().waitFor();
  assert.match(await other.title(), /山野日常生活馆/);
  await page.getByRole('button', button('切换到星野茶铺')).click();
  const dialog = page.getByRole('dialog', { name: '切换到星野茶铺' });
  await stage.shot(page, '13-switch');
  await dialog.getByRole('button', button(/^切\s*换$/)).click();
  await page.waitForURL((url) => url.pathname === '/workbench');
  await page.waitForFunction(() => document.title.includes('星野茶铺'));
  // The tab that stood in the first merchant has begun anew in this one.
  await other.waitForFunction(() => document.title.includes('星野茶铺'));
  assert.equal(await other.getByText('保温杯').count(), 0);
  await page.goto(`${stage.originOf()}/account/enterprise`);
  await page.getByRole('button', button('退出星野茶铺')).click();
  await page.getByText('你名下没有需要交接的内容，可以直接退出。').waitFor();
  await stage.shot(page, '14-leave');
  await page
    .getByRole('dialog')
    .getByRole('button', button(/^退\s*出$/))
    .click();
  await page.waitForFunction(() => document.title.includes('山野日常生活馆') || !document.title.includes('星野茶铺'));
  await page.getByRole('button', button('陈小满的账号菜单')).waitFor();
});
