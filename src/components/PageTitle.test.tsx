import { render, screen } from '@testing-library/react';
import { PageHeading } from './PageHeading';
import { PageTitle } from './PageTitle';

test('a page is named once: by its bar, or by its own title below one that says something else', () => {
  const { rerender } = render(<PageTitle title="视频链接" />);
  expect(screen.getByRole('heading', { level: 1, name: '视频链接' })).toBeInTheDocument();
  rerender(
    <PageHeading value={{ tag: 'h2', barName: '视频链接' }}>
      <PageTitle title="视频链接" />
      <PageTitle title="欢迎，林一笔" />
    </PageHeading>,
  );
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['欢迎，林一笔']);
});
