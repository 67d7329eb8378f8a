import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import type { Project } from '../../../engine/project/schema';
import { test } from '../fixtures';
import { eventually } from '../flows/compose';
import { addFiles, goToTime, mediaTile, panel, press } from '../flows/timeline';
import { aImage } from '../material/media';
import { canvasGrey, distance, meanOf, wholeImage } from '../probe/playVideo';

/** The same page as a phone shows it in the dark. */
async function turnToPhone(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
}

/** Begins a template as a built-in one, with its cover painted. */
async function begin(admin: Page) {
  await admin.getByRole('button', { name: '从文件或现成模板新建' }).first().click();
  const drawer = admin.getByRole('dialog', { name: '从文件或现成模板新建' });
  await drawer.getByRole('combobox', { name: '从现成模板开始' }).click();
  await admin.locator('.ant-select-item-option').filter({ hasText: '要点清单' }).click();
  await drawer.getByRole('region', { name: '封面' }).locator('img').waitFor({ timeout: 30_000 });
  return drawer;
}

test('a provider shelves a template, a merchant fills it, and the video opens in the timeline', async ({ stage }) => {
  const admin = await stage.open('/template/list', { as: 'admin' });
  const drawer = await begin(admin);
  await drawer.getByLabel('一句话简介').fill('四条卖点，一条一屏');
  await drawer.getByLabel('价格', { exact: true }).fill('20');
  await drawer.getByLabel('分类', { exact: true }).click();
  await admin.locator('.ant-select-item-option').filter({ hasText: '家居百货' }).click();
  await stage.shot(admin, '1-editor');
  await drawer.getByRole('button', { name: /保\s?存/ }).click();
  const row = admin.getByRole('row').filter({ hasText: '要点清单' });
  await row.getByRole('button', { name: /发\s?布/ }).click();
  await admin
    .getByRole('dialog', { name: '发布“要点清单”？' })
    .getByRole('button', { name: /发\s?布/ })
    .click();
  await row.getByText('已发布').waitFor();
  await stage.shot(admin, '2-list');

  const owner = await stage.open('/compose/template_to_video?tab=shelf', { as: 'owner' });
  const card = owner.getByRole('group', { name: '要点清单' });
  await card.getByText('20 点/次').waitFor();
  await card.getByText(/^家居百货/).waitFor();
  await stage.shot(owner, '3-gallery');
  await card.getByRole('link').click();
  await owner.getByRole('img', { name: '视频预览' }).waitFor();
  const empty = await canvasGrey(owner, wholeImage);
  await owner.locator('#fill-goods').click();
  await owner.locator('.ant-select-item-option').first().click();
  await eventually(
    'the goods fill their texts',
    async () => (await owner.getByRole('textbox', { name: '商品名称' }).inputValue()) !== '',
  );
  await eventually(
    'the preview shows the goods',
    async () => distance(await canvasGrey(owner, wholeImage), empty) > 15,
  );
  await stage.shot(owner, '4-filled');
  await owner.getByRole('button', { name: /（20 点）/ }).click();
  await owner.waitForURL(/\/editor\/timeline\?project=/);
  await owner.locator('canvas').first().waitFor();
  await stage.shot(owner, '5-timeline');

  await row.getByRole('button', { name: /撤\s?下/ }).click();
  await admin
    .getByRole('dialog', { name: '撤下“要点清单”？' })
    .getByRole('button', { name: /撤\s?下/ })
    .click();
  await row.getByText('已撤下').waitFor();
  await owner.goto(new URL('/compose/template_to_video?tab=shelf', owner.url()).href);
  await owner.getByText('还没有平台模板').waitFor();
  const ledger = await stage.open('/merchant/account/counting', { as: 'owner' });
  assert.ok(await ledger.getByText('视频模板：要点清单').first().textContent());
});

