import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from '../../fixtures';

const text = `还在用一杯水放十分钟就凉的杯子？
办公室的人都知道，忙起来根本顾不上喝一口热的。
这只保温杯早上倒进去，晚上还烫嘴。
实测六小时后水温还有六十二度。
想要的朋友点下方链接，今天下单送杯刷。`;

/** The breakdown of a pasted text, and the ways on from it. */
test('framework: a pasted text is taken apart, kept in the history, and goes on to content analysis with everything', async ({
  stage,
}) => {
  const page = await stage.open('/creative/tool/framework', { as: 'owner' });
  await page.getByRole('textbox', { name: '要拆解的文案或链接' }).fill(text);
  await page.getByRole('button', { name: '开始拆解' }).click();
  const roles = page.getByRole('list', { name: '每一段的作用' }).getByRole('listitem');
  await roles.first().waitFor();
  assert.ok((await roles.count()) >= 3, 'parts');
  await stage.shot(page, 'tool-framework');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('button', { name: /^下\s*载/ })
      .first()
      .click(),
  ]);
  assert.match(readFileSync(await download.path(), 'utf8'), /还在用一杯水/);
  await page.getByRole('button', { name: '在内容拆解里继续细调' }).click();
  await page.waitForURL(/\/compose\/analyze\?id=/);
  await page.getByText('实测六小时后水温还有六十二度').first().waitFor();
});
