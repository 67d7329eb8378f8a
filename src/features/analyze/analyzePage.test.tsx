import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { hookTypesOf } from '@/domain/breakdown/hookModel';
import { hookTypes } from '@/domain/frameworks';
import type { BreakdownRecord, BreakdownSummary } from '@/services/breakdown/schema';
import type { FrameworkRecord } from '@/services/framework/schema';
import { appStage } from '@/testing/app/appStage';
import { fill } from '@/testing/app/fill';
import { findDialog } from '@/testing/app/findDialog';

const app = appStage();

const text = `租房党看过来！5个收纳技巧，10平米也能住得宽敞
搬了6次家，整理了这些真正好用的方法，分享给你们。
1. 衣柜里挂衣区下面别空着，放两层抽屉盒。
2. 床底用带轮子的扁盒，换季被子推进去就行。
总之就一句话：每样东西都有自己的家。
先收藏起来，搬家的时候照着做。`;

const source = () => screen.findByRole('region', { name: '原文' });
const cards = () => screen.getByRole('region', { name: '分段拆解' });
const roles = () =>
  within(cards())
    .getAllByRole('button', { name: /^第 \d+ 段/ })
    .map((button) => button.getAttribute('aria-label')?.replace(/^第 \d+ 段 /, ''));

/** What is still to be saved when a test ends would be asked of the next one's server. */
const saved = () => screen.findByText('已保存', {}, { timeout: 8000 });

async function takeApart(pasted = text): Promise<UserEvent> {
  const user = await app.open('/compose/analyze', { as: 'owner' });
  await fill(user, await screen.findByRole('textbox', { name: '粘贴文章、口播稿或链接' }), pasted);
  await user.click(screen.getByRole('button', { name: '开始拆解' }));
  return user;
}

test('a pasted text is taken apart and saved by itself; source and cards open each other', async () => {
  const user = await takeApart();
  const left = await source();
  expect(roles()).toEqual(['钩子', '承接', '要点', '要点', '总结', '收藏']);
  await waitFor(() => expect(app.address()).toMatch(/^\/compose\/analyze\?id=bkd_/), { timeout: 5000 });
  await user.click(within(left).getAllByRole('button')[2] as HTMLElement);
  const card = within(cards()).getByRole('button', { name: '第 3 段 要点' });
  expect(card).toHaveAttribute('aria-expanded', 'true');
  await user.click(within(cards()).getByRole('button', { name: '第 6 段 收藏' }));
  expect(within(left).getAllByRole('button')[5]).toHaveAttribute('aria-pressed', 'true');
  await user.click(within(cards()).getByRole('button', { name: '先收藏' }));
  expect(left.querySelector('mark[class*="isFocus"]')).toHaveTextContent('先收藏');
  const { list } = await app.api<{ list: BreakdownSummary[] }>('owner', 'GET', '/breakdown/data', { page_size: 50 });
  expect(list[0]).toMatchObject({ title: '租房党看过来', segments: 6 });
  expect(['listicle', 'tutorial']).toContain(list[0]?.framework_id);
  await saved();
});

test('segments are joined, split and undone, and what is told follows', async () => {
  const user = await takeApart();
  await source();
  await user.click(within(cards()).getByRole('button', { name: '第 3 段 要点' }));
  await user.click(screen.getByRole('button', { name: '与下一段合并' }));
  expect(roles()).toEqual(['钩子', '承接', '要点', '总结', '收藏']);
  await user.click(screen.getByRole('button', { name: '从中间拆成两段' }));
  expect(roles()).toHaveLength(6);
  await user.click(screen.getByRole('button', { name: '撤销' }));
  await user.click(screen.getByRole('button', { name: '撤销' }));
  expect(roles()).toEqual(['钩子', '承接', '要点', '要点', '总结', '收藏']);
  expect(screen.getByRole('button', { name: '撤销' })).toBeDisabled();
  await saved();
});

/** Its first line is a trouble and a scene at once. */
const unsure = `早上六点的闹钟，我能按掉五次
以前我以为是睡得晚，后来十点就躺下，也一样。
后来换了这个枕头，中间是凹的，脖子有东西托着。
你看我压下去，手一松，它慢慢自己回来。
现在闹钟响一次我就能起。
一只九十九，左下角自己拍。`;

test('an unsure hook offers its second-best type at a click; what is chosen is kept and saved', async () => {
  const user = await takeApart(unsure);
  await source();
  const card = within(cards()).getByRole('button', { name: '第 1 段 钩子' }).closest('li') as HTMLElement;
  const offer = within(card).getByRole('button', { name: /^也可能是.+钩子 \d+%：改为第 1 段的钩子类型$/ });
  const type = /^也可能是(.+)钩子 /.exec(offer.textContent ?? '')?.[1] ?? '';
  expect(within(card).queryByText(`钩子类型：${type}`)).toBeNull();
  await user.click(offer);
  expect(within(card).getByText(`钩子类型：${type}`)).toBeInTheDocument();
  expect(within(card).queryByRole('button', { name: /的钩子类型$/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: '撤销' }));
  await user.click(within(card).getByRole('button', { name: /的钩子类型$/ }));
  await saved();
  await waitFor(() => expect(app.address()).toMatch(/id=bkd_/), { timeout: 5000 });
  const id = new URLSearchParams(app.address().split('?')[1]).get('id') ?? '';
  const record = await app.api<BreakdownRecord>('owner', 'GET', '/breakdown/info', { id });
  const chosen = hookTypes.find(({ name }) => name === type)?.id;
  expect(record.cuts[0]).toMatchObject({ from: 0, role: 'hook', hook: chosen });
});

