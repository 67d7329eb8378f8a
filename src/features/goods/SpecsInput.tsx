import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Flex, Form, Input } from 'antd';
import type { ReactNode } from 'react';
import { GoodsFormFields } from '@/blocks/goods/GoodsFormFields';
import { LoadFailure } from '@/components/LoadFailure';
import { GridLayout } from '@/components/ui/GridLayout';
import { Panel } from '@/components/ui/Panel';
import { Text } from '@/components/ui/Text';
import { findGoodsForm, otherSpecs, type Spec } from '@/domain/goodsTemplates';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { goodsTemplateApi } from '@/services/goods_template/api';
import type { OfferedGoodsTemplate } from '@/services/goods_template/schema';

interface SpecsInputProps {
  readonly id?: string;
  readonly value?: readonly Spec[];
  readonly onChange?: (value: Spec[]) => void;
}

const MAX = 40;

interface GoodsFormLoaded {
  readonly form: OfferedGoodsTemplate | undefined;
  /** Stands where the form would, if the provider's forms did not come; the goods can be written without it. */
  readonly failure: ReactNode;
}

/** The provider's form for goods of a category. It is offered, never asked for. */
export function useGoodsFormOf(category: string): GoodsFormLoaded {
  const t = useT();
  const { data, error, refresh } = useLoad(goodsTemplateApi.data);
  const hasFailed = error !== undefined && data === undefined;
  return {
    form: findGoodsForm(data?.list ?? [], category),
    failure: hasFailed && category !== '' && <LoadFailure title={t('goods.form.failed')} onRetry={refresh} />,
  };
}

/** The provider's form for the goods that is being written. */
export const useGoodsForm = (): GoodsFormLoaded =>
  useGoodsFormOf(Form.useWatch<string | undefined>('category', Form.useFormInstance()) ?? '');

/** Properties of a goods: those that its category's form asks for, then all others as name and value. */
export function SpecsInput({ id, value = [], onChange }: SpecsInputProps) {
  const { form, failure } = useGoodsForm();
  if (!form)
    return (
      <Flex vertical gap={12}>
        {failure}
        <SpecPairs {...(id ? { id } : {})} value={value} {...(onChange ? { onChange } : {})} />
      </Flex>
    );
  const others = otherSpecs(form, value);
  const asked = value.filter((spec) => !others.includes(spec));
  return (
    <Flex vertical gap={12}>
      <Panel vertical gap={12} component="section" aria-label={form.title}>
        <Text strong>{form.title}</Text>
        <GoodsFormFields form={form} specs={value} onChange={(next) => onChange?.(next)} />
      </Panel>
      <SpecPairs
        {...(id ? { id } : {})}
        value={others}
        max={MAX - asked.length}
        onChange={(next) => onChange?.([...asked, ...next])}
      />
    </Flex>
  );
}

/** Name and value pairs of a goods. */
function SpecPairs({ id, value = [], max = MAX, onChange }: SpecsInputProps & { readonly max?: number }) {
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
      {value.length < max && (
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
