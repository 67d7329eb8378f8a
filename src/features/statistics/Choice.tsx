import { Grid, Segmented, Select } from 'antd';
import styles from './controlRow.module.css';

export const useIsNarrow = (): boolean => Grid.useBreakpoint().md === false;

interface Props<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly options: readonly { readonly value: T; readonly label: string }[];
  readonly size?: 'small' | 'middle';
  readonly onChange: (value: T) => void;
}

/** One of several: side by side where there is room, a list to open on a phone. */
export function Choice<T extends string>({ label, value, options, size = 'small', onChange }: Props<T>) {
  const isNarrow = useIsNarrow();
  if (isNarrow)
    return (
      <Select<T>
        className={styles.choice}
        aria-label={label}
        value={value}
        options={[...options]}
        onChange={onChange}
        popupMatchSelectWidth={false}
      />
    );
  return <Segmented<T> size={size} aria-label={label} value={value} options={[...options]} onChange={onChange} />;
}
