import { Button, ColorPicker, Flex, Select, Slider } from 'antd';
import { ComplianceTextArea } from '@/blocks/compliance';
import { type CoverContent, useMaterials } from '@/blocks/materials';
import { Text } from '@/components/ui/Text';
import { builtInFonts, coverColors, coverTexts } from '@/domain/materials';
import { useCurrentGoods } from '@/hooks/useCurrentGoods';
import { type MessageId, useT } from '@/hooks/useT';
import { ownFontFamily, useOwnFonts } from './fonts/ownFonts';
import styles from './materials.module.css';
import type { CoverSettings } from './useCoverDesign';

interface CoverSettingsPanelProps {
  readonly settings: CoverSettings;
  readonly content: CoverContent;
  readonly onPickImage: () => void;
  readonly onChange: (patch: Partial<CoverSettings>) => void;
}

const limits = { title: 60, sub: 60, badge: 16, price: 16 } as const;

/** Words, image, colors and font of a cover. */
export function CoverSettingsPanel({ settings, content, onPickImage, onChange }: CoverSettingsPanelProps) {
  const t = useT();
  const { own: fonts } = useMaterials('font');
  useOwnFonts(fonts);
  const { texts, changed, family } = settings;
  return (
    <Flex component="section" vertical gap={12} className={styles.panel} aria-label={t('material.covers.texts')}>
      {coverTexts.map((key) => (
        <Flex key={key} vertical gap={4}>
          <label htmlFor={`cover-${key}`}>{t(`material.covers.text.${key}`)}</label>
          <ComplianceTextArea
            id={`cover-${key}`}
            isOneLine={key !== 'title'}
            autoSize={{ minRows: 1, maxRows: 3 }}
            maxLength={limits[key]}
            value={texts[key]}
            onChange={(text) => onChange({ texts: { ...texts, [key]: text } })}
          />
        </Flex>
      ))}
      <ImageField
        settings={settings}
        hasImage={content.image !== undefined}
        onPickImage={onPickImage}
        onChange={onChange}
      />
      <Flex vertical gap={4}>
        <span>{t('material.covers.colors')}</span>
        <Flex gap={12} wrap>
          {coverColors.map((role) => (
            <ColorPicker
              key={role}
              size="small"
              disabledAlpha
              value={content.palette[role]}
              aria-label={t(`material.covers.color.${role}`)}
              onChange={(value) => onChange({ changed: { ...changed, [role]: value.toHexString().slice(0, 7) } })}
            />
          ))}
          {Object.keys(changed).length > 0 && (
            <Button size="small" type="link" onClick={() => onChange({ changed: {} })}>
              {t('material.covers.reset')}
            </Button>
          )}
        </Flex>
      </Flex>
      <Flex vertical gap={4}>
        <span>{t('material.covers.font')}</span>
        <Select
          aria-label={t('material.covers.font')}
          value={family}
          onChange={(next) => onChange({ family: next })}
          options={[
            { value: '', label: t('material.covers.templateFont') },
            ...builtInFonts.map((one) => ({
              value: one.family,
              label: t(`materialData.font.${one.id}` as MessageId),
            })),
            ...fonts.map((one) => ({ value: ownFontFamily(one.id), label: one.name })),
          ]}
        />
      </Flex>
    </Flex>
  );
}

interface ImageFieldProps extends Pick<CoverSettingsPanelProps, 'settings' | 'onPickImage' | 'onChange'> {
  /** It has been read: it can be moved. */
  readonly hasImage: boolean;
}

/** The image of a cover: where it comes from, and which part of it is seen. */
function ImageField({ settings, hasImage, onPickImage, onChange }: ImageFieldProps) {
  const t = useT();
  const goods = useCurrentGoods();
  const { address, focus } = settings;
  return (
    <Flex vertical gap={4}>
      <span>{t('material.covers.image')}</span>
      <Flex gap="8px 12px" align="center" wrap>
        <Button onClick={onPickImage}>{t('material.covers.pickImage')}</Button>
        {goods?.cover && (
          <Button onClick={() => onChange({ address: goods.cover ?? '' })}>{t('material.covers.goodsImage')}</Button>
        )}
        {address && (
          <Button type="text" onClick={() => onChange({ address: '' })}>
            {t('material.covers.noImage')}
          </Button>
        )}
      </Flex>
      {hasImage &&
        (['focusX', 'focusY'] as const).map((axis, index) => (
          <Flex key={axis} vertical gap={4}>
            <Text type="secondary" size={13}>
              {t(`material.covers.${axis}`)}
            </Text>
            <Slider
              min={0}
              max={100}
              tooltip={{ open: false }}
              ariaLabelForHandle={t(`material.covers.${axis}`)}
              value={Math.round((focus[index] ?? 0.5) * 100)}
              onChange={(value) => onChange({ focus: index === 0 ? [value / 100, focus[1]] : [focus[0], value / 100] })}
            />
          </Flex>
        ))}
    </Flex>
  );
}