test('a provider makes a template of own pictures in the editor, and a merchant fills its places', async ({
  stage,
}) => {
  const admin = await stage.open('/template/list', { as: 'admin' });
  await admin.getByRole('link', { name: '新建模板' }).first().click();
  await admin.getByRole('region', { name: '时间线' }).waitFor();
  assert.equal(await admin.getByRole('button', { name: '导出视频' }).count(), 0, 'nothing to export or publish here');
  await addFiles(admin, [aImage('片头.png'), aImage('演示.png', 720, 1280), aImage('片尾.png', 600, 600)]);
  for (const name of ['片头.png', '演示.png', '片尾.png']) await mediaTile(admin, name).click();
  await press(admin, 'Home');
  await panel(admin, '字幕');
  await admin.getByRole('button', { name: '粘贴文稿' }).click();
  const script = admin.getByRole('dialog');
  await script.getByRole('textbox').fill('早上装的水晚上还是热的。');
  await script.getByRole('button', { name: /^添加 1 条/ }).click();

  // The caption is chosen, then the shot under the playhead: two places that merchants fill.
  const inspector = admin.getByRole('region', { name: '属性' });
  const open = async (name: string) => {
    await inspector.getByRole('switch', { name: '可替换' }).click();
    await inspector.getByRole('textbox', { name: '位置名称' }).fill(name);
  };
  // The list of clips is there for keys and readers alone: nobody points at it.
  const choose = (name: RegExp) => admin.getByRole('treeitem', { name }).first().dispatchEvent('click');
  await choose(/早上装的水/);
  await open('卖点');
  await choose(/演示/);
  await open('演示画面');
  await inspector.getByRole('combobox', { name: '可以放' }).click();
  await admin.locator('.ant-select-item-option').filter({ hasText: '只放图片' }).click();
  await panel(admin, '位置');
  const slots = admin.getByRole('tabpanel', { name: '位置' });
  await slots.getByText('可以上架了').waitFor();
  await goToTime(admin, '00:01:00');
  await slots.getByRole('button', { name: '用当前画面作封面' }).click();
  await slots.getByText('封面取 00:01 的画面').waitFor();
  await slots.getByRole('region', { name: '封面' }).locator('img').waitFor();
  await stage.shot(admin, '1-template-editor');
  await admin.getByRole('textbox', { name: '项目标题' }).fill('晨间三拍');
  await admin.getByRole('button', { name: /完\s?成/ }).click();
  await admin.waitForURL(/\/template\/list/);

  const row = admin.getByRole('row').filter({ hasText: '晨间三拍' });
  await row.locator('img').first().waitFor();
  await row.getByRole('button', { name: '信息与价格' }).click();
  const details = admin.getByRole('dialog', { name: '模板信息与价格' });
  await details.getByLabel('价格', { exact: true }).fill('15');
  await details.getByRole('button', { name: /保\s?存/ }).click();
  await details.waitFor({ state: 'hidden' });
  await stage.shot(admin, '2-template-list');
  await row.getByRole('button', { name: /发\s?布/ }).click();
  await admin
    .getByRole('dialog', { name: '发布“晨间三拍”？' })
    .getByRole('button', { name: /发\s?布/ })
    .click();
  await row.getByText('已发布').waitFor();

  const owner = await stage.open('/compose/template_to_video?tab=shelf', { as: 'owner' });
  const card = owner.getByRole('group', { name: '晨间三拍' });
  await card.getByText('15 点/次').waitFor();
  await stage.shot(owner, '3-template-gallery');
  await card.getByRole('link').click();
  await owner.getByRole('img', { name: '视频预览' }).waitFor();
  await owner.getByRole('textbox', { name: '卖点' }).fill('冰的也能留一天');
  await owner.getByRole('group', { name: '演示画面' }).getByRole('button', { name: '从素材库选' }).click();
  const picker = owner.getByRole('dialog', { name: '选择一个素材' });
  await picker.locator('button[aria-pressed]').first().click();
  await picker.getByRole('button', { name: '使用 1 个' }).click();
  await stage.shot(owner, '5-template-filled');
  await owner.getByRole('button', { name: /（15 点）/ }).click();
  await owner.waitForURL(/\/editor\/timeline\?project=/);
  await owner.locator('canvas').first().waitFor();
  const id = new URL(owner.url()).searchParams.get('project') ?? '';
  const { document } = await stage.api<{ document: Project }>('owner', 'GET', '/project/info', { id });
  const [first, second, third] = document.tracks.main.clips;
  assert.deepEqual([first?.type, second?.type, third?.type], ['image', 'image', 'image']);
  // What was not left open is the provider's, and the merchant's browser can load it.
  const opening = first && 'mediaId' in first ? document.media[first.mediaId ?? ''] : undefined;
  assert.equal((await owner.request.get(new URL(opening?.url ?? '', owner.url()).href)).status(), 200);
  assert.ok(JSON.stringify(document).includes('冰的也能留一天'));
  const preview = owner.getByRole('region', { name: '预览' }).locator('canvas').first();
  await eventually('the film is shown', async () => meanOf(await canvasGrey(owner, wholeImage, preview)) > 20);
  await stage.shot(owner, '6-template-film');
});

