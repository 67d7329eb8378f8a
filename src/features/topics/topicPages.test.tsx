import { screen, waitFor, within } from '@testing-library/react';
import type { Topic } from '@/services/topic/schema';
import { appStage } from '@/testing/app/appStage';
import { fill } from '@/testing/app/fill';
import { findDialog } from '@/testing/app/findDialog';

const app = appStage();

const topics = async () => (await app.api<{ list: Topic[] }>('owner', 'GET', '/topic/data', { page_size: 200 })).list;

describe('finding topics', () => {
  test('an essay is refused with a sentence at its field, and stays there to be cut', async () => {
    const user = await app.open('/creation/conception', { as: 'owner' });
    const idea = await screen.findByRole('textbox', { name: '想法' });
    await fill(user, idea, '字'.repeat(5001));
    expect(await screen.findByText(/想法最多 5000 字，多了 1 字/)).toBeInTheDocument();
    expect(idea).toHaveValue('字'.repeat(5001));
    expect(screen.getByRole('button', { name: /生成选题$/ })).toBeDisabled();
    await user.click(screen.getByText('从自己的好内容出发'));
    expect((await screen.findAllByText(/ · \d{1,3}(,\d{3})+ 次播放/)).length).toBeGreaterThan(0);
  });

  test('a ready idea of a day is taken, edited, saved and stands in the library', async () => {
    const user = await app.open('/creation/conception?goods=goods_thermos', { as: 'owner' });
    const days = await screen.findByRole('list', { name: /个节点/ });
    await user.click(within(days).getAllByRole('button')[0] as HTMLElement);
    const ready = await screen.findByRole('region', { name: /常见的讲法$/ });
    await user.click(within(ready).getAllByRole('button', { name: /^用这条：/ })[0] as HTMLElement);
    const [card] = await screen.findAllByRole('article');
    const title = card?.getAttribute('aria-label') ?? '';
    await user.click(screen.getByRole('button', { name: `更多操作：${title}` }));
    await user.click(await screen.findByText('编辑选题'));
    const form = await screen.findByRole('form', { name: '编辑选题' });
    await fill(user, within(form).getByRole('textbox', { name: '标题' }), '早高峰地铁里的一口热水');
    await user.click(within(form).getByRole('button', { name: /保\s*存/ }));
    await screen.findByRole('article', { name: '早高峰地铁里的一口热水' });
    await user.click(screen.getByRole('button', { name: /保存选题/ }));
    await screen.findByRole('link', { name: '已保存，查看' });
    const saved = (await topics()).find((topic) => topic.title === '早高峰地铁里的一口热水');
    expect(saved).toMatchObject({ goods_id: 'goods_thermos', source: [{ type: 'goods', id: 'goods_thermos' }] });
    expect(saved?.occasion).not.toBe('');
  });
});

describe('the library', () => {
  test('several are given to a member, who finds them by the filter in the address', async () => {
    const user = await app.open('/creative/conception', { as: 'owner' });
    await user.click(await screen.findByRole('checkbox', { name: /通勤包里只留3样/ }));
    await user.click(screen.getByRole('button', { name: '指派所选' }));
    const dialog = await findDialog('指派');
    await user.click(within(dialog).getByRole('combobox', { name: /负责人/ }));
    await user.click(await screen.findByText('林一笔', { selector: '.ant-select-item-option-content *' }));
    await user.click(within(dialog).getByRole('button', { name: '交给他' }));
    await waitFor(async () =>
      expect((await topics()).find(({ id }) => id === 'top_seed_commute')?.assignee?.name).toBe('林一笔'),
    );
    await app.open('/creative/conception?assignee=me', { as: 'writer' });
    expect((await screen.findAllByText(/通勤包里只留3样/)).length).toBeGreaterThan(0);
  });
});

describe("a topic's own page", () => {
  test('shows the chain to its posts with what they have reached', async () => {
    await app.open('/creation/conception/info?id=top_seed_thermos', { as: 'owner' });
    expect(await screen.findByRole('heading', { name: '早上八点的热水，晚上下班还烫嘴？' })).toBeInTheDocument();
    expect(await screen.findByText('保温杯 · 痛点版')).toBeInTheDocument();
    expect(await screen.findByText('平均完播率')).toBeInTheDocument();
  });

  test('of a topic that is gone says so and leads back', async () => {
    await app.open('/creation/conception/info?id=nobody', { as: 'owner' });
    expect(await screen.findByText('选题不存在或已删除')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '返回选题库' })).toBeInTheDocument();
  });
});
