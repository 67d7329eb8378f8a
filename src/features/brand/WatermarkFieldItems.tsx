import { Flex, Form, Input, Segmented, Select, Slider } from 'antd';
import { Suspense } from 'react';
import { LogoField } from '@/blocks/LogoField';
import { PlansField } from '@/blocks/PlansField';
import { lazyPart } from '@/components/lazyPart';
import {
  MAX_WATERMARK_TEXT,
  MIN_WATERMARK_OPACITY,
  watermarkKinds,
  watermarkPlaces,
  watermarkProblem,
} from '@/domain/brand';
import { useT } from '@/hooks/useT';
import type { BrandFields } from '@/services/brand/schema';

interface WatermarkFieldItemsProps {
  /** As they stand in the form. */
  readonly values: BrandFields;
}

/** The engine comes with it. */
const WatermarkPreview = lazyPart(() =>
  import('./WatermarkPreview').then((module) => ({ default: module.WatermarkPreview })),
);

/** The mark on the merchants' videos, off until it is chosen, beside what it looks like. */
export function WatermarkFieldItems({ values }: WatermarkFieldItemsProps) {
  const t = useT();
  const { watermark_kind: kind } = values;
  const checkImage = async (_: unknown, image = ''): Promise<void> => {
    const problem = watermarkProblem({ ...values, watermark_image: image });
    if (problem && problem !== 'noText') throw new Error(t(`brand.watermark.${problem}`));
  };
  return (
    <>
      <Form.Item name="watermark_kind" label={t('brand.watermark_kind')} extra={t('brand.watermarkHint')}>
        <Segmented options={watermarkKinds.map((value) => ({ value, label: t(`brand.watermark.kind.${value}`) }))} />
      </Form.Item>
      {kind !== 'none' && (
        <Flex gap={24} wrap>
          <Flex vertical flex="1 1 280px">
            {kind === 'text' && (
              <Form.Item
                name="watermark_text"
                label={t('brand.watermark_text')}
                rules={[{ required: true, whitespace: true, message: t('brand.watermark.noText') }]}
              >
                <Input maxLength={MAX_WATERMARK_TEXT} showCount />
              </Form.Item>
            )}
            {kind === 'logo' && (
              <Form.Item name="watermark_image" label={t('brand.watermark_image')} rules={[{ validator: checkImage }]}>
                <LogoField label={t('brand.watermark_image')} isPng />
              </Form.Item>
            )}
            <Form.Item name="watermark_place" label={t('brand.watermark_place')}>
              <Select options={watermarkPlaces.map((value) => ({ value, label: t(`brand.place.${value}`) }))} />
            </Form.Item>
            <Form.Item name="watermark_opacity" label={t('brand.watermark_opacity')}>
              <Slider min={MIN_WATERMARK_OPACITY} max={100} step={5} tooltip={{ formatter: (at) => `${at}%` }} />
            </Form.Item>
            <Form.Item name="watermark_plans" label={t('brand.watermark_plans')} extra={t('brand.watermarkPlansHint')}>
              <PlansField />
            </Form.Item>
          </Flex>
          <Suspense>
            <WatermarkPreview setting={values} />
          </Suspense>
        </Flex>
      )}
    </>
  );
}
