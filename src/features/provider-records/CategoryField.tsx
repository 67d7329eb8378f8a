import { Select } from 'antd';
import type { ControlProps } from '@/components/resource/types';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { platformCategoryApi } from '@/services/platform_category/api';

/** One of the provider's categories; one that is offered no longer only where it stands already. */
export function CategoryField({ id, value, onChange }: ControlProps) {
  const t = useT();
  const { data } = useLoad(platformCategoryApi.data, { page_size: 100 });
  return (
    <Select<string>
      {...(id ? { id } : {})}
      allowClear
      value={value ?? null}
      placeholder={t('shelf.noCategory')}
      options={(data?.list ?? [])
        .filter((one) => one.status === 1 || one.id === value)
        .map((one) => ({ value: one.id, label: one.name }))}
      onChange={(next: string | undefined) => onChange?.(next)}
    />
  );
}
