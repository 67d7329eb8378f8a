import { Select } from 'antd';
import { useT } from '@/hooks/useT';
import type { Resource, ResourceRow } from './types';
import type { ListStateHandle } from './useListState';

interface Props<Row extends ResourceRow> {
  readonly columns: Resource<Row>['columns'];
  readonly list: ListStateHandle;
}

/** The order of cards, which have no heads to click on. */
export function SortSelect<Row extends ResourceRow>({ columns, list }: Props<Row>) {
  const t = useT();
  const { sort, order } = list.state;
  return (
    <Select
      allowClear
      aria-label={t('resource.sort')}
      placeholder={t('resource.sort')}
      popupMatchSelectWidth={false}
      value={sort ? `${sort}:${order}` : undefined}
      options={columns
        .filter(({ sortable }) => sortable)
        .flatMap(({ key, title }) => [
          { value: `${key}:desc`, label: t('resource.sortDown', { label: t(title) }) },
          { value: `${key}:asc`, label: t('resource.sortUp', { label: t(title) }) },
        ])}
      onChange={(value?: string) => {
        const [key = '', direction] = value?.split(':') ?? [];
        list.update({ sort: key, order: direction === 'asc' ? 'asc' : 'desc' });
      }}
    />
  );
}
