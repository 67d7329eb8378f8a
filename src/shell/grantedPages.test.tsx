import { screen, waitFor } from '@testing-library/react';
import { appStage } from '@/testing/app/appStage';
import { changeRole } from '@/testing/app/changeRole';
import { allPages } from '../../config/routes';

const app = appStage();

const isUnder = (prefixes: readonly string[]) => (name: string) =>
  prefixes.some((prefix) => name === prefix || name.startsWith(`${prefix}.`));
/** Pages that a role of the seeds has, by what it is for. */
const pagesOf = (prefixes: readonly string[]) =>
  allPages.filter(({ name = '', access }) => access && isUnder(prefixes)(name));

const viewerPages = pagesOf(['workbench', 'publish.calendar', 'publish.media', 'publish.statistics', 'publish.report']);

test.each(viewerPages.map(({ path = '' }) => path))(
  'the viewer reads %s without being refused anything',
  async (path) => {
    await app.open(path, { as: 'viewer' });
    await waitFor(() => expect(document.querySelector('.ant-skeleton-active, .ant-spin-spinning')).toBeNull());
    await new Promise((done) => setTimeout(done, 500));
    expect(screen.queryByText(/无权执行此操作/)).not.toBeInTheDocument();
    expect(screen.queryByText('没有访问这个页面的权限')).not.toBeInTheDocument();
  },
);

/** Ways to other pages that stand on the page, without the frame's own. */
const waysOn = (): string[] =>
  [...(screen.getByRole('main').querySelectorAll<HTMLAnchorElement>('a[href^="/"]') ?? [])]
    .map((link) => new URL(link.href).pathname)
    .filter((path) => path !== '/daping');

test.each(['/workbench', '/creation/post', '/creative/script', '/publish/statistics', '/service/comment'])(
  'a role with nothing but %s sees no way into a page that is closed to it',
  async (path) => {
    const page = allPages.find((known) => known.path === path);
    await changeRole(app, 'viewer', (role) => ({ ...role, routes: [page?.name ?? ''], actions: [] }));
    await app.open(path, { as: 'viewer' });
    await waitFor(() => expect(document.querySelector('.ant-skeleton-active, .ant-spin-spinning')).toBeNull());
    await new Promise((done) => setTimeout(done, 500));
    expect(waysOn().filter((way) => way !== path)).toEqual([]);
  },
);