test('a shop’s own template travels to the provider as a file', async ({ stage }) => {
  const admin = await stage.open('/template/list', { as: 'admin' });
  const drawer = await begin(admin);
  await drawer.getByRole('button', { name: /保\s?存/ }).click();
  await admin
    .getByRole('row')
    .filter({ hasText: '要点清单' })
    .getByRole('button', { name: /发\s?布/ })
    .click();
  await admin
    .getByRole('dialog')
    .getByRole('button', { name: /发\s?布/ })
    .click();

  const owner = await stage.open('/compose/template_to_video?tab=shelf', { as: 'owner' });
  await owner.getByRole('group', { name: '要点清单' }).getByRole('link').click();
  await owner.getByRole('button', { name: /先生成/ }).click();
  await owner.waitForURL(/\/editor\/timeline\?project=/);
  const own = await stage.open('/compose/template_to_video?tab=own', { as: 'owner' });
  await own.getByRole('button', { name: '把项目存为模板' }).click();
  const dialog = own.getByRole('dialog', { name: '把项目存为模板' });
  await dialog.getByRole('combobox', { name: '选择一个时间线项目' }).click();
  await own.locator('.ant-select-item-option').filter({ hasText: '要点清单' }).first().click();
  await dialog.getByLabel('模板名称').fill('店里的清单');
  await stage.shot(own, '1-own');
  await dialog.getByRole('button', { name: '保存模板' }).click();
  const mine = own.getByRole('group', { name: '店里的清单' });
  const coming = own.waitForEvent('download');
  await mine.getByRole('button', { name: '下载模板文件' }).click();
  const file = await (await coming).path();

  await admin.getByRole('button', { name: '从文件或现成模板新建' }).first().click();
  const next = admin.getByRole('dialog', { name: '从文件或现成模板新建' });
  await next.locator('input[type="file"]').first().setInputFiles(file);
  await next.getByLabel('模板名称').waitFor();
  await eventually(
    'the name comes with the file',
    async () => (await next.getByLabel('模板名称').inputValue()) === '店里的清单',
  );
  await next.getByRole('button', { name: /保\s?存/ }).click();
  await admin.getByRole('row').filter({ hasText: '店里的清单' }).waitFor();
});

test('a category in use is merged into another, and its template follows', async ({ stage }) => {
  const admin = await stage.open('/template/list', { as: 'admin' });
  const drawer = await begin(admin);
  await drawer.getByLabel('分类', { exact: true }).click();
  await admin.locator('.ant-select-item-option').filter({ hasText: '家居百货' }).click();
  await drawer.getByRole('button', { name: /保\s?存/ }).click();
  await admin.getByRole('row').filter({ hasText: '要点清单' }).waitFor();

  await admin.goto(new URL('/platform/category', admin.url()).href);
  const row = admin.getByRole('row').filter({ hasText: '家居百货' });
  await row.waitFor();
  await stage.shot(admin, '1-categories');
  await row.getByRole('button', { name: '“家居百货”的更多操作' }).click();
  await admin.getByRole('menuitem', { name: '合并到…' }).click();
  const dialog = admin.getByRole('dialog', { name: '合并“家居百货”' });
  await dialog.getByRole('combobox', { name: '合并到哪个分类' }).click();
  await admin.locator('.ant-select-item-option').filter({ hasText: '数码家电' }).click();
  await stage.shot(admin, '2-merge');
  await dialog.getByRole('button', { name: '合并到…' }).click();
  await admin.getByText('已合并，移动了 1 个模板').waitFor();
  await admin.goto(new URL('/template/list', admin.url()).href);
  await admin.getByRole('row').filter({ hasText: '数码家电' }).waitFor();
});

