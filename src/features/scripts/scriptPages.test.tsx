import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { appStage } from '@/testing/app/appStage';

const app = appStage();
const lines = ['早上八点装的热水，晚上下班打开还烫嘴。', '这是全网最好的杯子。', '想要的朋友点下方链接。'];

async function aScript(): Promise<string> {
  const { id } = await app.api<{ id: string }>('owner', 'POST', '/script/save', {
    title: '通勤篇',
    framework_id: 'pas',
    sentences: lines.map((text, index) => ({ id: `s${index + 1}`, text, role: '问题' })),
    source: [],
  });
  return id;
}
const fields = () => screen.queryAllByRole<HTMLTextAreaElement>('textbox', { name: /^第 \d+ 句台词$/ });
const texts = () => fields().map(({ value }) => value);
const at = (n: number): HTMLTextAreaElement => {
  const field = fields()[n - 1];
  if (!field) throw new Error(`no sentence ${n}`);
  return field;
};

async function openEditor() {
  const id = await aScript();
  const user = await app.open(`/editor/script?id=${id}`, { as: 'owner' });
  await waitFor(() => expect(texts()).toEqual(lines));
  return { id, user };
}

test('Enter splits, Backspace joins, undo and redo know each step, and the server has it', async () => {
  const { id, user } = await openEditor();
  at(1).focus();
  at(1).setSelectionRange(9, 9);
  fireEvent.keyDown(at(1), { key: 'Enter' });
  expect(texts().slice(0, 2)).toEqual(['早上八点装的热水，', '晚上下班打开还烫嘴。']);
  at(2).setSelectionRange(0, 0);
  fireEvent.keyDown(at(2), { key: 'Backspace' });
  expect(texts()).toEqual(lines);
  await user.click(screen.getByRole('button', { name: '撤销' }));
  expect(texts()).toHaveLength(4);
  await user.click(screen.getByRole('button', { name: '重做' }));
  expect(texts()).toEqual(lines);
  fireEvent.keyDown(at(3), { key: 'ArrowUp', altKey: true });
  expect(texts()).toEqual([lines[0], lines[2], lines[1]]);
  await screen.findByText('已保存');
  const saved = await app.api<{ sentences: { text: string }[] }>('owner', 'GET', '/script/info', { id });
  expect(saved.sentences.map(({ text }) => text)).toEqual([lines[0], lines[2], lines[1]]);
});

test('several lines pasted into a sentence become sentences; the title is marked like them', async () => {
  await openEditor();
  const title = screen.getByRole('textbox', { name: '脚本标题' });
  fireEvent.change(title, { target: { value: '全网最好的杯子' } });
  await waitFor(() => expect(title.closest('div')?.querySelector('mark')).toHaveTextContent('最好'));
  at(2).setSelectionRange(0, at(2).value.length);
  fireEvent.paste(at(2), { clipboardData: { getData: () => '1. 甲句。\n2. 乙句。' } });
  expect(texts()).toEqual([lines[0], '甲句。', '乙句。', lines[2]]);
  // What is on its way when a test ends would meet the next one's server.
  await screen.findByText('已保存');
});

test('an older version is shown against the present one and brought back', async () => {
  const { id, user } = await openEditor();
  await app.api('writer', 'POST', '/script/save', {
    id,
    title: '通勤篇',
    sentences: [{ id: 's1', text: '改坏了的一句。', role: '' }],
    source: [],
  });
  await user.click(screen.getByRole('button', { name: '历史版本' }));
  const list = await screen.findByRole('list', { name: '历史版本' });
  await waitFor(() => expect(within(list).getAllByRole('button')).toHaveLength(2));
});

test('a colleague’s comment on a sentence is counted at its row', async () => {
  const { user } = await openEditor();
  await user.click(screen.getByRole('button', { name: '评论第 2 句' }));
  await user.type(await screen.findByRole('textbox', { name: '写评论' }), '太长了');
  await user.click(screen.getByRole('button', { name: /^发\s*送$/ }));
  await screen.findByText('太长了');
  expect(await screen.findByRole('tab', { name: '评论 1' })).toBeInTheDocument();
});

test('the shot list names a shot, words and seconds for each sentence', async () => {
  const { user } = await openEditor();
  await user.click(screen.getByText('分镜表'));
  const table = await screen.findByRole('table');
  expect(within(table).getAllByRole('row')).toHaveLength(lines.length + 1);
  expect(within(table).getByText(/早上八点/)).toBeInTheDocument();
});

test('a topic brings its goods, its framework and its idea to the page that writes', async () => {
  const goods = await app.api<{ id: string; title: string }>('owner', 'POST', '/goods/save', {
    title: '折叠水壶',
    price: '59.00',
  });
  const { id } = await app.api<{ id: string }>('owner', 'POST', '/topic/save', {
    title: '出差三天只带一只壶',
    angle: '从行李说起',
    goods_id: goods.id,
    framework_id: 'pas',
  });
  const brief = async () => within(await screen.findByRole('region', { name: '写作要求' }));
  await app.open(`/creation/script?topic=${id}`, { as: 'owner' });
  const idea = await (await brief()).findByRole('textbox', { name: '选题或想法' });
  await waitFor(() => expect(idea).toHaveValue('出差三天只带一只壶\n从行李说起'));
  expect(await (await brief()).findByText('折叠水壶')).toBeInTheDocument();
  expect(await (await brief()).findByText(/^PAS/)).toBeInTheDocument();
});

test('a pasted script opens in the editor', async () => {
  const user = await app.open('/creation/script', { as: 'owner' });
  await user.click(await screen.findByRole('button', { name: '写 3 版脚本' }));
  expect(screen.getByRole('alert')).toHaveTextContent('请先选择一个思维框架');
  expect(screen.getByRole('combobox', { name: '思维框架' })).toHaveFocus();
  const box = await screen.findByRole('textbox', { name: '粘贴脚本文字' });
  fireEvent.change(box, { target: { value: '【钩子】一只杯子。\n【行动】点链接。' } });
  await user.click(screen.getByRole('button', { name: '到编辑器里打开' }));
  await waitFor(() => expect(texts()).toEqual(['一只杯子。', '点链接。']));
  expect(app.address()).toMatch(/^\/editor\/script\?id=/);
});

test('the library lists, and a script in it opens', async () => {
  await app.open('/creative/script', { as: 'owner' });
  const link = await screen.findByRole('link', { name: /保温杯 · 痛点版/ });
  expect(link).toHaveAttribute('href', '/editor/script?id=scr_seed_thermos');
});

test('scripts that are ready lead to the storyboard with their sentences', async () => {
  const id = await aScript();
  await app.api('owner', 'POST', '/script/state', { ids: [id], state: 'ready' });
  await app.open('/compose/script', { as: 'owner' });
  expect(await screen.findByRole('link', { name: '成片' })).toHaveAttribute('href', `/compose/post?script=${id}`);
});

test('the teleprompter takes any text without an account, and a script only with one', async () => {
  const user = await app.open('/daping');
  fireEvent.change(await screen.findByRole('textbox', { name: '要念的文字' }), { target: { value: '第一句\n第二句' } });
  await user.click(screen.getByRole('button', { name: '开始提词' }));
  await screen.findByText('第二句');
  fireEvent.keyDown(document.body, { key: 'm' });
  expect(screen.getByRole('main')).toHaveStyle({ transform: 'scaleX(-1)' });
});
