import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { test } from '../fixtures';
import { aImage } from '../material/media';
import type { Stage } from '../stage';

interface Figure {
  readonly name: string;
  readonly presenter: string;
  readonly status: number;
  readonly consent?: { readonly person: string };
}
const figures = async (stage: Stage): Promise<readonly Figure[]> =>
  (await stage.api<{ list: Figure[] }>('owner', 'GET', '/figure/data', { page: 1 })).list;

async function openForm(stage: Stage): Promise<Page> {
  const page = await stage.open('/creative/figure?open=new', { as: 'owner' });
  await page.getByRole('radio', { name: /小禾/ }).waitFor();
  return page;
}
const save = (page: Page) => page.getByRole('button', { name: /^保\s*存$/ }).click();

test('a figure is made of a presenter and a voice, speaks, and stands on a card', async ({ stage }) => {
  const page = await openForm(stage);
  await page.getByRole('textbox', { name: '名称' }).fill('早安主播');
  await page.getByRole('radio', { name: /林然/ }).click();
  await page.getByRole('button', { name: '让它说' }).click();
  await page.getByRole('button', { name: '停止', exact: true }).waitFor({ timeout: 20_000 });
  await save(page);
  await page.getByRole('article', { name: '早安主播' }).waitFor();
  const made = (await figures(stage)).find(({ name }) => name === '早安主播');
  assert.equal(made?.presenter, 'office');
  await stage.shot(page, 'figures');
});

test('a portrait is kept only with consent', async ({ stage }) => {
  const page = await openForm(stage);
  await page.getByRole('textbox', { name: '名称' }).fill('店主本人');
  await page.getByText('真人肖像', { exact: true }).last().click();
  await page
    .locator('.ant-drawer input[type=file]')
    .first()
    .setInputFiles(aImage('me.png', 300, 400));
  await page.getByRole('button', { name: '嘴的位置' }).waitFor({ timeout: 20_000 });
  await save(page);
  await page.getByText(/没有授权不能保存/).waitFor();
  assert.ok(!(await figures(stage)).some(({ name }) => name === '店主本人'));
  await page.getByRole('textbox', { name: '授权人姓名' }).fill('陈小满');
  await page.getByRole('textbox', { name: '授权日期' }).fill('2026-01-05');
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: '用途' }).fill('本店短视频口播');
  await page.getByText('本人已同意把这张肖像用于上述用途').click();
  await stage.shot(page, 'portrait');
  await save(page);
  await page.getByRole('article', { name: '店主本人' }).waitFor();
  assert.equal((await figures(stage)).find(({ name }) => name === '店主本人')?.consent?.person, '陈小满');
});

test('an own recording is measured and becomes a voice; what the microphone hears without a voice is refused with a reason', {
  tag: '@whole',
}, async ({ stage }) => {
  const { url } = await stage.api<{ url: string }>('owner', 'POST', '/speech/synthesize', {
    text: '大家好，我是这家小店的店主。东西都是我自己用过，觉得好，才放到货架上的。',
    voice: 'cmn-haoran',
  });
  const buffer = Buffer.from(await (await fetch(`${stage.originOf()}${url}`)).arrayBuffer());
  const page = await stage.open('/creative/figure?tab=samples&open=new', { as: 'owner' });
  await page.context().grantPermissions(['microphone']);
  await page.getByRole('button', { name: '开始录音' }).click();
  await page.getByRole('timer').getByText('00:02').waitFor({ timeout: 15_000 });
  await page.getByRole('button', { name: '读完了，停止' }).click();
  // the browser's own microphone only beeps
  await page.getByText(/没有听到人声|人声不足|声音太小/).waitFor({ timeout: 15_000 });
  await page
    .locator('.ant-drawer input[type=file]')
    .first()
    .setInputFiles({ name: '店主.wav', mimeType: 'audio/wav', buffer });
  await page
    .getByText(/^\d+ Hz$/)
    .first()
    .waitFor({ timeout: 20_000 });
  await page.getByRole('textbox', { name: '名称' }).fill('店主的声音');
  await page.getByRole('textbox', { name: '授权人姓名' }).fill('陈小满');
  await page.getByRole('textbox', { name: '授权日期' }).fill('2026-01-05');
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: '用途' }).fill('本店短视频配音');
  await page.getByText('本人已同意把这段声音用于上述用途').click();
  await save(page);
  await page.getByRole('article', { name: '店主的声音' }).waitFor();
  const { list } = await stage.api<{ list: { name: string }[] }>('owner', 'GET', '/speech/voices');
  assert.ok(list.some(({ name }) => name === '店主的声音'));
  await stage.shot(page, 'sample');
});
