import { render, screen } from '@testing-library/react';
import { getIntl, RawIntlProvider } from '@umijs/max';
import { defineResource } from './defineResource';
import { emptyListState } from './listState';
import { ResourceTable } from './ResourceTable';
import type { ResourceTools } from './types';

interface Row {
  readonly id: string;
  readonly views: number;
}

const resource = defineResource<Row>({
  key: 'test',
  title: 'common.save',
  calls: { data: jest.fn() },
  actions: {},
  nameOf: ({ id }) => id,
  columns: [
    { key: 'id', title: 'common.edit', render: ({ id }) => id },
    { key: 'views', title: 'common.save', align: 'end', render: ({ views }) => views },
  ],
  empty: { title: 'common.save', description: 'common.save' },
});

test('figures of a column and the total are grouped, a text of digits stays as it is', () => {
  render(
    <RawIntlProvider value={getIntl('zh-CN', true)}>
      <ResourceTable
        resource={resource}
        rows={[{ id: '20261128', views: 1_234_567 }]}
        total={12_345}
        tools={{} as ResourceTools<Row>}
        list={{ state: emptyListState, update: jest.fn(), reset: jest.fn() }}
        memory={{ hidden: [], density: 'medium' }}
        selected={undefined}
        onSelect={jest.fn()}
        actionsWidth={128}
      />
    </RawIntlProvider>,
  );
  expect(screen.getByRole('cell', { name: '1,234,567' })).toBeInTheDocument();
  expect(screen.getByRole('cell', { name: '20261128' })).toBeInTheDocument();
  expect(screen.getByText('共 12,345 条')).toBeInTheDocument();
});
