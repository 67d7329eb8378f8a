import { Input, Select } from 'antd';
import { planStates, videoRatios } from '@/domain/videos';
import { useT } from '@/hooks/useT';
import { ratioLabel } from '../ratioLabel';
import styles from './picker.module.css';

export interface PickerFilters {
  readonly keyword?: string;
  readonly goods_id?: string;
  readonly framework_id?: string;
  readonly plan?: (typeof planStates)[number];
  readonly ratio?: (typeof videoRatios)[number];
}

interface Props {
  readonly filters: PickerFilters;
  readonly choices:
    | Readonly<Record<string, readonly { readonly value: string | number; readonly label: string }[]>>
    | undefined;
  readonly onChange: (filters: PickerFilters) => void;
}

/** Search and the filters that one chooses videos by. */
export function PickerBar({ filters, choices, onChange }: Props) {
  const t = useT();
  const put = (key: keyof PickerFilters, value: string | undefined) => {
    const { [key]: _, ...others } = filters;
    onChange(value ? { ...others, [key]: value } : others);
  };
  const own = (key: 'goods_id' | 'framework_id') =>
    (choices?.[key] ?? []).map(({ value, label }) => ({ value: String(value), label }));
  const selects = [
    { key: 'goods_id', label: t('publish.goods'), options: own('goods_id') },
    { key: 'framework_id', label: t('publish.chain.framework'), options: own('framework_id') },
    {
      key: 'plan',
      label: t('video.plan'),
      options: planStates.map((value) => ({ value, label: t(`video.plan.${value}`) })),
    },
    {
      key: 'ratio',
      label: t('video.ratio'),
      options: videoRatios.map((value) => ({ value, label: ratioLabel(t, value) })),
    },
  ] as const;
  return (
    <search className={styles.bar}>
      <Input.Search
        allowClear
        autoFocus
        className={styles.search}
        maxLength={100}
        aria-label={t('video.search')}
        placeholder={t('video.search')}
        onSearch={(text) => put('keyword', text.trim())}
      />
      {selects.map(({ key, label, options }) => (
        <Select
          key={key}
          allowClear
          className={styles.filter}
          aria-label={label}
          placeholder={label}
          popupMatchSelectWidth={false}
          value={filters[key]}
          options={[...options]}
          onChange={(value?: string) => put(key, value)}
        />
      ))}
    </search>
  );
}