/** Its first line is talk above all; it asks as well, so that there would be a second type to offer. */
const sure = `老板问我，你知道为什么你总睡不着吗？
我以为是咖啡，戒了两个月，一点没变。
他让我把手机放到客厅去充电。
第三天晚上，十一点我就睡着了。
睡不好的先收藏，今晚就试。`;

test('a hook that is sure has no second-best, and a notice has no hook at all', async () => {
  const [, second] = hookTypesOf(sure);
  expect(second?.weight).toBeGreaterThanOrEqual(0.08);
  await takeApart(sure);
  await source();
  const card = within(cards()).getByRole('button', { name: '第 1 段 钩子' }).closest('li') as HTMLElement;
  expect(within(card).getByText('钩子类型：对话开场')).toBeInTheDocument();
  expect(within(card).queryByRole('button', { name: /的钩子类型$/ })).toBeNull();
  await saved();
  await takeApart(
    '关于办公区停电检修的通知\n各部门：\n因线路检修，本周六8:00至18:00三楼停电。\n请提前关闭电脑并保存文件。\n特此通知。\n行政部',
  );
  await source();
  expect(within(cards()).queryByText(/^钩子类型/)).toBeNull();
  expect(within(cards()).queryByRole('button', { name: /的钩子类型$/ })).toBeNull();
  await saved();
});

test('the structure becomes a framework of one’s own that names what it came from', async () => {
  const user = await takeApart();
  await source();
  await user.click(screen.getByRole('button', { name: '存为我的框架' }));
  const dialog = await findDialog('存为我的框架');
  await fill(user, within(dialog).getByRole('textbox', { name: '框架名称' }), '收纳清单');
  await user.click(within(dialog).getByRole('button', { name: /保\s*存/ }));
  await waitFor(
    async () => {
      const { list } = await app.api<{ list: FrameworkRecord[] }>('owner', 'GET', '/framework/data', { origin: 'own' });
      expect(list.find(({ name }) => name === '收纳清单')).toMatchObject({
        source: [{ type: 'breakdown', id: expect.stringMatching(/^bkd_/) }],
      });
    },
    { timeout: 5000 },
  );
});

test.each([
  ['', '还没有内容，请先粘贴一段文字或选择文件'],
  ['😀🔥❤️', '这里只有表情和符号，没有可以拆解的文字，请粘贴带文字的内容'],
  ['好'.repeat(200_000), '内容有 200,000 个字符，超过一次能拆解的 120,000 个。请只留下要拆的那一篇再试'],
  ['http://10.0.0.1/a', '不能读取内网或本机地址，请粘贴可公开访问的文章链接'],
])('%.12s is refused with a sentence', async (pasted, said) => {
  const user = await app.open('/compose/analyze', { as: 'owner' });
  const field = await screen.findByRole('textbox', { name: '粘贴文章、口播稿或链接' });
  if (pasted) await fill(user, field, pasted);
  await user.click(screen.getByRole('button', { name: '开始拆解' }));
  expect(await screen.findByText(said, {}, { timeout: 5000 })).toBeInTheDocument();
  expect(field).toHaveValue(pasted);
});

test('HTML is read as what it says; its scripts are not run and not shown', async () => {
  const page =
    '<div><script>window.__ran = 1</script><p>还在喝凉水？</p><img src=x onerror="window.__ran = 2"><p>试试这款保温杯，链接在左下角。</p></div>';
  await takeApart(page);
  const left = await source();
  expect(left).toHaveTextContent('还在喝凉水？');
  expect(left).not.toHaveTextContent('script');
  expect(window).not.toHaveProperty('__ran');
  await saved();
});

test('a record opens by its address, and goes with an undo', async () => {
  const user = await app.open('/compose/analyze?id=bkd_seed_desk', { as: 'owner' });
  await source();
  expect(screen.getByRole('textbox', { name: '拆解标题' })).toHaveValue('坐着办公的人，腰是怎么一点点坏掉的');
  await user.click(screen.getByRole('button', { name: '拆解记录' }));
  const dialog = await screen.findByRole('region', { name: '拆解记录' });
  await user.click(await within(dialog).findByRole('button', { name: /^删除 冬天带杯子/ }));
  await user.click(await within(dialog).findByRole('button', { name: '撤销' }));
  const info = await app.api<BreakdownRecord>('owner', 'GET', '/breakdown/info', { id: 'bkd_seed_thermos' });
  expect(info.status).toBe(1);
});

test('a rewrite is made a video by the very press that leaves the line', async () => {
  const sentences = ['还在喝凉水？', '试试这款保温杯。'].map((line, index) => ({
    id: `s${index}`,
    text: line,
    role: '',
  }));
  const script = { title: '保温杯', sentences, source: [] };
  const { id } = await app.api<{ id: string }>('owner', 'POST', '/script/save', script);
  // The board reads it from the page's own address.
  window.history.replaceState(null, '', `?script=${id}`);
  const user = await app.open(`/compose/rewrite_to_video?id=bkd_seed_desk&script=${id}`, { as: 'owner' });
  const [line] = await screen.findAllByRole('textbox', { name: /这一句$/ });
  await user.type(line as HTMLElement, '早上装的热水');
  await user.click(screen.getByRole('button', { name: '做成视频' }));
  await waitFor(() => expect(app.address()).toMatch(/^\/compose\/post\?/), { timeout: 5000 });
  window.history.replaceState(null, '', '/');
});
