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

/** Calls of the app that have no answer yet. */
let underWay = 0;
const { send } = XMLHttpRequest.prototype;
XMLHttpRequest.prototype.send = function (...body) {
  underWay += 1;
  this.addEventListener('loadend', () => {
    underWay -= 1;
  });
  send.apply(this, body);
};

/** Until a press has come to its end: what it calls is answered, what that leads to as well, and the answer is on the page. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 2; turn += 1) {
    await new Promise((done) => setTimeout(done, 25));
    await waitFor(() => expect(underWay).toBe(0), { interval: 10 });
  }
}

test.each(paths)('%s has no main button that is refused to a role with pages alone', async (path) => {
  const routes = pages.map(({ name = '' }) => name);
  await changeRole(app, 'writer', (role) => ({ ...role, routes, actions: [] }));
  const user = await app.open(path, { as: 'writer' });
  await waitFor(() => expect(document.querySelector('.ant-skeleton-active, .ant-spin-spinning')).toBeNull());
  for (const button of mainButtons()) {
    if (!button.isConnected) continue;
    await user.click(button);
    await settled();
    expect(screen.queryByText(/无权执行此操作/)).not.toBeInTheDocument();
  }
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
