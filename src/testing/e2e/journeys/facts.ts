import assert from 'node:assert/strict';
import { test } from '../fixtures';
import { choose, openComposer, titleOf } from '../flows/composer';
import { comesTrue, sentences } from '../flows/script';

test('what a script says of its goods is held against their data, and put right at a click', async ({ stage }) => {
  const { id } = await stage.api<{ id: string }>('owner', 'POST', '/script/save', {
    title: '保温杯的说法',
    goods_id: 'goods_thermos',
    sentences: [
      { id: 's1', text: '这只杯子到手只要9块。', role: '' },
      { id: 's2', text: '还拿过红点设计奖。', role: '' },
      { id: 's3', text: '早上八点装水，通勤两个小时。', role: '' },
    ],
    source: [{ type: 'goods', id: 'goods_thermos' }],
  });
  const page = await stage.open(`/editor/script?id=${id}`, { as: 'owner' });
  await page.getByText('“红点设计奖”资料里没有').waitFor();
  await page.getByText(/和资料不一致$/).click();
  const card = page.getByRole('tooltip').filter({ hasText: '价格：' });
  await card.waitFor();
  await stage.shot(page, 'card');
  await card.getByRole('button', { name: /^改成/ }).click();
  await comesTrue('the price is that of the data', async () => {
    const text = await sentences(page).first().inputValue();
    assert.ok(!text.includes('9块') && /\d+(?:\.\d+)?元/.test(text), text);
  });
  await page.getByText('1 处有依据').waitFor();
  assert.equal(await page.getByRole('list', { name: '和商品资料核对的说法' }).count(), 2);
  await page.getByText('“红点设计奖”资料里没有').click();
  const award = page.getByRole('tooltip').filter({ hasText: '红点设计奖' });
  await award.getByRole('button', { name: '是真的，写进商品卖点' }).click();
  await award.getByRole('textbox', { name: '要写入的卖点' }).fill('拿过红点设计奖');
  await stage.shot(page, 'add');
  await award.getByRole('button', { name: '确认写入' }).click();
  await page.getByText('“红点设计奖”资料里没有').waitFor({ state: 'hidden' });
  const goods = await stage.api<{ selling_points: string[] }>('owner', 'GET', '/goods/info', { id: 'goods_thermos' });
  assert.ok(goods.selling_points.includes('拿过红点设计奖'), 'the goods say so now');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await stage.shot(page, 'phone');
});

test('a wrong price stops a post before it goes out, and is put right at a click', async ({ stage }) => {
  const { page, drawer } = await openComposer(stage);
  await choose(drawer, /山野日常 .*粉丝/);
  await titleOf(drawer).fill('保温杯到手只要19元');
  await drawer.getByText('按本店的发布规则，含“19元”的作品不能发出').waitFor();
  const findings = drawer.getByRole('status', { name: '发布检查' });
  await findings.getByText('和商品资料不一致').waitFor();
  await stage.shot(page, 'composer');
  await findings.getByRole('button', { name: /^改成/ }).click();
  await drawer.getByText(/的作品不能发出/).waitFor({ state: 'hidden' });
  const title = await titleOf(drawer).inputValue();
  assert.ok(!title.includes('19元') && /\d元/.test(title), title);
});

