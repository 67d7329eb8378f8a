import assert from 'node:assert/strict';
import { test } from '../fixtures';
import { cards, eventually, next, onStep, sentences, takeGoods, textsOf } from '../flows/compose';

test('goods are told from several angles at once; one is kept, one chosen, a line of another taken over', async ({
  stage,
}) => {
  const page = await stage.open('/compose/post', { as: 'owner' });
  await takeGoods(page);
  await next(page, '框架');
  await page.getByRole('main').getByRole('button').filter({ hasText: '推荐' }).first().click();
  await onStep(page, '脚本');
  const variants = page.getByRole('list', { name: '脚本版本' }).locator('> li');
  await variants
    .nth(2)
    .getByRole('button', { name: /重\s*写/ })
    .waitFor({ timeout: 60_000 });

  await page.getByRole('button', { name: '换角度写' }).click();
  const dialog = page.getByRole('dialog', { name: '换几个角度一起写' });
  await dialog.getByRole('checkbox', { name: '老板本人' }).check();
  await dialog.getByRole('checkbox', { name: '幽默风趣' }).check();
  await dialog.getByText('这样会有 9 版，一次最多写 6 版，请少选几个').waitFor();
  assert.ok(await dialog.getByRole('button', { name: '写 9 版脚本' }).isDisabled());
  await dialog.getByRole('checkbox', { name: '按补充要求' }).uncheck();
  await stage.shot(page, 'angles-dialog');
  await dialog.getByRole('button', { name: '写 6 版脚本' }).click();
  for (const index of [0, 1, 2, 3, 4, 5])
    await variants
      .nth(index)
      .getByRole('button', { name: /重\s*写/ })
      .waitFor({ timeout: 60_000 });
  const heads = await variants.allInnerTexts();
  assert.equal(heads.filter((text) => text.includes('老板本人')).length, 3);
  assert.equal(new Set(heads).size, 6);

  await variants.nth(1).getByRole('button', { name: '把第 2 版存进脚本库' }).click();
  await variants.nth(1).getByRole('link', { name: '已存，去看' }).waitFor();

  await variants.nth(4).getByRole('button', { name: '用这一版' }).click();
  await sentences(page).first().waitFor();
  const before = await textsOf(sentences(page));
  await variants.nth(0).getByRole('button', { name: '用这句' }).first().click();
  await page.getByRole('menuitem', { name: /加在第 \d+ 句后面/ }).click();
  await eventually(
    'the line stands in the script',
    async () => (await textsOf(sentences(page))).length === before.length + 1,
  );
  await stage.shot(page, 'angles-chosen');
  await page.getByRole('button', { name: /撤销/ }).first().click();
  assert.deepEqual(await textsOf(sentences(page)), before);
  // What was chosen goes on to the video; how that is made, the main job shows.
  await next(page, '分镜');
  assert.equal(await cards(page).count(), before.length);

  await page.goto(`${stage.originOf()}/creative/script`);
  await page
    .getByRole('main')
    .getByText(/老板本人 · /)
    .first()
    .waitFor();
});
