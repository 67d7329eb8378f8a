import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Flex, Input } from 'antd';
import { GridLayout } from '@/components/ui/GridLayout';
import { useT } from '@/hooks/useT';
import type { Spec } from './goodsForm';

interface SpecsInputProps {
  readonly id?: string;
  readonly value?: readonly Spec[];
  readonly onChange?: (value: Spec[]) => void;
}

const MAX = 40;

/** Name and value pairs of a goods. */
export function SpecsInput({ id, value = [], onChange }: SpecsInputProps) {
  const t = useT();
  const change = (index: number, part: Partial<Spec>) =>
    onChange?.(value.map((spec, at) => (at === index ? { ...spec, ...part } : spec)));
  return (
    <Flex vertical gap={8}>
      {value.map((spec, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: specs have no identity but their place
        <GridLayout key={index} columns="1fr 2fr auto" gap={8}>
          <Input
            aria-label={t('goods.specName', { n: index + 1 })}
            placeholder={t('goods.specNameHint')}
            maxLength={40}
            value={spec.name}
            onChange={(event) => change(index, { name: event.target.value })}
          />
          <Input
            aria-label={t('goods.specValue', { n: index + 1 })}
            placeholder={t('goods.specValueHint')}
            maxLength={200}
            value={spec.value}
            onChange={(event) => change(index, { value: event.target.value })}
          />
          <Button
            type="text"
            icon={<DeleteOutlined />}
            aria-label={t('goods.specRemove', { n: index + 1 })}
            onClick={() => onChange?.(value.filter((_, at) => at !== index))}
          />
        </GridLayout>
      ))}
      {value.length < MAX && (
        <Button
          id={id}
          type="dashed"
          block
          icon={<PlusOutlined />}
          onClick={() => onChange?.([...value, { name: '', value: '' }])}
        >
          {t('goods.specAdd')}
        </Button>
      )}
    </Flex>
  );
}
