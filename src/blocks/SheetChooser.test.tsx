import { render, screen } from '@testing-library/react';
import { getIntl, RawIntlProvider } from '@umijs/max';
import { FaultsAlert } from './SheetChooser';

test('faults beyond the fiftieth are counted instead of left unsaid', () => {
  const faults = Array.from({ length: 60 }, (_, at) => `第 ${at + 2} 行有误`);
  const { rerender } = render(<FaultsAlert title="60 行有问题" faults={faults} />, {
    wrapper: ({ children }) => <RawIntlProvider value={getIntl('zh-CN', true)}>{children}</RawIntlProvider>,
  });
  expect(screen.getAllByText(/行有误$/)).toHaveLength(50);
  expect(screen.getByText('另有 10 处没有列出，改好上面的再上传一次。')).toBeInTheDocument();
  rerender(<FaultsAlert title="没有问题" faults={[]} />);
  expect(screen.queryByText(/另有/)).toBeNull();
});
