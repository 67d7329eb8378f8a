import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Flex, Input } from 'antd';
import type { ReactNode } from 'react';
import { LoadFailure } from '@/components/LoadFailure';
import { GridLayout } from '@/components/ui/GridLayout';
import { Panel } from '@/components/ui/Panel';
import { Text } from '@/components/ui/Text';
import { goodsLimits } from '@/domain/goods/limits';
import { findGoodsForm, otherSpecs, type Spec } from '@/domain/goodsTemplates';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { goodsTemplateApi } from '@/services/goods_template/api';
import type { OfferedGoodsTemplate } from '@/services/goods_template/schema';
import { GoodsFormFields } from './GoodsFormFields';

interface SpecPairsProps {
  readonly id?: string;
  readonly value?: readonly Spec[];
  readonly onChange?: (value: Spec[]) => void;
}

interface SpecsInputProps extends SpecPairsProps {
  /** By it the provider's form is found. */
  readonly category: string;
}

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

/** Properties of a goods: those that its category's form asks for, then all others as name and value. */
export function SpecsInput({ category, id, value = [], onChange }: SpecsInputProps) {
  const { form, failure } = useGoodsFormOf(category);
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
        max={goodsLimits.specs - asked.length}
        onChange={(next) => onChange?.([...asked, ...next])}
      />
    </Flex>
  );
}

/** Name and value pairs of a goods. */
function SpecPairs({ id, value = [], max = goodsLimits.specs, onChange }: SpecPairsProps & { readonly max?: number }) {
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
            maxLength={goodsLimits.specName}
            value={spec.name}
            onChange={(event) => change(index, { name: event.target.value })}
          />
          <Input
            aria-label={t('goods.specValue', { n: index + 1 })}
            placeholder={t('goods.specValueHint')}
            maxLength={goodsLimits.specValue}
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
