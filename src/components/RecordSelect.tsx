import { Select, type SelectProps } from 'antd';
import { useT } from '@/hooks/useT';

interface RecordSelectProps extends Omit<SelectProps, 'options' | 'loading' | 'labelRender'> {
  /** Undefined while their names are being read. */
  readonly records: readonly { readonly id: string; readonly name: string }[] | undefined;
}

/** Chooses among records. What is chosen is called by its name: an id says nothing to anybody, however late the names come. */
export function RecordSelect({ records, ...props }: RecordSelectProps) {
  const t = useT();
  return (
    <Select
      {...props}
      loading={records === undefined}
      options={records?.map(({ id, name }) => ({ value: id, label: name })) ?? []}
      labelRender={({ label, value }) =>
        records?.some(({ id }) => id === value) ? label : t(records ? 'common.recordGone' : 'common.loading')
      }
    />
  );
}
