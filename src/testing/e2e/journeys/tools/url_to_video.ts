import assert from 'node:assert/strict';
import { test } from '../../fixtures';
import { eventually } from '../../flows/compose';
import { probeVideo } from '../../probe/probeVideo';

interface Made {
  readonly list: readonly { readonly title: string; readonly source: readonly { readonly type: string }[] }[];
}

/** The script as it is put right by hand; short, for a video is made of it. */
const words = '【注意】热水晚上还烫嘴。\n【兴趣】一只手开盖。\n【行动】带走一个。';

/** Link to video, on a product page of the demo shop. */
test('a link becomes a video with voice and captions; a reload on the way loses nothing', async ({ stage }) => {
  const page = await stage.open('/creative/tool/url_to_video', { as: 'owner' });
  await page.getByRole('textbox', { name: '商品链接' }).fill(`${stage.originOf()}/api/demo/product/thermos`);
  await page.getByText('15 秒').click();

  // the first stage alone, put right by hand
  await page.getByRole('button', { name: '开始这一步：读取商品' }).click();
  const title = page.getByRole('textbox', { name: '商品名称' });
  await title.waitFor({ timeout: 20_000 });
  const states = page.getByRole('list', { name: '生成步骤' }).locator('> li');
  const done = (count: number) =>
    eventually(
      `${count} stages are done`,
      async () => (await states.and(page.locator('[data-phase=done]')).count()) >= count,
      150_000,
    );
  await done(1);
  await title.fill('随行保温杯');
  await page.getByRole('button', { name: '第 2 个素材' }).first().click();

  // the rest at once; the page is left in the middle
  await page.getByRole('button', { name: /^继\s*续\s*生\s*成$/ }).click();
  await done(3);
  await page
    .getByRole('button', { name: /^取\s*消$/ })
    .first()
    .click();
  await page.reload();
  await title.waitFor({ timeout: 20_000 });
  assert.equal(await title.inputValue(), '随行保温杯');
  const script = page.getByRole('textbox', { name: '脚本' });
  assert.match(await script.inputValue(), /【/);
  await script.fill(words);

  await page.getByRole('button', { name: /^继\s*续\s*生\s*成$/ }).click();
  await done(6);
  await page.getByText('视频已合成，并保存到成片管理。').waitFor();

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('button', { name: /^下\s*载/ })
      .first()
      .click(),
  ]);
  const facts = await probeVideo(download);
  assert.equal(facts.video?.width, 1080);
  assert.equal(facts.video?.height, 1920);
  assert.ok(facts.duration > 3 && facts.duration < 12, `it lasts ${facts.duration} s`);
  assert.ok(facts.audio && facts.audio.duration > 3, 'it is spoken');

  const { list } = await stage.api<Made>('owner', 'GET', '/video/data', { keyword: '随行保温杯' });
  const types = list[0]?.source.map(({ type }) => type) ?? [];
  assert.deepEqual(types, ['goods', 'framework', 'script']);
});
