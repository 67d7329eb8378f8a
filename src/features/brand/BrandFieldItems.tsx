import { Checkbox, ColorPicker, Divider, Flex, Form, Input, Select } from 'antd';
import { LogoField } from '@/blocks/LogoField';
import { type BrandArea, type BrandColors, brandAreas, mailProblem } from '@/domain/brand';
import { type MessageId, useT } from '@/hooks/useT';
import type { BrandFields } from '@/services/brand/schema';
import { themeColorList } from '../../../config/theme';
import { BrandContrast } from './BrandContrast';
import { LoginImageField } from './LoginImageField';
import { WatermarkFieldItems } from './WatermarkFieldItems';

interface BrandFieldItemsProps {
  /** As they stand in the form. */
  readonly values: BrandFields;
  readonly onColor: (field: keyof BrandColors, color: string) => void;
}

/** All that a brand settles, by what it is for. */
export function BrandFieldItems({ values, onColor }: BrandFieldItemsProps) {
  const t = useT();
  return (
    <>
      <Part title="brand.part.looks" />
      <Form.Item name="name" label={t('brand.name')} rules={[{ required: true, message: t('brand.nameNeeded') }]}>
        <Input maxLength={30} showCount />
      </Form.Item>
      <Form.Item name="title" label={t('brand.title')} extra={t('brand.titleHint')}>
        <Input maxLength={60} />
      </Form.Item>
      <Form.Item name="logo" label={t('brand.logo')}>
        <LogoField label={t('brand.logo')} />
      </Form.Item>
      <Form.Item name="favicon" label={t('brand.favicon')}>
        <LogoField label={t('brand.favicon')} />
      </Form.Item>
      <Flex gap={24} wrap>
        {(['color', 'secondary', 'link'] as const).map((field) => (
          <Form.Item key={field} name={field} label={t(`brand.${field}`)}>
            <ColorField presetsLabel={t('brand.presets')} />
          </Form.Item>
        ))}
      </Flex>
      <Form.Item>
        <BrandContrast colors={values} onFix={onColor} />
      </Form.Item>
      <Form.Item name="icp" label={t('brand.icp')}>
        <Input maxLength={60} />
      </Form.Item>
      <Part title="brand.part.login" />
      <Form.Item name="slogan" label={t('brand.slogan')} extra={t('brand.sloganHint')}>
        <Input maxLength={60} />
      </Form.Item>
      <Form.Item name="login_image" label={t('brand.login_image')}>
        <LoginImageField label={t('brand.login_image')} />
      </Form.Item>
      <Part title="brand.part.contact" />
      <Form.Item name="service_phone" label={t('brand.service_phone')}>
        <Input maxLength={30} inputMode="tel" />
      </Form.Item>
      <Form.Item name="service_wechat" label={t('brand.service_wechat')}>
        <Input maxLength={40} />
      </Form.Item>
      <MailItem field="service_email" />
      <Form.Item name="service_hours" label={t('brand.service_hours')}>
        <Input maxLength={40} placeholder={t('brand.service_hoursHint')} />
      </Form.Item>
      <Form.Item name="mail_name" label={t('brand.mail_name')} extra={t('brand.mailHint')}>
        <Input maxLength={30} />
      </Form.Item>
      <MailItem field="mail_address" />
      <Part title="brand.part.areas" />
      <Form.Item name="closed_areas" label={t('brand.areas')} extra={t('brand.areasHint')}>
        <AreasField />
      </Form.Item>
      <Part title="brand.part.watermark" />
      <WatermarkFieldItems values={values} />
      <Part title="brand.part.hosts" />
      <Form.Item
        name="hosts"
        label={t('brand.hosts')}
        extra={t('brand.hostsHint')}
        rules={[{ required: true, message: t('brand.hostsNeeded') }]}
      >
        <Select mode="tags" open={false} suffixIcon={null} tokenSeparators={[',', ' ', '\uff0c']} />
      </Form.Item>
    </>
  );
}

function Part({ title }: { readonly title: MessageId }) {
  return (
    <Divider titlePlacement="start" style={{ marginBlock: '8px 16px' }}>
      {useT()(title)}
    </Divider>
  );
}

function MailItem({ field }: { readonly field: 'service_email' | 'mail_address' }) {
  const t = useT();
  const check = async (_: unknown, value = ''): Promise<void> => {
    if (mailProblem({ service_email: '', mail_address: value.trim() })) throw new Error(t('brand.mailWrong'));
  };
  return (
    <Form.Item name={field} label={t(`brand.${field}`)} rules={[{ validator: check }]}>
      <Input maxLength={80} inputMode="email" />
    </Form.Item>
  );
}

interface AreasFieldProps {
  /** Given by Form.Item. */
  readonly value?: readonly BrandArea[];
  readonly onChange?: (closed: BrandArea[]) => void;
}

/** What merchants get is ticked; what is stored is what they do not get, so that a new area is open. */
function AreasField({ value = [], onChange }: AreasFieldProps) {
  const t = useT();
  return (
    <Checkbox.Group<BrandArea>
      style={{ rowGap: 8 }}
      value={brandAreas.filter((area) => !value.includes(area))}
      options={brandAreas.map((area) => ({ value: area, label: t(`brand.area.${area}`) }))}
      onChange={(open) => onChange?.(brandAreas.filter((area) => !open.includes(area)))}
    />
  );
}

interface ColorFieldProps {
  /** Given by Form.Item. */
  readonly value?: string;
  readonly onChange?: (color: string) => void;
  readonly presetsLabel: string;
}

/** A color of the brand, always `#rrggbb`. */
function ColorField({ value = '', onChange, presetsLabel }: ColorFieldProps) {
  return (
    <ColorPicker
      value={value}
      showText
      disabledAlpha
      format="hex"
      presets={[{ label: presetsLabel, colors: themeColorList.map(({ color }) => color) }]}
      onChange={(color) => onChange?.(color.toHexString())}
    />
  );
}
