import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Flex, Input, Select } from 'antd';
import { GridLayout } from '@/components/ui/GridLayout';
import { MAX_VARIABLE_NAME, MAX_VARIABLES, type TemplateVariable, variableTypes } from '@/domain/messageTemplate';
import { useT } from '@/hooks/useT';

interface VariablesEditorProps {
  readonly value: readonly TemplateVariable[];
  readonly onChange: (variables: readonly TemplateVariable[]) => void;
}

/** The variables of a template: what each is called, what it stands for, and what a preview shows for it. */
export function VariablesEditor({ value, onChange }: VariablesEditorProps) {
  const t = useT();
  const change = (index: number, patch: Partial<TemplateVariable>) =>
    onChange(value.map((variable, at) => (at === index ? { ...variable, ...patch } : variable)));
  return (
    <Flex vertical gap={8}>
      {value.map(({ name, type, sample }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a name changes while it is typed, and rows keep their places
        <GridLayout key={index} columns="minmax(0, 3fr) minmax(0, 2fr) minmax(0, 4fr) auto" gap={8}>
          <Input
            value={name}
            maxLength={MAX_VARIABLE_NAME}
            aria-label={t('messageTemplate.variableName', { number: index + 1 })}
            placeholder={t('messageTemplate.variableNameHint')}
            onChange={({ target }) => change(index, { name: target.value })}
          />
          <Select
            value={type}
            aria-label={t('messageTemplate.variableType', { number: index + 1 })}
            options={variableTypes.map((one) => ({ value: one, label: t(`messageTemplate.type.${one}`) }))}
            onChange={(next) => change(index, { type: next })}
          />
          <Input
            value={sample}
            maxLength={200}
            aria-label={t('messageTemplate.variableSample', { number: index + 1 })}
            placeholder={t(`messageTemplate.sample.${type}`)}
            onChange={({ target }) => change(index, { sample: target.value })}
          />
          <Button
            type="text"
            icon={<DeleteOutlined />}
            aria-label={t('messageTemplate.removeVariable', { number: index + 1 })}
            onClick={() => onChange(value.filter((_, at) => at !== index))}
          />
        </GridLayout>
      ))}
      <div>
        <Button
          size="small"
          icon={<PlusOutlined />}
          disabled={value.length >= MAX_VARIABLES}
          onClick={() => onChange([...value, { name: '', type: 'text', sample: '' }])}
        >
          {t('messageTemplate.addVariable')}
        </Button>
      </div>
    </Flex>
  );
}
