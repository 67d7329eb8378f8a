import { Select } from 'antd';
import { useT } from '@/hooks/useT';
import type { ListState } from './listState';
import type { FilterChoice, ResourceFilter } from './types';
import type { ListStateHandle } from './useListState';

export interface FilterProps {
  readonly list: ListStateHandle;
  /** Choices that came with the list, by filter. */
  readonly choices: Readonly<Record<string, readonly FilterChoice[]>> | undefined;
}

interface Props extends FilterProps {
  readonly filter: ResourceFilter;
  readonly className?: string;
  /** Else its name stands there. */
  readonly placeholder?: string;
}

/** One filter of a list. */
export function FilterSelect(props: Props) {
  const { filter, list, choices, className, placeholder } = props;
  const t = useT();
  const fixed = filter.options === 'fromList' ? [] : filter.options;
  const hasListChoices = filter.options === 'fromList' || filter.hasMore === true;
  const listChoices = hasListChoices ? (choices?.[filter.key] ?? []) : [];
  const options = [...fixed.map(({ value, label }) => ({ value, label: t(label) })), ...listChoices.map(withCount)];
  return (
    <Select
      className={className}
      aria-label={t(filter.label)}
      placeholder={placeholder ?? t(filter.label)}
      allowClear
      showSearch={hasListChoices ? { optionFilterProp: 'label' } : false}
      popupMatchSelectWidth={false}
      value={list.state.filters[filter.key]}
      options={options}
      // The names come with the list: until then an id would stand there.
      labelRender={({ label, value }) =>
        choices || options.some((one) => one.value === value) ? label : t('common.loading')
      }
      onChange={(value) => list.update({ filters: withFilter(list.state, filter.key, value) })}
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
