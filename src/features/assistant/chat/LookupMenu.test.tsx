import { render, screen } from '@testing-library/react';
import { getIntl, RawIntlProvider } from '@umijs/max';
import { BusinessError } from '@/lib/request/errors';
import { LookupMenu } from './LookupMenu';

test('what could not be looked up is not called missing', () => {
  const nothing = { id: 'menu', choices: [], active: 0, isLoading: false, onChoose: () => undefined } as const;
  const show = (error: Error | undefined) => (
    <RawIntlProvider value={getIntl('zh-CN', true)}>
      <LookupMenu {...nothing} error={error} />
    </RawIntlProvider>
  );
  const { rerender } = render(show(undefined));
  expect(screen.getByText('没有找到，换个词试试')).toBeInTheDocument();
  rerender(show(new BusinessError('资料库正在维护', 'BUSY', 2)));
  expect(screen.getByText('资料库正在维护')).toBeInTheDocument();
});
