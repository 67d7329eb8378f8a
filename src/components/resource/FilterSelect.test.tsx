import { render, screen } from '@testing-library/react';
import { getIntl, RawIntlProvider } from '@umijs/max';
import { FilterSelect } from './FilterSelect';
import { emptyListState } from './listState';
import type { FilterChoice } from './types';

const list = {
  state: { ...emptyListState, filters: { assignee: 'acc_7f3' } },
  update: () => undefined,
  reset: () => undefined,
};

const shown = (choices: Readonly<Record<string, readonly FilterChoice[]>> | undefined) => (
  <RawIntlProvider value={getIntl('zh-CN', true)}>
    <FilterSelect
      filter={{ key: 'assignee', label: 'scripts.assignee', options: 'fromList' }}
      list={list}
      choices={choices}
    />
  </RawIntlProvider>
);

test('a filter of the address shows no id while the list is on its way, then the name', () => {
  const { rerender } = render(shown(undefined));
  expect(screen.getByText('加载中...')).toBeInTheDocument();
  expect(document.body).not.toHaveTextContent('acc_7f3');
  rerender(shown({ assignee: [{ value: 'acc_7f3', label: '林一笔' }] }));
  expect(screen.getByText('林一笔')).toBeInTheDocument();
});
