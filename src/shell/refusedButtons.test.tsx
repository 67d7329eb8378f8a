import { screen, waitFor } from '@testing-library/react';
import { appStage } from '@/testing/app/appStage';
import { changeRole } from '@/testing/app/changeRole';
import { allPages } from '../../config/routes';

const app = appStage();

/** The merchant's pages; the timeline and presenters are drawn on a canvas, which jsdom lacks. */
const pages = allPages.filter(
  ({ access, path = '' }) =>
    access === 'canVisit' &&
    !/^\/(platform|template|account|editor\/timeline|creative\/figure|creative\/tool\/figure_video)/.test(path),
);
const paths = pages.map(({ path = '' }) => path);

/** What a person would press first. Links lead to other pages, which are walked by themselves. */
const mainButtons = () =>
  [...document.querySelectorAll<HTMLButtonElement>('main .ant-btn-primary, #content .ant-btn-primary')].filter(
    (button) => !button.disabled && !button.closest('a'),
  );

// jsdom has no printer.
window.print = () => undefined;

test.each(paths)('%s has no main button that is refused to a role with pages alone', async (path) => {
  const routes = pages.map(({ name = '' }) => name);
  await changeRole(app, 'writer', (role) => ({ ...role, routes, actions: [] }));
  const user = await app.open(path, { as: 'writer' });
  await waitFor(() => expect(document.querySelector('.ant-skeleton-active, .ant-spin-spinning')).toBeNull());
  const buttons = mainButtons();
  for (const button of buttons) {
    if (!button.isConnected) continue;
    await user.click(button);
    await new Promise((done) => setTimeout(done, 150));
    expect(screen.queryByText(/无权执行此操作/)).not.toBeInTheDocument();
  }
  // What a press has begun ends on its own page: an answer that comes later would be told on the next one.
  if (buttons.length > 0) await new Promise((done) => setTimeout(done, 300));
});

test('what is needed to understand a page is disabled, with the reason', async () => {
  const routes = pages.map(({ name = '' }) => name);
  await changeRole(app, 'writer', (role) => ({ ...role, routes, actions: [] }));
  const user = await app.open('/compose/post', { as: 'writer' });
  const read = await screen.findByRole('button', { name: '读取商品' });
  expect(read).toBeDisabled();
  await user.hover(read);
  expect(await screen.findByText('没有这项权限，需要时请联系管理员开通')).toBeInTheDocument();
});

test('an empty library offers no start to who may not begin', async () => {
  const { list } = await app.api<{ list: { id: string }[] }>('owner', 'GET', '/script/data', { page_size: 100 });
  await app.api('owner', 'POST', '/script/delete', { ids: list.map(({ id }) => id) });
  await changeRole(app, 'writer', (role) => ({ ...role, routes: ['creative.script', 'creation.script'], actions: [] }));
  await app.open('/creative/script', { as: 'writer' });
  expect(await screen.findByText('还没有脚本')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '写新脚本' })).not.toBeInTheDocument();
});
