import { Avatar, Descriptions, Flex, Modal } from 'antd';
import { Text } from '@/components/ui/Text';
import { type MessageId, type Translate, useT } from '@/hooks/useT';
import type { BrandFields } from '@/services/brand/schema';
import { brandChanges } from './brandChanges';

interface ActivateDialogProps {
  readonly live: BrandFields;
  readonly next: BrandFields;
  readonly title: string;
  readonly isPending: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

interface FieldValueProps {
  readonly field: keyof BrandFields;
  readonly value: string;
}

function FieldValue({ field, value }: FieldValueProps) {
  const t = useT();
  if (!value) return <Text type="secondary">{t('brand.none')}</Text>;
  if (images.has(field)) return <Avatar shape="square" size={48} src={value} alt={t(`brand.${field}`)} />;
  return <span>{shownValue(t, field, value)}</span>;
}

const images: ReadonlySet<keyof BrandFields> = new Set(['logo', 'favicon', 'login_image', 'watermark_image']);
/** Fields whose values are keys, with the start of their messages. */
const named: Partial<Record<keyof BrandFields, string>> = {
  closed_areas: 'brand.area.',
  watermark_kind: 'brand.watermark.kind.',
  watermark_place: 'brand.place.',
};

function shownValue(t: Translate, field: keyof BrandFields, value: string): string {
  const start = named[field];
  if (start)
    return value
      .split(', ')
      .map((key) => t(`${start}${key}` as MessageId))
      .join(t('brand.history.comma'));
  return field === 'watermark_opacity' ? `${value}%` : value;
}

/** What changes for everybody, before it does. */
export function ActivateDialog({ live, next, title, isPending, onConfirm, onClose }: ActivateDialogProps) {
  const t = useT();
  return (
    <Modal
      open
      title={title}
      okText={t('brand.activate')}
      confirmLoading={isPending}
      onOk={onConfirm}
      onCancel={onClose}
    >
      <Flex vertical gap={12}>
        <Text type="secondary">{t('brand.activateHint')}</Text>
        <BrandDifferences before={live} after={next} />
      </Flex>
    </Modal>
  );
}

interface BrandDifferencesProps {
  readonly before: BrandFields;
  readonly after: BrandFields;
}

/** The fields in which two states of a brand differ. */
export function BrandDifferences({ before: old, after: next }: BrandDifferencesProps) {
  const t = useT();
  return (
    <Descriptions
      bordered
      size="small"
      column={1}
      items={brandChanges(old, next).map(({ field, before, after }) => ({
        key: field,
        label: t(`brand.${field}`),
        children: (
          <Flex vertical gap={4}>
            <del>
              <FieldValue field={field} value={before} />
            </del>
            <ins>
              <FieldValue field={field} value={after} />
            </ins>
          </Flex>
        ),
      }))}
    />
  );
}
