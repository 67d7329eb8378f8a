import { screen, waitFor } from '@testing-library/react';
import { appStage } from '@/testing/app/appStage';
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
