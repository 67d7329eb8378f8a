import { Checkbox, Pagination } from 'antd';
import { useT } from '@/hooks/useT';
import { pageSizes } from './listState';
import styles from './Resource.module.css';
import type { Resource, ResourceRow, ResourceTools } from './types';
import type { ListStateHandle } from './useListState';

interface Props<Row extends ResourceRow> {
  readonly resource: Pick<Resource<Row>, 'card' | 'cardShape' | 'nameOf'>;
  readonly rows: readonly Row[];
  readonly total: number;
  readonly tools: ResourceTools<Row>;
  readonly list: ListStateHandle;
  readonly selected: readonly string[] | undefined;
  readonly onSelect: (ids: readonly string[]) => void;
}

/** The rows as cards, each with its own tick while a selection makes sense. */
export function ResourceCards<Row extends ResourceRow>(props: Props<Row>) {
  const { resource, rows, total, tools, list, selected, onSelect } = props;
  const t = useT();
  const [smallest = 20] = pageSizes;
  return (
    <>
      <ul className={resource.cardShape === 'text' ? `${styles.cards} ${styles.textCards}` : styles.cards}>
        {rows.map((row) => (
          <li key={row.id} className={selected?.includes(row.id) ? styles.cardOn : styles.card}>
            {selected && (
              <span className={styles.cardTick}>
                <Checkbox
                  checked={selected.includes(row.id)}
                  aria-label={t('resource.select', { name: resource.nameOf(row) })}
                  onChange={(event) =>
                    onSelect(event.target.checked ? [...selected, row.id] : selected.filter((id) => id !== row.id))
                  }
                />
              </span>
            )}
            {resource.card?.(row, tools)}
          </li>
        ))}
      </ul>
      {total > smallest && (
        <Pagination
          style={{ marginBlockStart: 16 }}
          align="end"
          current={list.state.page}
          pageSize={list.state.pageSize}
          total={total}
          showSizeChanger
          pageSizeOptions={[...pageSizes]}
          showTotal={(count) => t('resource.total', { count })}
          onChange={(page, size) => {
            const pageSize = pageSizes.find((known) => known === size) ?? list.state.pageSize;
            list.update({ page: pageSize === list.state.pageSize ? page : 1, pageSize });
          }}
        />
      )}
    </>
  );
}
