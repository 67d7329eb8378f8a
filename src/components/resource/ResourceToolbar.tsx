import { AppstoreOutlined, UnorderedListOutlined } from '@ant-design/icons';
import { Button, Input, Segmented, Select, Tooltip } from 'antd';
import { type ReactNode, useEffect, useState } from 'react';
import { useT } from '@/hooks/useT';
import { isFiltered, type ListState } from './listState';
import styles from './Resource.module.css';
import { SortSelect } from './SortSelect';
import type { FilterChoice, Resource, ResourceRow } from './types';
import type { ListStateHandle } from './useListState';

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
      {resource.filters?.map((filter) => (
        <Select
          key={filter.key}
          className={styles.filter}
          aria-label={t(filter.label)}
          placeholder={t(filter.label)}
          allowClear
          showSearch={filter.options === 'fromList' ? { optionFilterProp: 'label' } : false}
          popupMatchSelectWidth={false}
          value={list.state.filters[filter.key]}
          options={
            filter.options === 'fromList'
              ? (choices?.[filter.key] ?? []).map(withCount)
              : filter.options.map(({ value, label }) => ({ value, label: t(label) }))
          }
          onChange={(value) => list.update({ filters: withFilter(list.state, filter.key, value) })}
        />
      ))}
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
  useEffect(() => setText(props.keyword), [props.keyword]);
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
        if (value.trim() !== props.keyword) props.onSearch(value.trim());
      }}
    />
  );
}

function withCount({ value, label, count }: FilterChoice) {
  return { value: String(value), label: count === undefined ? label : `${label} (${count})` };
}

function withFilter(state: ListState, key: string, value: string | undefined): Readonly<Record<string, string>> {
  const { [key]: _, ...others } = state.filters;
  return value ? { ...others, [key]: value } : others;
}
