import type { Page } from '@playwright/test';
import { test } from '../fixtures';

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

test('a role template is made in the tree, offered, and a merchant starts from it', async ({ stage }) => {
  const admin = await stage.open('/platform/authority', { as: 'admin' });
  await admin.getByRole('button', { name: '新建模板' }).click();
  const drawer = admin.getByRole('dialog', { name: '新建模板' });
  await drawer.getByLabel('模板名称').fill('直播选品');
  await drawer.getByRole('searchbox', { name: '搜索页面或操作' }).fill('添加和编辑商品');
  await drawer.getByRole('checkbox', { name: /添加和编辑商品/ }).check();
  await drawer.getByText('已同时开启所需页面：商品库').waitFor();
  await stage.shot(admin, '0-tree');
  await drawer.getByRole('button', { name: /保\s?存/ }).click();
  await row(admin, '直播选品').getByRole('switch').click();
  await row(admin, '直播选品')
    .getByRole('button', { name: /试\s?看/ })
    .click();
  const trial = admin.getByRole('dialog', { name: '“直播选品”能看到什么' });
  await trial.getByText('添加和编辑商品').waitFor();
  await stage.shot(admin, '1-trial');
  await trial.getByRole('button', { name: /关\s?闭|Close/ }).click();
  await admin.getByRole('button', { name: '权限清单' }).click();
  const keys = admin.getByRole('dialog', { name: '权限清单' });
  await keys.getByRole('searchbox', { name: '搜索页面或操作' }).fill('商品库');
  await keys.getByRole('button', { name: '谁拥有“商品库”' }).waitFor();
  await stage.shot(admin, '2-keys');
  await keys.getByRole('button', { name: /关\s?闭|Close/ }).click();
  await admin.getByRole('button', { name: '对比模板' }).click();
  const compared = admin.getByRole('dialog', { name: '对比模板' });
  await compared
    .getByRole('region', { name: /^只有“.+”能$/ })
    .first()
    .waitFor();
  await stage.shot(admin, '2-compared');
  await compared
    .getByRole('button', { name: /关\s?闭|Close/ })
    .first()
    .click();
  await admin.getByRole('button', { name: '变更记录' }).click();
  await admin.waitForURL(/\/platform\/audit\?subject=role_template/);
  await row(admin, '直播选品').filter({ hasText: '提供角色模板' }).waitFor();

  const owner = await stage.open('/merchant/role', { as: 'owner' });
  await owner.getByRole('button', { name: '从模板新建' }).click();
  await owner.getByRole('menuitem', { name: '直播选品' }).click();
  await owner.getByRole('dialog', { name: '编辑角色' }).getByLabel('角色名称').waitFor();
  await stage.shot(owner, '3-from-template');
});
