import assert from 'node:assert/strict';
import type { Locator, Page } from '@playwright/test';
import { test } from '../fixtures';
import { eventually } from '../flows/compose';
import { button, choose, openComposer, titleOf } from '../flows/composer';

const FORBIDDEN = '没有访问这个页面的权限';

/** Looks at the window again until it shows what it should: an answer of a moment ago is not asked for anew. */
async function lookAgain(page: Page, shown: Locator): Promise<void> {
  await eventually(
    'the open page follows the rights',
    async () => {
      await page.evaluate(() => void window.dispatchEvent(new Event('focus')));
      return shown.isVisible();
    },
    20_000,
  );
}

test('what a member may do and why is found by search, on a phone too', async ({ stage }) => {
  const page = await stage.open('/merchant/team', { as: 'owner' });
  await page
    .getByRole('row')
    .filter({ hasText: '林一笔' })
    .getByRole('button', { name: /权\s?限/ })
    .click();
  const drawer = page.getByRole('dialog', { name: '林一笔能看什么、做什么' });
  await drawer.getByRole('searchbox', { name: '搜索页面或操作' }).fill('脚本库');
  await drawer.getByRole('row').filter({ hasText: '脚本库' }).first().waitFor();
  await stage.shot(page, '2-grants');

  const phone = await stage.open('/merchant/team', { as: 'owner', width: 390, height: 844, dark: true });
  await phone.getByText('林一笔').first().waitFor();
  await stage.shot(phone, '3-phone');
  const overflow = await phone.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  assert.ok(overflow <= 0, `${overflow} px too wide`);
});

test('a tool that the shop closes is gone for its members at once, and comes back', async ({ stage }) => {
  const writer = await stage.open('/creative/tool/text_to_audio', { as: 'writer' });
  await writer.getByRole('heading', { name: '文字转语音' }).first().waitFor();
  const owner = await stage.open('/merchant/account', { as: 'owner' });
  const settle = async (isOn: boolean) => {
    await owner.getByRole('button', { name: '“文字转语音”的设置' }).click();
    const dialog = owner.getByRole('dialog', { name: '“文字转语音”的设置' });
    const toggle = dialog.getByRole('switch', { name: '成员可以使用' });
    if ((await toggle.getAttribute('aria-checked')) !== String(isOn)) await toggle.click();
    await stage.shot(owner, `setting-${isOn}`);
    await dialog.getByRole('button', { name: /保\s?存/ }).click();
    await owner.getByText('应用设置已保存').first().waitFor();
    await dialog.waitFor({ state: 'hidden' });
  };
  await settle(false);
  await lookAgain(writer, writer.getByText(FORBIDDEN));
  await settle(true);
  await lookAgain(writer, writer.getByRole('heading', { name: '文字转语音' }).first());
});

test('a role is changed in its tree, which says what goes along, and its members’ page follows', async ({ stage }) => {
  const writer = await stage.open('/creative/goods', { as: 'writer' });
  const goods = writer.getByRole('heading', { name: '商品库' });
  await goods.waitFor();
  const owner = await stage.open('/merchant/role', { as: 'owner' });
  const change = async (search: string, right: RegExp, isOn: boolean, along: RegExp) => {
    await owner
      .getByRole('row')
      .filter({ hasText: '内容编辑' })
      .getByRole('button', { name: /编\s?辑$/ })
      .last()
      .click();
    const drawer = owner.getByRole('dialog', { name: '编辑角色' });
    await drawer.getByRole('searchbox', { name: '搜索页面或操作' }).fill(search);
    await drawer.getByRole('checkbox', { name: right }).setChecked(isOn);
    await drawer.getByRole('status').filter({ hasText: along }).waitFor();
    await stage.shot(owner, `tree-${isOn}`);
    await drawer.getByRole('button', { name: /保\s?存/ }).click();
    await drawer.waitFor({ state: 'hidden' });
  };
  await change('商品库', /商品库/, false, /已同时关闭用不上的操作：.*添加和编辑商品/);
  await lookAgain(writer, writer.getByText(FORBIDDEN));

  await owner.getByRole('button', { name: '对比角色' }).click();
  const compared = owner.getByRole('dialog', { name: '对比角色' });
  await compared.getByRole('region', { name: '只有“店主”能' }).getByText('商品库', { exact: true }).waitFor();
  await stage.shot(owner, 'compared');
  await owner.keyboard.press('Escape');
  await compared.waitFor({ state: 'hidden' });

  await owner.getByRole('button', { name: '谁能做什么' }).click();
  const asked = owner.getByRole('dialog', { name: '谁能做什么' });
  await asked.getByRole('searchbox', { name: '搜索页面或操作' }).fill('creative.goods');
  await asked.getByRole('button', { name: '谁拥有“商品库”' }).click();
  const holders = owner.getByRole('dialog', { name: '谁拥有“商品库”' });
  await holders.getByRole('row').filter({ hasText: '陈小满' }).getByText('角色“店主”').waitFor();
  assert.equal(await holders.getByText('林一笔').count(), 0);
  await stage.shot(owner, 'holders');
  await owner.keyboard.press('Escape');
  await holders.waitFor({ state: 'hidden' });
  await owner.keyboard.press('Escape');
  await asked.waitFor({ state: 'hidden' });

  await change('添加和编辑商品', /添加和编辑商品/, true, /已同时开启所需页面：商品库/);
  await lookAgain(writer, goods);
});

test('an account that is given to a group of the team is closed to a writer outside of it', async ({ stage }) => {
  const group = { name: '短视频组', lead: 'acc_viewer' };
  const { id } = await stage.api<{ id: string }>('owner', 'POST', '/team_group/save', group);
  // He has chosen the account before it is given away.
  const { page: writer, drawer } = await openComposer(stage, 'writer');
  await choose(drawer, /山野好物/);
  await titleOf(drawer).fill('一只杯子的早晨');

  const owner = await stage.open('/publish/wemedia?account=wm_kuaishou', { as: 'owner' });
  const now = owner.getByRole('region', { name: '现在能用它发布的人' });
  await now.getByText('林一笔').waitFor();
  await owner.getByRole('combobox', { name: '可发布的分组' }).click();
  await owner.getByTitle('短视频组').click();
  await owner.keyboard.press('Escape');
  await owner.getByRole('button', { name: '保存设置' }).click();
  await now.getByText('林一笔').waitFor({ state: 'hidden' });
  await now.getByRole('listitem').filter({ hasText: '陈小满' }).getByText('能管理账号').waitFor();
  await stage.shot(owner, 'publishers');

  await button(drawer, '提交审批').click();
  await writer.getByText('账号“山野好物”由指定的成员发布，你不在其中，请找店主或账号的管理员').first().waitFor();
  await stage.shot(writer, 'account-refused');
  const later = await openComposer(stage, 'writer');
  await later.drawer.getByText('由其他成员发布').waitFor();
  assert.ok(await later.drawer.getByRole('checkbox', { name: /山野好物/ }).isDisabled());
  await stage.shot(later.page, 'account-closed');

  await stage.api('owner', 'POST', '/team_group/save', { ...group, id, members: ['acc_writer'] });
  await button(drawer, '提交审批').click();
  await writer.getByText('已提交审批 1 条').waitFor();
});
