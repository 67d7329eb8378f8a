import { Select } from 'antd';
import type { ControlProps } from '@/components/resource/types';
import { categoryName, complianceCategories, complianceLevels } from '@/domain/compliance';
import { useT } from '@/hooks/useT';

/** How grave a word is. */
export function LevelChoice(props: ControlProps) {
  const t = useT();
  return (
    <Select {...props} options={complianceLevels.map((level) => ({ value: level, label: t(`compliance.${level}`) }))} />
  );
}

const categories = complianceCategories.map((id) => ({ value: id, label: categoryName(id) }));

/** Under which of the fifteen categories it goes. */
export function CategoryChoice(props: ControlProps) {
  return <Select {...props} options={categories} listHeight={320} />;
}
