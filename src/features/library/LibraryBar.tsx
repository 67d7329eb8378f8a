import { Select } from 'antd';
import { useMemo } from 'react';
import { ResourceToolbar } from '@/components/resource/ResourceToolbar';
import type { FilterChoice } from '@/components/resource/types';
import type { ListStateHandle } from '@/components/resource/useListState';
import { type MessageId, useT } from '@/hooks/useT';
import { libraryFilters, readSorting, sortingOf, sortings } from './libraryQuery';

interface Props {
  readonly list: ListStateHandle;
  readonly choices: Readonly<Record<string, readonly FilterChoice[]>> | undefined;
  readonly view: 'table' | 'cards';
  readonly canChooseView: boolean;
}

const worded = new Set(['kind', 'shape', 'length']);

/** Search, filters with their counts, order and view. */
export function LibraryBar({ list, choices, view, canChooseView }: Props) {
  const t = useT();
  const named = useMemo(
    () =>
      choices &&
      Object.fromEntries(
        Object.entries(choices).map(([key, all]) => [
          key,
          worded.has(key)
            ? all.map((choice) => ({ ...choice, label: t(`library.${key}.${choice.value}` as MessageId) }))
            : all,
        ]),
      ),
    [choices, t],
  );
  return (
    <ResourceToolbar
      resource={{ search: 'library.search', filters: libraryFilters }}
      list={list}
      choices={named}
      view={view}
      canChooseView={canChooseView}
      extra={
        <Select
          style={{ minInlineSize: '104px' }}
          aria-label={t('library.sort')}
          value={sortingOf(list.state)}
          popupMatchSelectWidth={false}
          options={sortings.map(({ value, id }) => ({ value, label: t(id) }))}
          onChange={(value: string) => list.update(readSorting(value))}
        />
      }
    />
  );
}
