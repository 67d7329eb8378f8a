import { Flex, Form, Select } from 'antd';
import { ComplianceTextArea, type ComplianceTextAreaProps, MarkList, useCompliance } from '@/blocks/compliance';
import { WantedPoints } from '@/blocks/goods/GoodsFormFields';
import { SpecsInput, useGoodsFormOf } from '@/blocks/goods/SpecsInput';
import type { ControlProps } from '@/components/resource/types';
import { useT } from '@/hooks/useT';

const useCategory = (): string => Form.useWatch('category', Form.useFormInstance()) ?? '';

/** The provider's form for the goods that is being written. */
export const useGoodsForm = () => useGoodsFormOf(useCategory());

/** Properties of the goods, as its category asks for them. */
export function GoodsSpecs(props: ControlProps) {
  return <SpecsInput {...props} category={useCategory()} />;
}

type ClaimTextProps = ControlProps & Pick<ComplianceTextAreaProps, 'isOneLine' | 'placeholder' | 'countTo'>;

/** A text of the goods: words that its category forbids are marked as one writes, replaced by a click. */
export function ClaimText({ value, isOneLine = false, ...rest }: ClaimTextProps) {
  const category = useCategory();
  return <ComplianceTextArea {...rest} value={value ?? ''} isOneLine={isOneLine} category={category} hasList />;
}

/** Selling points, one a tag, with the words among them that may not be claimed. */
export function ClaimPoints({ id, value = [], onChange, ...rest }: ControlProps) {
  const t = useT();
  const points: readonly string[] = value;
  const text = points.join('\n');
  const { marks } = useCompliance(text, { category: useCategory() });
  const { form } = useGoodsForm();
  return (
    <Flex vertical gap={8}>
      {form && <WantedPoints points={form.points} />}
      <Select
        {...rest}
        id={id}
        mode="tags"
        open={false}
        suffixIcon={null}
        tokenSeparators={['\n']}
        aria-label={t('goods.sellingPoints')}
        value={[...points]}
        onChange={onChange}
      />
      <MarkList
        text={text}
        marks={marks}
        onReplace={(next) =>
          onChange?.(
            next
              .split('\n')
              .map((point) => point.trim())
              .filter(Boolean),
          )
        }
      />
    </Flex>
  );
}
