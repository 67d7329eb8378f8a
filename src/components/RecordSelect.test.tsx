import { render, screen } from '@testing-library/react';
import { getIntl, RawIntlProvider } from '@umijs/max';
import { RecordSelect } from './RecordSelect';

const shown = (records: Parameters<typeof RecordSelect>[0]['records']) => (
  <RawIntlProvider value={getIntl('zh-CN', true)}>
    <RecordSelect value="acc_7f3" records={records} />
  </RawIntlProvider>
);

test('an id is never seen: not while names are read, nor when its record is gone', () => {
  const { rerender } = render(shown(undefined));
  expect(screen.getByText('加载中...')).toBeInTheDocument();
  rerender(shown([{ id: 'acc_7f3', name: '林一笔' }]));
  expect(screen.getByText('林一笔')).toBeInTheDocument();
  rerender(shown([{ id: 'acc_1', name: '陈小满' }]));
  expect(screen.getByText('已不存在')).toBeInTheDocument();
  expect(document.body).not.toHaveTextContent('acc_7f3');
});
