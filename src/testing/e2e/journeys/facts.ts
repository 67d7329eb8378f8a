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
