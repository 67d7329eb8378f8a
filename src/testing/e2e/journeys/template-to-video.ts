import assert from 'node:assert/strict';
import { test } from '../fixtures';
import { eventually, goTo, next, takeScript, voicesReady } from '../flows/compose';
import { canvasGrey, spreadOf, wholeImage } from '../probe/playVideo';

test('templates are seen with own goods, say what is missing, play, and begin a video', async ({ stage }) => {
  const page = await stage.open('/compose/template_to_video', { as: 'owner' });
  const cards = page.getByRole('group');
  await cards.first().getByRole('listitem').first().waitFor();
  assert.equal(await cards.count(), 6);
  await eventually('every poster is drawn', async () => (await cards.locator('img').count()) === 6, 60_000);
  await stage.shot(page, '1-gallery');
  await cards
    .first()
    .getByRole('button', { name: /^播放“/ })
    .click();
  const player = page.getByRole('dialog');
  await player.locator('canvas').waitFor();
  await stage.shot(page, '2-preview');
  await page.keyboard.press('Escape');
  await player.waitFor({ state: 'hidden' });
  await page.getByRole('group', { name: '要点清单' }).getByRole('link').click();
  await page.waitForURL(/\/compose\/post\?.*template=list/);
  await stage.shot(page, '3-composer');
  await goTo(page, '脚本');
  await takeScript(page, '早上装的热水，晚上还烫嘴。');
  await next(page, '分镜');
  await next(page, '成片');
  await voicesReady(page);
  await eventually('its image is shown', async () => spreadOf(await canvasGrey(page, wholeImage)) > 10);
});
