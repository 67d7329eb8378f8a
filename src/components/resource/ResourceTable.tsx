import { useIntl } from '@umijs/max';
import { Table, type TableProps } from 'antd';
import { useT } from '@/hooks/useT';
import { type ListState, pageSizes } from './listState';
import type { Resource, ResourceRow, ResourceTools } from './types';
import type { ListStateHandle } from './useListState';
import type { ViewMemory } from './useViewMemory';

/** From this many rows on a page only the visible ones are in the document. */
const VIRTUAL_FROM = 101;

interface Props<Row extends ResourceRow, Values extends object, Body> {
  readonly resource: Resource<Row, Values, Body>;
  readonly rows: readonly Row[];
  readonly total: number;
  readonly tools: ResourceTools<Row>;
  readonly list: ListStateHandle;
  readonly memory: ViewMemory;
  readonly selected: readonly string[] | undefined;
  readonly onSelect: (ids: readonly string[]) => void;
  readonly actionsWidth: number;
}

/** The rows as a table: sort and paging go to the address, columns and density come from memory. */
export function ResourceTable<Row extends ResourceRow, Values extends object, Body>(props: Props<Row, Values, Body>) {
  const { resource, rows, total, tools, list, memory, selected, onSelect, actionsWidth } = props;
  const t = useT();
  const { formatNumber } = useIntl();
  const { state } = list;
  const shown = resource.columns.filter((column) => column.fixed || !memory.hidden.includes(column.key));
  const columns: NonNullable<TableProps<Row>['columns']> = shown.map((column) => ({
    key: column.key,
    dataIndex: column.key,
    title: t(column.title),
    width: column.width,
    align: column.align,
    sorter: column.sortable ?? false,
    showSorterTooltip: false,
    sortOrder: state.sort === column.key ? orderOf(state) : null,
    render: (_: unknown, row: Row) => {
      const cell = column.render(row, tools);
      return typeof cell === 'number' ? formatNumber(cell) : cell;
    },
  }));
  if (resource.rowActions) {
    columns.push({
      key: 'actions',
      // Over the words of the actions, which stand in buttons with a margin of their own.
      title: <span style={{ paddingInlineStart: 7 }}>{t('resource.actions')}</span>,
      width: actionsWidth,
      fixed: 'end',
      render: (_: unknown, row: Row) => resource.rowActions?.(row, tools),
    });
  }
  const isVirtual = rows.length >= VIRTUAL_FROM;
  return (
    <Table<Row>
      rowKey="id"
      size={memory.density}
      columns={columns}
      dataSource={rows}
      virtual={isVirtual}
      scroll={isVirtual ? { x: 960, y: 560 } : { x: 'max-content' }}
      rowSelection={
        selected && {
          selectedRowKeys: [...selected],
          onChange: (keys) => onSelect(keys.map(String)),
          getCheckboxProps: (row) => ({ 'aria-label': t('resource.select', { name: resource.nameOf(row) }) }) as object,
        }
      }
      pagination={{
        current: state.page,
        pageSize: state.pageSize,
        total,
        showSizeChanger: true,
        pageSizeOptions: [...pageSizes],
        hideOnSinglePage: total <= (pageSizes[0] ?? 0),
        showTotal: (count) => t('resource.total', { count }),
      }}
      onChange={(paging, _filters, sorter, { action }) => {
        if (action === 'paginate') {
          const pageSize = pageSizes.find((size) => size === paging.pageSize) ?? state.pageSize;
          list.update({ page: pageSize === state.pageSize ? (paging.current ?? 1) : 1, pageSize });
        }
        if (action === 'sort' && !Array.isArray(sorter)) {
          const isOn = Boolean(sorter.order);
          list.update({
            sort: isOn ? String(sorter.columnKey) : '',
            order: sorter.order === 'ascend' ? 'asc' : 'desc',
          });
        }
      }}
    />
  );
}

function orderOf(state: ListState): 'ascend' | 'descend' {
  return state.order === 'asc' ? 'ascend' : 'descend';
}
