import assert from 'node:assert/strict';
import type { ProjectRecord } from '../../../services/project/schema';
import { test } from '../fixtures';
import { longVideo } from '../material/longVideo';

const HOOK = '很多人不知道这件防晒衣为什么不闷汗。';
const script = Array.from({ length: 9 }, (_, index) =>
  index === 3 ? HOOK : `这里讲的是这件衣服的第${index + 1}个好处。`,
);

test('a pasted script gives the clips of a video their words', async ({ stage }) => {
  const page = await stage.open('/editor/clipper', { as: 'owner' });
  await page.getByRole('button', { name: '选择视频' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('tab', { name: '上传' }).click();
  await dialog
    .locator('input[type="file"]')
    .first()
    .setInputFiles(await longVideo('口播.mp4', 6));
  await dialog.getByRole('button', { name: '使用 1 个' }).click({ timeout: 60_000 });
  await page.getByRole('radio', { name: /^粘贴文稿/ }).check();
  await page.getByRole('textbox', { name: '视频里说的话' }).fill(script.join('\n'));
  await stage.shot(page, '1-script');
  await page.setViewportSize({ width: 390, height: 844 });
  await stage.shot(page, '2-phone');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: '开始分析' }).click();
  const hooked = page.getByRole('group').filter({ hasText: '开头抓人：很多人不知道' });
  await hooked.waitFor({ timeout: 120_000 });
  // Waves instead of words: the comparison finds nothing, and says so.
  await page.getByText('按“粘贴文稿”找出来的').waitFor();
  await page.getByText(/每句的时间是按字数估算的/).waitFor();
  await page.emulateMedia({ colorScheme: 'dark' });
  await stage.shot(page, '3-clips');
  await hooked.getByRole('button', { name: '去时间线编辑' }).click();
  await page.waitForURL(/\/editor\/timeline\?project=/);
  const id = new URL(page.url()).searchParams.get('project') ?? '';
  const made = await stage.api<ProjectRecord>('owner', 'GET', '/project/info', { id });
  assert.ok((made.document?.tracks.overlay[0]?.clips.length ?? 0) >= 3, 'its words are captions');
});
