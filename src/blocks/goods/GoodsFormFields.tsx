import { CheckOutlined } from '@ant-design/icons';
import { AutoComplete, Flex, Input } from 'antd';
import { ToneTag } from '@/components/ToneTag';
import { GridLayout } from '@/components/ui/GridLayout';
import { Text } from '@/components/ui/Text';
import {
  type GoodsForm,
  type GoodsProperty,
  isOddProperty,
  missingProperties,
  readProperty,
  type Spec,
  writeProperty,
} from '@/domain/goodsTemplates';
import { useT } from '@/hooks/useT';

interface PropertyFieldProps {
  readonly property: GoodsProperty;
  readonly specs: readonly Spec[];
  readonly onChange: (specs: Spec[]) => void;
}

function PropertyField({ property, specs, onChange }: PropertyFieldProps) {
  const t = useT();
  const { name, kind, unit, sample, choices, is_required } = property;
  const text = readProperty(property, specs);
  const change = (next: string) => onChange(writeProperty(property, next, specs));
  const isOdd = isOddProperty(property, text);
  return (
    <Flex vertical gap={4} component="label">
      <span>
        {name}
        {is_required && (
          <Text type="tertiary" size="small">
            {' '}
            {t('goods.form.required')}
          </Text>
        )}
      </span>
      {kind === 'choice' ? (
        <AutoComplete
          aria-label={name}
          allowClear
          value={text}
          placeholder={sample || choices.join(' / ')}
          options={choices.map((value) => ({ value }))}
          onChange={(next) => change(next ?? '')}
        />
      ) : (
        <Input
          aria-label={name}
          value={text}
          placeholder={sample}
          maxLength={150}
          suffix={unit || <span />}
          {...(kind === 'number' ? { inputMode: 'decimal' as const } : {})}
          {...(isOdd ? { status: 'warning' as const } : {})}
          onChange={({ target }) => change(target.value)}
        />
      )}
      {isOdd && (
        <Text type="secondary" size="small">
          {t(kind === 'number' ? 'goods.form.oddNumber' : 'goods.form.oddChoice')}
        </Text>
      )}
    </Flex>
  );
}

interface GoodsFormFieldsProps {
  readonly form: Pick<GoodsForm, 'fields'>;
  readonly specs: readonly Spec[];
  readonly onChange: (specs: Spec[]) => void;
}

/** The properties that a category's form asks for, and which of them are still to be filled in. */
export function GoodsFormFields({ form, specs, onChange }: GoodsFormFieldsProps) {
  const t = useT();
  const missing = missingProperties(form, specs);
  return (
    <Flex vertical gap={12}>
      <GridLayout columns="repeat(auto-fill, minmax(min(220px, 100%), 1fr))" gap="8px 16px" align="start">
        {form.fields.map((property, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: while it is drafted two may have one name
          <PropertyField key={index} property={property} specs={specs} onChange={onChange} />
        ))}
      </GridLayout>
      <div role="status">
        <ToneTag tone={missing.length > 0 ? 'warn' : 'good'}>
          {missing.length > 0 ? t('goods.form.missing', { names: missing.join('、') }) : t('goods.form.complete')}
        </ToneTag>
      </div>
    </Flex>
  );
}

interface WantedImagesProps {
  readonly images: readonly string[];
  /** File names of the pictures that are there. */
  readonly names: readonly string[];
}

/** Pictures that a category's goods should have; one whose file is named like it is ticked. */
export function WantedImages({ images, names }: WantedImagesProps) {
  const t = useT();
  if (images.length === 0) return null;
  return (
    <Text type="secondary" size="small">
      {t('goods.form.images')}
      {images.map((image, index) => (
        <span key={image}>
          {index > 0 && '、'}
          {image}
          {names.some((name) => name.includes(image)) && <CheckOutlined aria-label={t('goods.form.imageThere')} />}
        </span>
      ))}
    </Text>
  );
}

/** What selling points could tell of. */
export function WantedPoints({ points }: { readonly points: readonly string[] }) {
  const t = useT();
  if (points.length === 0) return null;
  return (
    <Text type="secondary" size="small">
      {t('goods.form.points', { points: points.join('；') })}
    </Text>
  );
}
