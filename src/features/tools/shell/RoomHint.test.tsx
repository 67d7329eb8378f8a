import { render, screen } from '@testing-library/react';
import { getIntl, RawIntlProvider } from '@umijs/max';
import { RoomHint } from './RoomHint';

const MB = 1024 * 1024;

function open(bytes: number, estimate: StorageEstimate | undefined) {
  Object.defineProperty(navigator, 'storage', {
    configurable: true,
    value: estimate && { estimate: async () => estimate },
  });
  render(
    <RawIntlProvider value={getIntl('zh-CN', true)}>
      <RoomHint bytes={bytes} />
    </RawIntlProvider>,
  );
}

afterEach(() => Reflect.deleteProperty(navigator, 'storage'));

test('where the disk has no room it is said before the work begins', async () => {
  open(95 * MB, { quota: 300 * MB, usage: 200 * MB });
  expect(await screen.findByText(/^磁盘空间不够：结果大约 95\.0 MB，浏览器只剩 100 MB 可用/)).toBeVisible();
});

test('with room, or where the browser does not tell, only the size is', async () => {
  open(80 * MB, { quota: 300 * MB, usage: 200 * MB });
  expect(await screen.findByText('结果大约 80.0 MB')).toBeVisible();
  open(80 * MB, undefined);
  expect(await screen.findAllByText('结果大约 80.0 MB')).toHaveLength(2);
});
