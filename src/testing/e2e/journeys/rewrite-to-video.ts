import assert from 'node:assert/strict';
import type { Script } from '../../../services/script/schema';
import { test } from '../fixtures';
import { cards, eventually, goTo, next, sentences, textsOf } from '../flows/compose';

const source = `租房党看过来！5个收纳技巧，10平米也能住得宽敞
搬了6次家，整理了这些真正好用的方法，分享给你们。
1. 衣柜里挂衣区下面别空着，放两层抽屉盒。
2. 床底用带轮子的扁盒，换季被子推进去就行。
总之就一句话：每样东西都有自己的家。
先收藏起来，搬家的时候照着做。`;

test('someone’s text becomes a script of one’s own; what is too close is marked, reworded, and goes on to the video', async ({
  stage,
}) => {
  const page = await stage.open('/compose/rewrite_to_video', { as: 'owner' });
  await page.getByRole('textbox', { name: '粘贴文章、口播稿或链接' }).fill(source);
  await stage.shot(page, '1-start');
  await page.getByRole('button', { name: '拆解并改写' }).click();
  const result = page.getByRole('region', { name: '改写结果' });
  await result.getByRole('button', { name: '开始写' }).click();
  const lines = result.getByRole('textbox', { name: /这一句$/ });
  await lines.first().waitFor({ timeout: 30_000 });
  assert.ok((await lines.count()) >= 4, 'a script of several lines');
  await page.waitForURL(/script=/);
  await stage.shot(page, '2-written');

  await lines.nth(1).fill('床底用带轮子的扁盒，换季被子推进去就行。');
  await page.keyboard.press('Tab');
  await result.getByText('和原文相同：床底用带轮子的扁盒').waitFor();
  await stage.shot(page, '3-close');
  await result.getByRole('button', { name: '做成视频' }).click();
  const question = page.getByRole('dialog', { name: '和原文太像' });
  await question.getByRole('button', { name: '再改改' }).click();
  await question.waitFor({ state: 'hidden' });

  // A reload finds the lines again.
  await eventually('the line is saved', async () => {
    const { list } = await stage.api<{ list: Script[] }>('owner', 'GET', '/script/data', { page_size: 50 });
    return list.some(({ sentences }) => sentences.some(({ text }) => text.startsWith('床底用带轮子的扁盒')));
  });
  await page.reload();
  await result.getByText('和原文相同：床底用带轮子的扁盒').waitFor();
  const close = result.locator('li[data-close]').first();
  await close.getByRole('button', { name: '换一种说法' }).click();
  await close.getByRole('button', { name: '用这句' }).click();
  await result.getByText('和原文相同：床底用带轮子的扁盒').waitFor({ state: 'detached' });
  await stage.shot(page, '4-reworded');
  await result.getByRole('button', { name: '做成视频' }).click();
  await page.waitForURL(/\/compose\/post\?/);
  await page
    .getByRole('heading', { name: '脚本' })
    .or(page.getByRole('textbox', { name: /第 1 句/ }))
    .first()
    .waitFor();
  await stage.shot(page, '5-composer');
  await goTo(page, '脚本');
  await sentences(page).first().waitFor();
  const texts = await textsOf(sentences(page));
  assert.ok(texts.length >= 4 && !texts.includes('床底用带轮子的扁盒，换季被子推进去就行。'), texts.join('|'));
  await next(page, '分镜');
  assert.equal(await cards(page).count(), texts.length);
});