test('a goods form is published for a category, and goods of it are asked for its properties', async ({ stage }) => {
  const admin = await stage.open('/template/product', { as: 'admin' });
  const row = admin.getByRole('row').filter({ hasText: '数码家电 · 参数表' });
  await row.getByRole('button', { name: '数码家电 · 参数表', exact: true }).click();
  const drawer = admin.getByRole('dialog', { name: '编辑商品模板' });
  const preview = drawer.getByRole('region', { name: '商家看到的样子' });
  await preview.getByText('还差：额定功率、尺寸').waitFor();
  await drawer.getByRole('button', { name: '添加参数' }).click();
  await drawer.getByRole('group', { name: '第 4 个参数' }).getByLabel('参数名称').fill('噪音');
  await preview.getByRole('textbox', { name: '噪音' }).waitFor();
  await stage.shot(admin, '6-goods-form');
  await drawer.getByRole('button', { name: /保\s?存/ }).click();
  await drawer.waitFor({ state: 'hidden' });
  await row.getByRole('button', { name: /发\s?布/ }).click();
  await admin
    .getByRole('dialog', { name: '发布“数码家电 · 参数表”？' })
    .getByRole('button', { name: /发\s?布/ })
    .click();
  await row.getByText('已发布').waitFor();
  await stage.shot(admin, '7-goods-forms');

  const owner = await stage.open('/creative/goods?open=new', { as: 'owner' });
  const goods = owner.getByRole('dialog', { name: '新建商品' });
  await goods.getByLabel('分类').fill('数码家电');
  const form = goods.getByRole('region', { name: '数码家电 · 参数表' });
  await form.getByRole('textbox', { name: '额定功率' }).fill('1200');
  await form.getByText('还差：尺寸').waitFor();
  await form.scrollIntoViewIfNeeded();
  await stage.shot(owner, '8-goods');
  await turnToPhone(owner);
  await form.scrollIntoViewIfNeeded();
  await stage.shot(owner, '9-goods-phone');
  await turnToPhone(admin);
  await admin.goto(new URL('/template/product?open=goods_template_digital', admin.url()).href);
  await drawer.getByLabel('模板名称').waitFor();
  await stage.shot(admin, '11-goods-form-phone');
});

test('a creative template is published, and a merchant takes it into his own frameworks', async ({ stage }) => {
  const admin = await stage.open('/template/creative', { as: 'admin' });
  const row = admin.getByRole('row').filter({ hasText: '从地里到手里' });
  await row.getByRole('button', { name: '从地里到手里', exact: true }).click();
  const drawer = admin.getByRole('dialog', { name: '编辑创意模板' });
  await drawer.getByRole('textbox', { name: '第 4 段的作用' }).fill('让产地的人自己请人来买');
  await stage.shot(admin, '12-creative-editor');
  await drawer.getByRole('button', { name: /保\s?存/ }).click();
  await drawer.waitFor({ state: 'hidden' });
  await row.getByRole('button', { name: /发\s?布/ }).click();
  await admin
    .getByRole('dialog', { name: '发布“从地里到手里”？' })
    .getByRole('button', { name: /发\s?布/ })
    .click();
  await row.getByText('已发布').waitFor();
  await stage.shot(admin, '13-creative-list');

  const owner = await stage.open('/compose/frame?tab=platform', { as: 'owner' });
  await owner.getByRole('group', { name: '从地里到手里' }).waitFor();
  await stage.shot(owner, '14-creative-shelf');
  await owner.getByRole('button', { name: '查看框架 从地里到手里' }).click();
  const look = owner.getByRole('dialog', { name: '从地里到手里' });
  await look.getByText('让产地的人自己请人来买').waitFor();
  await look.getByRole('button', { name: '放进我的框架：从地里到手里' }).click();
  await look.getByRole('button', { name: '打开我的框架：从地里到手里' }).click();
  await owner.getByRole('dialog').getByRole('tab', { name: '版本' }).waitFor();
  await stage.shot(owner, '15-creative-taken');
  await turnToPhone(owner);
  await stage.shot(owner, '16-creative-phone');
});

