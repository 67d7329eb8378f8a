import { AppstoreOutlined, UnorderedListOutlined } from '@ant-design/icons';
import { Button, Input, Segmented, Select, Tooltip } from 'antd';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useT } from '@/hooks/useT';
import { Filters } from './Filters';
import { isFiltered } from './listState';
import styles from './Resource.module.css';
import type { FilterChoice, Resource, ResourceRow } from './types';
import type { ListStateHandle } from './useListState';

interface SortSelectProps<Row extends ResourceRow> {
  readonly columns: Resource<Row>['columns'];
  readonly list: ListStateHandle;
}

/** The order of cards, which have no heads to click on. */
function SortSelect<Row extends ResourceRow>({ columns, list }: SortSelectProps<Row>) {
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

interface Props<Row extends ResourceRow> {
  readonly resource: Pick<Resource<Row>, 'search' | 'filters' | 'card' | 'canSortCards'> &
    Partial<Pick<Resource<Row>, 'columns'>>;
  readonly list: ListStateHandle;
  readonly choices: Readonly<Record<string, readonly FilterChoice[]>> | undefined;
  readonly view: 'table' | 'cards';
  readonly canChooseView: boolean;
  readonly extra: ReactNode;
}

/** Search, filters and view of a list. */
export function ResourceToolbar<Row extends ResourceRow>(props: Props<Row>) {
  const { resource, list, choices, view, canChooseView, extra } = props;
  const t = useT();
  return (
    <search className={styles.toolbar}>
      {resource.search && (
        <SearchBox
          placeholder={t(resource.search)}
          keyword={list.state.keyword}
          onSearch={(keyword) => list.update({ keyword })}
        />
      )}
      {resource.filters && <Filters filters={resource.filters} list={list} choices={choices} />}
      {isFiltered(list.state) && (
        <Button type="link" onClick={list.reset}>
          {t('resource.clearFilter')}
        </Button>
      )}
      <div className={styles.toolbarEnd}>
        {view === 'cards' && resource.canSortCards && resource.columns && (
          <SortSelect columns={resource.columns} list={list} />
        )}
        {canChooseView && (
          <Segmented
            aria-label={t('resource.view')}
            value={view}
            options={[
              {
                value: 'cards',
                icon: (
                  <Tooltip title={t('resource.viewCards')}>
                    <AppstoreOutlined aria-label={t('resource.viewCards')} />
                  </Tooltip>
                ),
              },
              {
                value: 'table',
                icon: (
                  <Tooltip title={t('resource.viewTable')}>
                    <UnorderedListOutlined aria-label={t('resource.viewTable')} />
                  </Tooltip>
                ),
              },
            ]}
            onChange={(next) => list.update({ view: next as 'table' | 'cards' }, { replace: true })}
          />
        )}
        {extra}
      </div>
    </search>
  );
}

/** Types freely; the list follows on Enter, on the button and on clearing. */
function SearchBox(props: { placeholder: string; keyword: string; onSearch: (keyword: string) => void }) {
  const [text, setText] = useState(props.keyword);
  const sent = useRef(props.keyword);
  // The address has changed by itself (back button, filters cleared), not by what was searched for here: one may be typing on.
  useEffect(() => {
    if (props.keyword === sent.current) return;
    sent.current = props.keyword;
    setText(props.keyword);
  }, [props.keyword]);
  return (
    <Input.Search
      className={styles.search}
      placeholder={props.placeholder}
      aria-label={props.placeholder}
      allowClear
      maxLength={100}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onSearch={(value) => {
        sent.current = value.trim();
        if (sent.current !== props.keyword) props.onSearch(sent.current);
      }}
    />
  );
}
