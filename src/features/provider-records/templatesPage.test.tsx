import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { videoTemplates } from '@/domain/templates/builtIn.data';
import { builtInDocument } from '@/domain/templates/builtInDocument';
import { formatTemplateFile } from '@/domain/templates/templateFile';
import type { ShelfTemplate } from '@/services/platform_template/schema';
import { appStage } from '@/testing/app/appStage';
import { fill } from '@/testing/app/fill';
import { findDialog } from '@/testing/app/findDialog';

const app = appStage();
beforeEach(() => {
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});

const [builtIn] = videoTemplates;
const content =
  builtIn &&
  builtInDocument(builtIn, {
    ...{ name: '商品名称', brand: '品牌', offer: '优惠', badge: '角标', price: '价格', offerTag: '优惠' },
    point: (number) => `卖点${number}`,
    shot: (number) => `画面${number}`,
    caption: (number) => `字幕${number}`,
  });
const cover = '/api/demo/brand/shanye.svg';
const shelved = async (change: object = {}) => {
  const body = { title: '好物开箱', cover, price: 30, ...content, ...change };
  const { id } = await app.api<ShelfTemplate>('admin', 'POST', '/platform_template/save', body);
  await app.api('admin', 'POST', '/platform_template/publish', { id });
  return id;
};
const rowOf = async (text: string): Promise<HTMLElement> =>
  (await screen.findByText(text, { selector: 'td *' })).closest('tr') as HTMLElement;
const stored = async () => (await app.api<{ list: ShelfTemplate[] }>('admin', 'GET', '/platform_template/data')).list;

test('a template begins as a built-in one, its parts are renamed, and what it lacks is said before publishing', async () => {
  const user = await app.open('/template/list?open=new', { as: 'admin' });
  const drawer = within(await findDialog('从文件或现成模板新建'));
  fireEvent.mouseDown(await drawer.findByRole('combobox', { name: '从现成模板开始' }));
  await user.click(await screen.findByText('要点清单', { selector: '.ant-select-item-option-content' }));
  expect(await drawer.findByDisplayValue('要点清单')).toBeInTheDocument();
  const badge = within(drawer.getByRole('group', { name: /文字“这里写商品的卖点1”/ }));
  await fill(user, badge.getByPlaceholderText('名称'), '主打卖点');
  await user.click(drawer.getByRole('button', { name: /保\s?存/ }));
  await user.click(await within(await rowOf('要点清单')).findByRole('button', { name: /发\s?布/ }));
  const dialog = within(await findDialog('发布“要点清单”？'));
  expect(await dialog.findByText('还没有封面')).toBeInTheDocument();
  expect(dialog.getByRole('button', { name: /发\s?布/ })).toBeDisabled();
  expect((await stored())[0]).toMatchObject({ title: '要点清单', state: 'draft', problems: [{ code: 'noCover' }] });
});

test('a shop’s file becomes a template; a file that is none is refused by name', async () => {
  const user = await app.open('/template/list?open=new', { as: 'admin' });
  const drawer = within(await findDialog('从文件或现成模板新建'));
  const choose = async (file: File) => {
    const button = await drawer.findByRole('button', { name: '选择模板文件' });
    await user.upload(button.parentElement?.querySelector('input') as HTMLInputElement, file);
  };
  await choose(new File(['{"a":1}'], 'a.json', { type: 'application/json' }));
  expect(await drawer.findByText(/文件里没有模板/)).toBeInTheDocument();
  if (!content) throw new Error('no content');
  const text = formatTemplateFile({ title: '茶席开箱', ...content });
  await choose(new File([text], 'b.json', { type: 'application/json' }));
  expect(await drawer.findByDisplayValue('茶席开箱')).toBeInTheDocument();
  expect(drawer.queryByText(/文件里没有模板/)).not.toBeInTheDocument();
  await user.click(drawer.getByRole('button', { name: /保\s?存/ }));
  await waitFor(async () => expect((await stored())[0]?.facts.media).toBeGreaterThan(2));
});

test('a merchant finds it with its price, makes a video, and the timeline opens', async () => {
  await shelved();
  const user = await app.open('/compose/template_to_video?tab=shelf', { as: 'owner' });
  const card = within(await screen.findByRole('group', { name: '好物开箱' }));
  expect(card.getByText('30 点/次')).toBeInTheDocument();
  await user.click(card.getByRole('link'));
  await user.click(await screen.findByRole('button', { name: /先生成.*（30 点）/ }));
  await waitFor(() => expect(app.address()).toMatch(/^\/editor\/timeline\?project=/));
});

test('too few credits and a version that is not enough are said before anything is filled in', async () => {
  const id = await shelved({ title: '旗舰专用', plans: ['旗舰版'] });
  await app.open(`/compose/template_to_video?shelf=${id}`, { as: 'owner' });
  expect(await screen.findByText('这个模板对旗舰版开放')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /先生成/ })).toBeDisabled();
});

test('it was withdrawn meanwhile: the press says so and nothing is made', async () => {
  const id = await shelved();
  const user = await app.open(`/compose/template_to_video?shelf=${id}`, { as: 'owner' });
  const make = await screen.findByRole('button', { name: /先生成/ });
  await waitFor(() => expect(make).toBeEnabled());
  await app.api('admin', 'POST', '/platform_template/withdraw', { id });
  await user.click(make);
  expect((await screen.findAllByText('这个模板已下架，换一个试试')).length).toBeGreaterThan(0);
  expect(app.address()).toContain('/compose/template_to_video');
});

test('edited on the shelf it says so, and merchants see it once it is published again', async () => {
  const id = await shelved();
  const change = { id, title: '好物开箱二', cover, save_id: 'one', ...content };
  await app.api('admin', 'POST', '/platform_template/document', change);
  const user = await app.open('/template/list', { as: 'admin' });
  const row = within(await rowOf('好物开箱二'));
  expect(row.getByText('有未上架的修改')).toBeInTheDocument();
  expect(row.getByRole('link', { name: /编\s?辑/ })).toHaveAttribute('href', `/template/editor?id=${id}`);
  const offered = async () =>
    (await app.api<{ list: { title: string }[] }>('owner', 'GET', '/video_template/data')).list.map(
      ({ title }) => title,
    );
  expect(await offered()).toEqual(['好物开箱']);
  await user.click(row.getByRole('button', { name: /更\s?新/ }));
  const dialog = within(await findDialog('发布“好物开箱二”？'));
  await user.click(dialog.getByRole('button', { name: /发\s?布/ }));
  await waitFor(() => expect(screen.queryByText('有未上架的修改')).not.toBeInTheDocument());
  expect(await offered()).toEqual(['好物开箱二']);
});
