import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import type { AuditEntry } from '../../../services/audit/schema';
import { test } from '../fixtures';
import type { Stage } from '../stage';

const enter = async (stage: Stage, as: 'admin' | 'support' = 'admin'): Promise<Page> => {
  const page = await stage.open('/platform/merchant', { as });
  await page.getByRole('button', { name: '“山野日常生活馆”的更多操作' }).click();
  await page.getByRole('menuitem', { name: '以客服身份进入' }).click();
  const dialog = page.getByRole('dialog', { name: '以客服身份进入“山野日常生活馆”' });
  await dialog.getByLabel('原因').fill('商家请我们看一下订单');
  await dialog.getByRole('button', { name: /进\s?入/ }).click();
  await page.getByRole('status', { name: '以客服身份进入' }).waitFor();
  return page;
};

test('support enters a merchant with a reason, is seen on every page, is refused what is personal, and leaves', async ({
  stage,
}) => {
  const page = await stage.open('/platform/merchant', { as: 'admin' });
  await page.getByText('山野日常生活馆').first().waitFor();
  await page.getByRole('button', { name: '“山野日常生活馆”的更多操作' }).click();
  await page.getByRole('menuitem', { name: '以客服身份进入' }).click();
  const dialog = page.getByRole('dialog', { name: '以客服身份进入“山野日常生活馆”' });
  await dialog.getByRole('button', { name: /进\s?入/ }).click();
  await dialog.getByText('请写明进入的原因').waitFor();
  await dialog.getByLabel('原因').fill('商家来电，说发布日历打不开');
  await stage.shot(page, '1-enter');
  await dialog.getByRole('button', { name: /进\s?入/ }).click();

  const banner = page.getByRole('status', { name: '以客服身份进入' });
  await banner.getByText(/以陈小满的身份查看“山野日常生活馆”/).waitFor();
  await page.waitForURL(/\/workbench/);
  await stage.shot(page, '2-workbench');
  await page.goto(`${stage.originOf()}/publish/calendar`);
  await banner.getByText(/剩余 (29|30):\d\d/).waitFor();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await stage.shot(page, '3-calendar-phone');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ colorScheme: 'light' });

  await banner.getByRole('button', { name: /结\s?束/ }).click();
  await page.waitForURL(/\/platform\/merchant/);
  await page.getByText('客服进入已结束。').waitFor();
  assert.equal(await banner.count(), 0);

  await page.goto(`${stage.originOf()}/platform/audit`);
  await page.getByText('商家来电，说发布日历打不开').first().waitFor();
  await stage.shot(page, '4-audit');
  const { list } = await stage.api<{ list: AuditEntry[] }>('admin', 'GET', '/audit/data', { page_size: '50' });
  const verbs = list.map(({ verb }) => verb);
  assert.ok(verbs.includes('see_as') && verbs.includes('see_as_end'), verbs.join());
});

test('when the half hour is over, the next page leads back and says why', async ({ stage }) => {
  const page = await enter(stage);
  await page.goto(`${stage.originOf()}/service/order`);
  await page.getByRole('heading', { name: '订单' }).waitFor();
  await page.getByText('沈**').first().waitFor();
  await stage.api('owner', 'POST', '/__mock/clock', { advanceSeconds: 31 * 60 });
  await page.goto(`${stage.originOf()}/service/lead`);
  await page.waitForURL(/\/platform\/merchant/);
  await page.getByText('客服进入已满 30 分钟，自动结束。').waitFor();
  assert.equal(await page.getByRole('status', { name: '以客服身份进入' }).count(), 0);
});

test('an operator with few rights sees in the shop what both may, and by address the refusal', async ({ stage }) => {
  const list = await stage.open('/creative/goods', { as: 'owner' });
  const exportButton = (page: Page) => page.getByRole('button', { name: '导出 Excel' });
  await exportButton(list).waitFor();
  const page = await enter(stage, 'support');
  await page.goto(`${stage.originOf()}/creative/goods`);
  await page.getByRole('button', { name: '新建商品' }).first().waitFor();
  await page.getByText('山野日常 便携保温杯 480ml').first().waitFor();
  assert.equal(await exportButton(page).count(), 0);
  await stage.shot(page, '5-few-rights');
  await page.goto(`${stage.originOf()}/merchant/team`);
  await page.getByText('没有访问这个页面的权限').waitFor();
  await page.getByRole('status', { name: '以客服身份进入' }).waitFor();
  await stage.shot(page, '6-refused');
});
