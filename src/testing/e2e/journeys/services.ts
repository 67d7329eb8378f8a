import assert from 'node:assert/strict';
import type { Locator } from '@playwright/test';
import { test } from '../fixtures';
import { linkServer } from '../material/linkServer';
import { aImage } from '../material/media';

test('a writer of the merchant’s own is tried, bound and at work; its key is never shown', async ({ stage }) => {
  const page = await stage.open('/merchant/service', { as: 'owner' });
  const card = page.getByRole('region', { name: '写作' });
  await card.getByText('内置写作').waitFor();
  await stage.shot(page, '1-services');
  await card.getByRole('button', { name: '绑定自己的服务' }).click();
  const drawer = page.getByRole('dialog', { name: '绑定服务：写作' });
  await drawer.getByLabel('服务地址').fill(linkServer().url('/v1/chat/completions'));
  await drawer.getByLabel('密钥').fill('sk-wrong-0123456789');
  await drawer.getByLabel('模型').fill('shop-writer');
  await drawer.getByRole('button', { name: /发\s*送/ }).click();
  await drawer.getByText('写作服务拒绝了密钥，请检查配置').waitFor();
  await stage.shot(page, '2-refused');
  await drawer.getByLabel('密钥').fill('sk-journey-0123456789');
  await drawer.getByRole('button', { name: /发\s*送/ }).click();
  await drawer.getByText('早上倒进去的热水，晚上回家还烫嘴。').waitFor();
  await stage.shot(page, '3-tried');
  await drawer.getByRole('button', { name: /保\s*存/ }).click();
  await card.getByText('自己的服务', { exact: true }).waitFor();
  await card.getByText('已保存，末尾 6789').waitFor();
  assert.ok(!(await page.content()).includes('sk-journey'));
  await stage.shot(page, '4-bound');
  await page.goto(`${stage.originOf()}/workbench`);
  await page.getByText(/现在由“shop-writer”写脚本/).waitFor();
  await page.getByRole('button', { name: '试写一句' }).click();
  await page.getByText(/晚上回家还烫嘴/).waitFor();

  const dark = await stage.open('/merchant/service', { as: 'owner', width: 390, height: 844, dark: true });
  await dark.getByText('shop-writer').first().waitFor();
  await stage.shot(dark, '5-phone');
  await dark
    .getByRole('region', { name: '写作' })
    .getByRole('button', { name: /修\s*改/ })
    .click();
  await dark.getByRole('dialog').getByLabel('服务地址').waitFor();
  await stage.shot(dark, '6-phone-form');
});

test('a voice and a recognizer of the merchant’s own are tried and bound', async ({ stage }) => {
  const page = await stage.open('/merchant/service', { as: 'owner' });
  const bind = async (kind: string, model: string, tried: (drawer: Locator) => Promise<void>) => {
    const card = page.getByRole('region', { name: kind });
    await card.getByRole('button', { name: '绑定自己的服务' }).click();
    const drawer = page.getByRole('dialog', { name: `绑定服务：${kind}` });
    await drawer.getByLabel('服务地址').fill(linkServer().url('/v1'));
    await drawer.getByLabel('密钥').fill('sk-journey-0123456789');
    await drawer.getByLabel('模型').fill(model);
    await tried(drawer);
    await stage.shot(page, `tried-${model}`);
    await drawer.getByRole('button', { name: /保\s*存/ }).click();
    await card.getByText('自己的服务', { exact: true }).waitFor();
    await card.getByText(model).first().waitFor();
  };
  await bind('配音', 'shop-voice', async (drawer) => {
    await drawer.getByRole('combobox', { name: /音色/ }).fill('anna');
    await drawer.getByRole('combobox', { name: /音色/ }).press('Enter');
    await drawer.getByRole('button', { name: /发\s*送/ }).click();
    await drawer.getByText(/^成功，用时/).waitFor();
    const seconds = await drawer.locator('audio').evaluate(async (audio: HTMLAudioElement) => {
      if (audio.readyState < 1)
        await new Promise((done) => audio.addEventListener('loadedmetadata', done, { once: true }));
      return audio.duration;
    });
    assert.ok(seconds > 0, `${seconds} s can be heard`);
  });
  await bind('语音识别', 'shop-ear', async (drawer) => {
    await drawer.getByRole('button', { name: /发\s*送/ }).click();
    await drawer.getByText('听到的是：早上装的热水').waitFor();
  });
});

