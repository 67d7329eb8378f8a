import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { draftContentSchema, draftMetaSchema, draftTextContent } from '../../engine/draftSchema';
import { test } from '../fixtures';
import { addFiles, flashFile, goToTime, mediaTile, openEditor, panel, press, toneFile } from '../flows/timeline';
import { aImage } from '../material/media';
import { probeBytes } from '../probe/probeVideo';

/** A cut that dissolves, an image, a voice and two captions. */
async function smallCut(page: Page): Promise<void> {
  await addFiles(page, [flashFile(), aImage('封面.png'), toneFile()]);
  await mediaTile(page, '闪光.mp4').click();
  await goToTime(page, '00:02:00');
  await press(page, 's');
  await panel(page, '转场');
  await page.getByRole('tabpanel', { name: '转场' }).getByRole('button', { name: '叠化', exact: true }).click();
  await panel(page, '素材');
  await press(page, 'End');
  await mediaTile(page, '封面.png').click();
  await goToTime(page, '00:01:00');
  await mediaTile(page, '口播.wav').click();
  await press(page, 'Home');
  await panel(page, '字幕');
  await page.getByRole('button', { name: '粘贴文稿' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('杯子倒着放也不漏水。喜欢的朋友看看颜色吧。');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^添加 2 条/ })
    .click();
}

test('a project goes to 剪映 as a draft with its media; what will differ is told before', async ({ stage }) => {
  const page = await openEditor(stage);
  await smallCut(page);
  await page.getByRole('button', { name: '导出视频' }).first().click();
  await page.getByRole('tab', { name: '工程文件' }).click();
  await page.getByRole('button', { name: '下载剪映草稿' }).scrollIntoViewIfNeeded();
  await stage.shot(page, 'files');
  await page.getByRole('button', { name: '下载剪映草稿' }).click();
  const losses = page.getByRole('dialog', { name: '剪映里会有这些不同' });
  await losses.getByText(/文字用剪映的默认字体/).waitFor();
  await losses.getByText(/字幕模板的底图/).waitFor();
  await stage.shot(page, 'losses');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await stage.shot(page, 'losses-phone-dark');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    losses.getByRole('button', { name: '知道了，下载' }).click(),
  ]);
  await page.getByText(/剪映草稿已生成/).waitFor();
  assert.match(download.suggestedFilename(), /剪映草稿\.zip$/);

  const files = unzipSync(new Uint8Array(readFileSync(await download.path())));
  const names = Object.keys(files);
  const folder = names[0]?.split('/')[0] ?? '';
  const json = (name: string): unknown => JSON.parse(new TextDecoder().decode(files[`${folder}/${name}`]));
  draftMetaSchema.parse(json('draft_meta_info.json'));
  const draft = draftContentSchema.parse(json('draft_content.json'));
  assert.deepEqual(json('draft_info.json'), json('draft_content.json'));
  const [main] = draft.tracks;
  assert.equal(main?.segments.length, 3);
  main?.segments.forEach(({ target_timerange: { start } }, index) => {
    const before = main.segments[index - 1]?.target_timerange;
    assert.equal(start, before ? before.start + before.duration : 0, 'segments meet');
  });
  assert.equal(draft.materials.transitions[0]?.name, '叠化');
  assert.deepEqual(
    draft.materials.texts.map(({ content }) => draftTextContent.parse(JSON.parse(content)).text.replaceAll('\n', ''))
      .length,
    2,
  );
  for (const { path } of [...draft.materials.videos, ...draft.materials.audios])
    assert.ok(names.includes(`${folder}/${path.split('##/')[1]}`), `${path} lies in the folder`);
  const video = names.find((name) => name.endsWith('闪光.mp4'));
  const facts = await probeBytes(Buffer.from(files[video ?? ''] ?? []), 'draft medium');
  assert.ok(facts.video && facts.duration > 3, 'the medium is a whole video');
});
