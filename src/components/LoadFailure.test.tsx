import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getIntl, RawIntlProvider } from '@umijs/max';
import type { ReactNode } from 'react';
import { BusinessError, HttpError, NetworkError } from '@/lib/request/errors';
import { LoadFailure, OpenFailure } from './LoadFailure';

const gone = new BusinessError('脚本不存在或已删除', 'NOT_FOUND', 2);
const down = new NetworkError('down');

const show = (part: ReactNode) => render(<RawIntlProvider value={getIntl('zh-CN', true)}>{part}</RawIntlProvider>);
const retry = () => screen.queryByRole('button', { name: /重\s?试/ });

test('what is gone is said to be gone and leads to the list: trying again would bring nothing', async () => {
  const onLeave = jest.fn();
  show(<LoadFailure error={gone} onRetry={() => undefined} onLeave={onLeave} />);
  expect(screen.getByText('脚本不存在或已删除')).toBeVisible();
  expect(retry()).toBeNull();
  await userEvent.setup().click(screen.getByRole('button', { name: '返回列表' }));
  expect(onLeave).toHaveBeenCalledTimes(1);
});

test.each([
  ['a network that is down', down],
  ['a server that fails', new HttpError(500)],
  ['a refusal for another reason', new BusinessError('没有权限', 'ACTION_DENIED', 2)],
])('%s can be tried again', async (_, error) => {
  const onRetry = jest.fn();
  show(<LoadFailure error={error} onRetry={onRetry} onLeave={() => undefined} />);
  expect(screen.queryByRole('button', { name: '返回列表' })).toBeNull();
  await userEvent.setup().click(screen.getByRole('button', { name: /重\s?试/ }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('a page whose record is gone keeps its way on; a 404 that carries the refusal counts as well', () => {
  const page = (error: unknown) => (
    <OpenFailure title="打不开" error={error} onRetry={() => undefined} leave={<a href="/creative/script">脚本库</a>} />
  );
  const { unmount } = show(page(new HttpError(404, gone)));
  expect(screen.getByRole('link', { name: '脚本库' })).toBeVisible();
  expect(retry()).toBeNull();
  unmount();
  show(page(down));
  expect(retry()).toBeVisible();
});