test('papers are handed in, refused at one field, put right and approved', async ({ stage }) => {
  const page = await stage.open('/merchant/certification', { as: 'owner' });
  const { name, mimeType, buffer } = aImage('license.png');
  await page.locator('input[type=file]').setInputFiles({ name, mimeType, buffer: Buffer.from(buffer) });
  await page.getByLabel('企业名称').fill('杭州山野日常家居有限公司');
  await page.getByLabel('统一社会信用代码').fill('91330100799655085B');
  await page.getByLabel('法定代表人').fill('陈小满');
  await page.getByText('校验码对不上，请对照执照检查是否填错或填反').waitFor();
  await stage.shot(page, '7-papers');
  await page.getByLabel('统一社会信用代码').fill('9133 0100 7996 5505 8b');
  await page.getByRole('button', { name: '提交审核' }).click();
  await page.getByText(/已提交，正在审核/).waitFor();

  const provider = await stage.open('/platform/certification', { as: 'admin' });
  await provider
    .getByRole('button', { name: /审\s*核/ })
    .first()
    .click();
  const dialog = provider.getByRole('dialog', { name: '企业认证：山野日常生活馆' });
  await dialog.getByRole('img', { name: '营业执照' }).waitFor();
  await dialog.getByText('91330100799655058B').waitFor();
  await dialog.getByRole('radio', { name: '驳回' }).check();
  await dialog.getByLabel('哪一项有问题').click();
  await provider.getByTitle('法定代表人').click();
  await dialog.getByLabel('驳回原因').fill('法定代表人与执照不符');
  await stage.shot(provider, '8-review');
  await dialog.getByRole('button', { name: '提交结果' }).click();
  await provider.getByText('已驳回').first().waitFor();
  await stage.shot(provider, '9-reviewed');

  await page.reload();
  await page.getByText(/被驳回：法定代表人与执照不符/).waitFor();
  assert.equal(await page.getByLabel('企业名称').inputValue(), '杭州山野日常家居有限公司');
  await stage.shot(page, '10-rejected');
  await page.getByLabel('法定代表人').fill('陈小曼');
  await page.getByRole('button', { name: '提交审核' }).click();
  await page.getByText(/已提交，正在审核/).waitFor();
  await provider.reload();
  await provider
    .getByRole('button', { name: /审\s*核/ })
    .first()
    .click();
  await dialog.getByRole('button', { name: '提交结果' }).click();
  await provider.getByText('已认证').first().waitFor();
  await page.reload();
  await page.getByText(/通过审核，认证有效/).waitFor();
  const phone = await stage.open('/merchant/certification', { as: 'owner', width: 390, height: 844, dark: true });
  await phone.getByText(/通过审核，认证有效/).waitFor();
  await stage.shot(phone, '11-phone');
});

test('another system calls by a token within its scopes, until it is revoked', async ({ stage }) => {
  const page = await stage.open('/merchant/authorization', { as: 'owner' });
  await page.getByRole('button', { name: '新建授权' }).first().click();
  const dialog = page.getByRole('dialog', { name: '新建授权' });
  await dialog.getByLabel('名称').fill('门店收银');
  await dialog.getByRole('checkbox', { name: '查看商品' }).check();
  await dialog.getByRole('checkbox', { name: '核销券码' }).check();
  await stage.shot(page, '6-scopes');
  await dialog.getByRole('button', { name: /创\s*建/ }).click();
  const token = await page.getByRole('textbox', { name: '令牌' }).inputValue();
  await stage.shot(page, '7-token');
  const call = async (path: string) =>
    (await fetch(`${stage.originOf()}/api${path}`, { headers: { 'authen-token': token } })).status;
  assert.deepEqual([await call('/goods/data'), await call('/order/data')], [200, 403]);
  await page.getByRole('button', { name: '我已保存，关闭' }).click();
  await page.getByRole('button', { name: '“门店收银”的调用记录' }).click();
  await page.getByText('越权被拒').waitFor();
  await stage.shot(page, '8-calls');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /close|关闭/i })
    .click();
  await page.getByRole('button', { name: '撤销“门店收银”' }).click();
  await page
    .getByRole('tooltip')
    .getByRole('button', { name: /撤\s*销/ })
    .click();
  await page.getByText('授权已撤销').waitFor();
  assert.equal(await call('/goods/data'), 403);
});
