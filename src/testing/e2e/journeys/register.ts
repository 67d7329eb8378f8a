import assert from 'node:assert/strict';
import { test } from '../fixtures';
import type { Stage } from '../stage';

async function codeOf(stage: Stage): Promise<string> {
  const answer = await fetch(`${stage.originOf()}/api/demo/messages`);
  const code = /验证码 (\d{6})/.exec(await answer.text())?.[1];
  assert.ok(code, 'the demo phone shows a code');
  return code;
}

test('a shop is opened, its owner signs in by a code and sets a forgotten password anew', async ({ stage }) => {
  const page = await stage.open('/login');
  await page.getByText('短信登录', { exact: true }).click();
  await page.getByLabel('手机号').fill('13800000002');
  await page.getByRole('button', { name: '获取验证码' }).click();
  await page.getByText(/如果这个号码绑定了账号/).waitFor();
  await stage.shot(page, '1-sms');
  await page.getByLabel('短信验证码').fill(await codeOf(stage));
  await page.getByRole('button', { name: /^登\s*录$/ }).click();
  await page.getByRole('button', { name: '周星野的账号菜单' }).waitFor();

  const phone = await stage.open('/login', { width: 390, height: 844, dark: true });
  await phone.getByText('短信登录', { exact: true }).waitFor();
  await stage.shot(phone, '2-phone');
  await phone.getByRole('button', { name: '忘记密码' }).click();
  await phone.getByLabel('手机号').fill('13800000002');
  await phone.getByRole('button', { name: '获取验证码' }).click();
  await phone.getByText(/如果这个号码绑定了账号/).waitFor();
  await phone.getByLabel('短信验证码').fill(await codeOf(stage));
  await phone.getByLabel('新密码').fill('lamp on the hill');
  await stage.shot(phone, '3-forgotten');
  const overflow = await phone.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  assert.ok(overflow <= 0, `${overflow} px too wide`);
  await phone.getByRole('button', { name: '重设密码并登录' }).click();
  await phone.waitForURL((url) => url.pathname === '/workbench');

  const shop = await stage.open('/register');
  await shop.getByLabel('店铺名称').fill('半山茶室');
  await shop.getByLabel('姓名').fill('许半山');
  await shop.getByLabel('用户名').fill('banshan');
  await shop.getByLabel('密码', { exact: true }).fill('lamp on the hill');
  await stage.shot(shop, '4-register');
  await shop.getByRole('button', { name: '注册并进入' }).click();
  // A new shop begins with its first steps.
  await shop.getByRole('heading', { name: '欢迎，许半山！半山茶室已经开好了' }).waitFor();
  await shop.getByText('0 / 7 步').waitFor();
});

test('somebody who was only told a code types it where he registers', async ({ stage }) => {
  const { code } = await stage.api<{ code: string }>('owner', 'POST', '/team_invite/save', {
    role: 'role_writer_M100001',
    days: 7,
    max_uses: 1,
  });
  const page = await stage.open('/register', { width: 390, height: 844 });
  await page.getByRole('button', { name: '我有邀请码' }).click();
  await page.getByLabel('我有邀请码').fill('not-this-one');
  await page.getByRole('button', { name: /^使\s*用$/ }).click();
  await page.getByText('没有找到这个邀请码，请核对后再试').waitFor();
  await stage.shot(page, '5-code');
  await page.getByLabel('我有邀请码').fill(code);
  await page.getByRole('button', { name: /^使\s*用$/ }).click();
  await page.getByRole('heading', { name: '加入山野日常生活馆' }).waitFor();
});
