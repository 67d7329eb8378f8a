import assert from 'node:assert/strict';
import { isAtNight } from '../../../domain/pushes';
import type { Push, PushMessage } from '../../../services/push/schema';
import { test } from '../fixtures';

test('customers are chosen, a text is tried on three of them and sent once to each; the failed are tried again', async ({
  stage,
}) => {
  const page = await stage.open('/service/push', { as: 'owner' });
  await page.getByText('秋茶到店').first().waitFor();
  await stage.shot(page, '1-pushes');
  await page.getByRole('button', { name: '新建推送' }).click();
  const editor = page.getByRole('dialog', { name: '新建推送' });
  await editor.getByLabel('名称').fill('双十二预告');
  await editor.getByLabel('文案').fill('{{姓名}}，全国第一的绿茶，12 月 12 日开抢。');
  await editor.getByText('文案里有不能发出的内容', { exact: false }).waitFor();
  await stage.shot(page, '2-blocked');
  await editor.getByLabel('文案').fill('{{姓名}}，云雾绿茶 12 月 12 日上新，到店可以先尝。');
  await editor.getByText('拒收请回复R', { exact: false }).nth(2).waitFor();
  await editor.getByText('文案里有不能发出的内容', { exact: false }).waitFor({ state: 'hidden' });
  await stage.shot(page, '3-preview');
  await editor.getByRole('button', { name: '去发送' }).click();
  const dialog = page.getByRole('dialog', { name: '发送“双十二预告”' });
  if (isAtNight(Date.now(), 'Asia/Shanghai')) await dialog.getByRole('checkbox', { name: /仍然发送/ }).check();
  await stage.shot(page, '4-send');
  await dialog.getByRole('button', { name: /^发给 [1-9]\d* 位$/ }).dblclick();
  const result = page.getByRole('dialog', { name: '推送：双十二预告' });
  await result.getByText('部分失败').first().waitFor();
  await stage.shot(page, '5-result');
  const { list: pushes } = await stage.api<{ list: Push[] }>('owner', 'GET', '/push/data');
  const push = pushes.find(({ name }) => name === '双十二预告');
  const messages = async () =>
    (
      await stage.api<{ list: PushMessage[] }>('owner', 'GET', '/push/messages', {
        id: push?.id ?? '',
        page_size: 500,
      })
    ).list;
  const before = await messages();
  assert.equal(new Set(before.map(({ customer_id }) => customer_id)).size, before.length);
  await result.getByRole('button', { name: /^重试失败的 \d+ 位$/ }).click();
  if (isAtNight(Date.now(), 'Asia/Shanghai')) await page.getByRole('button', { name: /^确\s?定$/ }).click();
  await result.getByRole('button', { name: /^重试失败的/ }).waitFor({ state: 'hidden' });
  await result.getByText('部分失败').first().waitFor();
  const after = await messages();
  assert.deepEqual(
    after.filter(({ state }) => state === 'failed').map(({ reason }) => reason),
    after.filter(({ phone }) => phone.endsWith('012')).map(() => 'empty_number'),
  );
  assert.ok(after.every(({ attempts }) => attempts <= 2));

  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await stage.shot(page, '6-result-phone');
  await page.goto(page.url().replace(/\?.*$/, ''));
  await page.getByText('提醒用券').first().waitFor();
  await stage.shot(page, '7-pushes-phone');
  await page.getByRole('button', { name: /^编\s?辑 提醒用券$/ }).click();
  // Whoever holds a coupon has just been written to: he is left out, and that is said.
  await page.getByText('位今天已收到别的推送，不发', { exact: false }).first().waitFor();
  await stage.shot(page, '8-editor-phone');
});
