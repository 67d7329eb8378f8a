import { screen, waitFor, within } from '@testing-library/react';
import type { OwnCard } from '@/services/card/schema';
import type { Lead } from '@/services/lead/schema';
import { appStage } from '@/testing/app/appStage';
import { fill } from '@/testing/app/fill';

const app = appStage();

const own = () => app.api<OwnCard>('owner', 'GET', '/card/info');

test('a card is edited beside its preview; taken down, its link is gone from the page', async () => {
  const user = await app.open('/account/card', { as: 'owner' });
  const preview = within(await screen.findByRole('region', { name: '预览' }));
  expect(screen.getByRole('textbox', { name: '名片链接' })).toHaveValue((await own()).link);
  await fill(user, screen.getByRole('textbox', { name: '职位' }), '主理人');
  expect(await preview.findByText('主理人')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /添加链接/ }));
  await fill(user, screen.getByRole('textbox', { name: '第 1 个链接的名称' }), '店铺');
  await fill(user, screen.getByRole('textbox', { name: '第 1 个链接的地址' }), 'javascript:alert(1)');
  await user.click(screen.getByRole('switch', { name: '公开名片' }));
  await user.click(screen.getByRole('button', { name: /保\s?存/ }));
  expect(await screen.findByText('请填写网页地址')).toBeInTheDocument();
  await fill(user, screen.getByRole('textbox', { name: '第 1 个链接的地址' }), 'shop.example.com');
  await user.click(screen.getByRole('button', { name: /保\s?存/ }));
  expect(await screen.findByText('已保存，名片没有公开')).toBeInTheDocument();
  expect(screen.queryByRole('textbox', { name: '名片链接' })).not.toBeInTheDocument();
  expect(await own()).toMatchObject({
    title: '主理人',
    is_public: false,
    links: [{ title: '店铺', url: 'https://shop.example.com/' }],
  });
});

test('a stranger leaves his phone after agreeing; what was refused stays typed', async () => {
  const user = await app.open('/card/card_seed_owner');
  expect(await screen.findByRole('heading', { name: '陈小满' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '400-820-0016' })).toHaveAttribute('href', 'tel:400-820-0016');
  await fill(user, screen.getByRole('textbox', { name: '您的姓名' }), '沈知夏');
  await fill(user, screen.getByRole('textbox', { name: '您的手机号' }), '12');
  await user.click(screen.getByRole('button', { name: /提\s?交/ }));
  expect(await screen.findByText('手机号不正确')).toBeInTheDocument();
  expect(await screen.findByText('勾选同意后才能提交')).toBeInTheDocument();
  await fill(user, screen.getByRole('textbox', { name: '您的手机号' }), '13655550009');
  await user.click(screen.getByRole('checkbox', { name: /用我留下的姓名和电话联系我/ }));
  await app.fault('500', '/card/ask');
  await user.click(screen.getByRole('button', { name: /提\s?交/ }));
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: '您的姓名' })).toHaveValue('沈知夏');
  await user.click(screen.getByRole('button', { name: /提\s?交/ }));
  expect(await screen.findByText('已提交')).toBeInTheDocument();
  const { list } = await app.api<{ list: Lead[] }>('owner', 'GET', '/lead/data', { source: 'card' });
  expect(list.map(({ name }) => name)).toEqual(['沈知夏']);
});

test('a card that is not shown says so, and leads nobody to the sign-in', async () => {
  await app.open('/card/card_nobody');
  expect(await screen.findByRole('heading', { name: '名片打不开' })).toBeInTheDocument();
  await waitFor(() => expect(app.address()).toBe('/card/card_nobody'));
});