test('the check tool, the title library and a topic hold what is said against the chosen goods', async ({ stage }) => {
  const page = await stage.open('/creative/tool/detection', { as: 'owner' });
  await page.getByRole('textbox', { name: '要检查的文案' }).fill('装热水的保温杯\n到手只要9块\n拿过红点设计奖');
  await page.getByRole('combobox', { name: '选择商品' }).fill('保温杯');
  await page.locator('.ant-select-item-option').filter({ hasText: '保温杯' }).first().click();
  await page.getByText('2 处和商品资料对不上').waitFor();
  const list = page.getByRole('list', { name: '需要留意的段落' });
  await list.locator('mark').filter({ hasText: '红点设计奖' }).waitFor();
  assert.equal(await page.locator('mark[data-wavy]').count(), 2, 'underlined in the field too');
  await stage.shot(page, 'detection');
  await list.getByText(/和资料不一致$/).click();
  await page.getByRole('button', { name: /^改成/ }).click();
  await page.getByText('1 处和商品资料对不上').waitFor();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await stage.shot(page, 'detection-phone');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(page.url().replace(/\/creative\/.*/, '/creative/creation_material?tab=title'));
  await page.getByRole('list', { name: '和商品资料核对的说法' }).first().waitFor();
  await stage.shot(page, 'titles');
  const topic = await stage.api<{ id: string }>('owner', 'POST', '/topic/save', {
    title: '保温杯只要9块，凭什么',
    angle: '拿过红点设计奖的杯子，到底好在哪',
    goods_id: 'goods_thermos',
  });
  await page.goto(page.url().replace(/\/creative\/.*/, `/creation/conception/info?id=${topic.id}`));
  await page.locator('mark').filter({ hasText: '红点设计奖' }).click();
  await page.getByText('商品资料和引用的文档里都没有提到这项荣誉、排名或检测', { exact: false }).waitFor();
  await stage.shot(page, 'topic');
});

test('a row of a table with a wrong price is held back before it is planned', async ({ stage }) => {
  const page = await stage.open('/publish/calendar', { as: 'owner' });
  const data = await stage.api<{ list: { id: string; title: string; source: { type: string; id: string }[] }[] }>(
    'owner',
    'GET',
    '/video/data',
    { page: 1, page_size: 100 },
  );
  const video = data.list.find(({ source }) => source.some(({ id }) => id === 'goods_thermos'));
  assert.ok(video, 'a video of the thermos');
  await page
    .getByRole('button', { name: /表格导入/ })
    .first()
    .click();
  const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  const rows = ['保温杯到手只要19元', '早上装水的保温杯'].map((title, at) =>
    [video.id, '抖音', '山野日常', day, `1${at}:30`, title, '', ''].join(','),
  );
  const csv = ['视频,平台,账号,日期,时间,标题,文案,话题', ...rows].join('\n');
  await page
    .locator('input[type=file]')
    .last()
    .setInputFiles({ name: 'posts.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await page
    .getByText(/“19元”和商品资料不一致，资料写的是“/)
    .first()
    .waitFor();
  await stage.shot(page, 'import');
});

test('what is said in a finished video is held against its goods, and the title put right', async ({ stage }) => {
  const { list } = await stage.api<{ list: { id: string; source: { id: string }[] }[] }>(
    'owner',
    'GET',
    '/video/data',
    {
      page: 1,
      page_size: 100,
    },
  );
  const video = list.find(({ source }) => source.some(({ id }) => id === 'goods_thermos'));
  assert.ok(video, 'a video of the thermos');
  await stage.api('owner', 'POST', '/video/set', {
    id: video.id,
    title: '保温杯到手只要9块',
    texts: [
      { at: 0, text: '早上装的热水，晚上还烫嘴。' },
      { at: 2.5, text: '还拿过红点设计奖。' },
    ],
  });
  const page = await stage.open(`/publish/media?video=${video.id}`, { as: 'owner' });
  const part = page.getByRole('region', { name: '文案检查' });
  await part.getByText('1 处和资料不一致').waitFor();
  await part.getByText('1 处资料里没有').waitFor();
  await part.getByRole('button', { name: '红点设计奖' }).waitFor();
  await stage.shot(page, 'video');
  await part
    .getByRole('button', { name: '只要9块' })
    .or(part.getByRole('button', { name: '9块' }))
    .first()
    .click();
  await page.getByRole('button', { name: /^改成/ }).click();
  await part.getByText('1 处和资料不一致').waitFor({ state: 'hidden' });
  const { title } = await stage.api<{ title: string }>('owner', 'GET', '/video/info', { id: video.id });
  assert.match(title, /^保温杯到手(?:只要)?\d+(?:\.\d+)?元$/);
});