test('a caption style is published, and a merchant takes it into a video, the priced one after a question', async ({
  stage,
}) => {
  const admin = await stage.open('/template/caption', { as: 'admin' });
  const row = admin.getByRole('row').filter({ hasText: '慢谈宋体' });
  await row.getByRole('button', { name: '慢谈宋体', exact: true }).click();
  const drawer = admin.getByRole('dialog', { name: '编辑字幕模板' });
  const preview = drawer.getByRole('region', { name: '样式预览' });
  await preview.getByRole('img', { name: '视频预览' }).waitFor();
  const before = await canvasGrey(admin, wholeImage);
  await drawer.getByRole('spinbutton', { name: '字号' }).first().fill('140');
  await eventually(
    'the preview shows the size',
    async () => distance(await canvasGrey(admin, wholeImage), before) > 0.5,
  );
  await drawer.getByLabel('谁可以用').click();
  await stage.shot(admin, '20-caption-editor');
  await admin.keyboard.press('Escape');
  await drawer.getByRole('button', { name: /保\s?存/ }).click();
  await drawer.waitFor({ state: 'hidden' });
  await row.getByRole('button', { name: /发\s?布/ }).click();
  await admin
    .getByRole('dialog', { name: '发布“慢谈宋体”？' })
    .getByRole('button', { name: /发\s?布/ })
    .click();
  await row.getByText('已发布').waitFor();
  await stage.shot(admin, '21-captions');

  const owner = await stage.open('/editor/timeline', { as: 'owner' });
  await owner.getByRole('tab', { name: '模板', exact: true }).click();
  const panel = owner.getByRole('tabpanel', { name: '模板' });
  await panel.getByRole('button', { name: /慢谈宋体/ }).waitFor();
  assert.ok(await panel.getByRole('button', { name: /慢谈宋体/ }).isDisabled(), 'it is for another version');
  await panel.getByRole('button', { name: /国风金榜/ }).scrollIntoViewIfNeeded();
  await stage.shot(owner, '22-caption-shelf');
  await panel.getByRole('button', { name: /国风金榜/ }).click();
  await panel.getByRole('button', { name: '修改样式“国风金榜”' }).waitFor();
  await panel.getByRole('button', { name: /直播喊价/ }).click();
  const question = owner.getByRole('dialog', { name: '使用“直播喊价”？' });
  await stage.shot(owner, '23-caption-price');
  await question.getByRole('button', { name: '使用（15 点）' }).click();
  await panel.getByRole('button', { name: '修改样式“直播喊价”' }).click();
  await owner.getByRole('dialog', { name: '修改样式“直播喊价”' }).getByRole('region', { name: '样式预览' }).waitFor();
  await stage.shot(owner, '24-caption-own');

  await turnToPhone(admin);
  await stage.shot(admin, '25-captions-phone');
});

test('an application that the provider renames and closes to a plan is so in the merchant’s app center', async ({
  stage,
}) => {
  const admin = await stage.open('/template/app', { as: 'admin' });
  await admin.getByRole('button', { name: '语音识别', exact: true }).click();
  const drawer = admin.getByRole('dialog', { name: '设置应用' });
  await drawer.getByLabel('显示名称').fill('字幕助手');
  await drawer.getByRole('button', { name: /保\s?存/ }).click();
  await drawer.waitFor({ state: 'hidden' });
  await admin.getByRole('button', { name: '视频裁剪', exact: true }).click();
  await drawer.getByRole('switch', { name: '对商家开放' }).click();
  await stage.shot(admin, '17-app-settings');
  await drawer.getByRole('button', { name: /保\s?存/ }).click();
  await admin.getByRole('row').filter({ hasText: '视频裁剪' }).getByText('已关闭').waitFor();
  await stage.shot(admin, '18-apps');

  const owner = await stage.open('/merchant/account', { as: 'owner' });
  await owner.getByRole('listitem', { name: '字幕助手' }).waitFor();
  assert.equal(await owner.getByRole('listitem', { name: '视频裁剪' }).count(), 0);
  await stage.shot(owner, '19-app-center');
  // Wherever the application is named, it has that name.
  await owner.goto(`${stage.originOf()}/creative/tool/asr`);
  await owner.getByRole('heading', { level: 1, name: '字幕助手' }).waitFor();
  await owner.getByRole('menuitem', { name: '字幕助手' }).waitFor();
  assert.match(await owner.title(), /^字幕助手 - /);
  await owner.keyboard.press('ControlOrMeta+k');
  await owner.getByRole('dialog').getByRole('combobox').fill('字幕助手');
  await owner
    .getByRole('option', { name: /字幕助手/ })
    .first()
    .waitFor();
  await stage.shot(owner, '20-app-palette');
});
