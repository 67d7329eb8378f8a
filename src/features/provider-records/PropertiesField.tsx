import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Checkbox, Flex, Form, Input, Select } from 'antd';
import { useState } from 'react';
import { GoodsFormFields, WantedImages, WantedPoints } from '@/blocks/goods/GoodsFormFields';
import type { ControlProps } from '@/components/resource/types';
import { GridLayout } from '@/components/ui/GridLayout';
import { Panel } from '@/components/ui/Panel';
import { Text } from '@/components/ui/Text';
import { type GoodsProperty, goodsTemplateLimits, propertyKinds, type Spec } from '@/domain/goodsTemplates';
import { useT } from '@/hooks/useT';

const emptyProperty: GoodsProperty = { name: '', kind: 'text', unit: '', is_required: false, sample: '', choices: [] };

interface PropertyEditorProps {
  readonly property: GoodsProperty;
  /** From 1. */
  readonly position: number;
  readonly count: number;
  readonly onChange: (change: Partial<GoodsProperty>) => void;
  /** @param position from 1 */
  readonly onMove: (position: number) => void;
  readonly onRemove: () => void;
}

function PropertyEditor({ property, position, count, onChange, onMove, onRemove }: PropertyEditorProps) {
  const t = useT();
  const { name, kind, unit, is_required, sample, choices } = property;
  const label = t('goodsTemplate.property', { n: position });
  return (
    <Panel vertical gap={8} padding={12} role="group" aria-label={label}>
      <Flex gap={8} align="center" wrap>
        <Input
          style={{ flex: '1 1 140px' }}
          aria-label={t('goodsTemplate.propertyName')}
          placeholder={t('goodsTemplate.propertyNameHint')}
          maxLength={goodsTemplateLimits.name}
          value={name}
          onChange={({ target }) => onChange({ name: target.value })}
        />
        <Select
          style={{ inlineSize: 96 }}
          aria-label={t('goodsTemplate.kind')}
          value={kind}
          options={propertyKinds.map((value) => ({ value, label: t(`goodsTemplate.kind.${value}`) }))}
          onChange={(next) => onChange({ kind: next })}
        />
        <Checkbox checked={is_required} onChange={({ target }) => onChange({ is_required: target.checked })}>
          {t('goodsTemplate.required')}
        </Checkbox>
        <Flex style={{ marginInlineStart: 'auto' }}>
          <Button
            type="text"
            size="small"
            icon={<ArrowUpOutlined />}
            disabled={position === 1}
            aria-label={t('goodsTemplate.up', { n: position })}
            onClick={() => onMove(position - 1)}
          />
          <Button
            type="text"
            size="small"
            icon={<ArrowDownOutlined />}
            disabled={position === count}
            aria-label={t('goodsTemplate.down', { n: position })}
            onClick={() => onMove(position + 1)}
          />
          <Button
            type="text"
            size="small"
            icon={<DeleteOutlined />}
            aria-label={t('goodsTemplate.remove', { n: position })}
            onClick={onRemove}
          />
        </Flex>
      </Flex>
      <Flex gap={8} wrap>
        {kind === 'choice' ? (
          <Select
            style={{ flex: '1 1 100%' }}
            mode="tags"
            open={false}
            suffixIcon={null}
            tokenSeparators={['、', '，', ',']}
            maxCount={goodsTemplateLimits.choices}
            aria-label={t('goodsTemplate.choices')}
            placeholder={t('goodsTemplate.choicesHint')}
            value={[...choices]}
            onChange={(next: string[]) => onChange({ choices: next })}
          />
        ) : (
          <>
            <Input
              style={{ flex: '2 1 160px' }}
              aria-label={t('goodsTemplate.sample')}
              placeholder={t('goodsTemplate.sampleHint')}
              maxLength={goodsTemplateLimits.sample}
              value={sample}
              onChange={({ target }) => onChange({ sample: target.value })}
            />
            <Input
              style={{ flex: '1 1 96px' }}
              aria-label={t('goodsTemplate.unit')}
              placeholder={t('goodsTemplate.unitHint')}
              maxLength={goodsTemplateLimits.unit}
              value={unit}
              onChange={({ target }) => onChange({ unit: target.value })}
            />
          </>
        )}
      </Flex>
    </Panel>
  );
}

/** The properties of a goods form, beside the form as a merchant will see it. */
export function PropertiesField({ id, value = [], onChange }: ControlProps) {
  const t = useT();
  const properties: readonly GoodsProperty[] = value;
  const set = (next: readonly GoodsProperty[]) => onChange?.(next);
  const move = (from: number, position: number) => {
    const [moved] = properties.slice(from, from + 1);
    if (moved) set(properties.toSpliced(from, 1).toSpliced(position - 1, 0, moved));
  };
  return (
    <GridLayout id={id} columns="repeat(auto-fit, minmax(min(340px, 100%), 1fr))" gap={24} align="start">
      <Flex vertical gap={8}>
        {properties.map((property, index) => (
          <PropertyEditor
            // biome-ignore lint/suspicious/noArrayIndexKey: a property has no identity but its place
            key={index}
            property={property}
            position={index + 1}
            count={properties.length}
            onChange={(change) => set(properties.with(index, { ...property, ...change }))}
            onMove={(position) => move(index, position)}
            onRemove={() => set(properties.toSpliced(index, 1))}
          />
        ))}
        {properties.length < goodsTemplateLimits.fields && (
          <Button type="dashed" block icon={<PlusOutlined />} onClick={() => set([...properties, emptyProperty])}>
            {t('goodsTemplate.add')}
          </Button>
        )}
      </Flex>
      <GoodsFormPreview fields={properties} />
    </GridLayout>
  );
}

/** Can be filled in like the merchant's; nothing of it is kept. */
function GoodsFormPreview({ fields }: { readonly fields: readonly GoodsProperty[] }) {
  const form = Form.useFormInstance();
  const points = Form.useWatch<readonly string[] | undefined>('points', form);
  const images = Form.useWatch<readonly string[] | undefined>('images', form);
  return <GoodsTemplatePreview fields={fields} points={points ?? []} images={images ?? []} />;
}

interface GoodsTemplatePreviewProps {
  readonly fields: readonly GoodsProperty[];
  readonly points: readonly string[];
  readonly images: readonly string[];
}

/** A goods form as a merchant sees it in its goods; it can be tried. */
export function GoodsTemplatePreview({ fields, points, images }: GoodsTemplatePreviewProps) {
  const t = useT();
  const [specs, setSpecs] = useState<readonly Spec[]>([]);
  const named = fields.filter(({ name }) => name.trim() !== '');
  return (
    <Panel vertical gap={12} component="section" aria-label={t('goodsTemplate.preview')}>
      <Text type="tertiary" size="small">
        {t('goodsTemplate.preview')}
      </Text>
      <WantedImages images={images} names={[]} />
      <WantedPoints points={points} />
      {named.length > 0 ? (
        <GoodsFormFields form={{ fields: named }} specs={specs} onChange={setSpecs} />
      ) : (
        <Text type="secondary">{t('goodsTemplate.previewEmpty')}</Text>
      )}
    </Panel>
  );
}
