import { SettingOutlined } from '@ant-design/icons';
import { Button, Checkbox, Divider, Flex, Popover, Segmented } from 'antd';
import { type MessageId, useT } from '@/hooks/useT';
import type { Density, ViewMemory } from './useViewMemory';

interface ViewSettingsProps {
  readonly columns: readonly { readonly key: string; readonly title: MessageId; readonly fixed?: boolean }[];
  readonly view: ViewMemory;
  readonly onChange: (part: Partial<ViewMemory>) => void;
}

const densities: readonly { readonly value: Density; readonly label: MessageId }[] = [
  { value: 'large', label: 'resource.densityLarge' },
  { value: 'medium', label: 'resource.densityMedium' },
  { value: 'small', label: 'resource.densitySmall' },
];

/** Columns and density of the table. */
export function ViewSettings({ columns, view, onChange }: ViewSettingsProps) {
  const t = useT();
  const choosable = columns.filter((column) => !column.fixed);
  const content = (
    <Flex vertical gap={8} style={{ minInlineSize: '180px' }}>
      <Segmented
        block
        aria-label={t('resource.density')}
        value={view.density}
        options={densities.map(({ value, label }) => ({ value, label: t(label) }))}
        onChange={(density) => onChange({ density })}
      />
      <Divider size="small" />
      {choosable.map((column) => (
        <Checkbox
          key={column.key}
          checked={!view.hidden.includes(column.key)}
          onChange={(event) =>
            onChange({
              hidden: event.target.checked
                ? view.hidden.filter((key) => key !== column.key)
                : [...view.hidden, column.key],
            })
          }
        >
          {t(column.title)}
        </Checkbox>
      ))}
    </Flex>
  );
  return (
    <Popover content={content} trigger="click" placement="bottomRight">
      <Button icon={<SettingOutlined />} aria-label={t('resource.viewSettings')} />
    </Popover>
  );
}
