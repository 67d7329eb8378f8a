import { Button, ColorPicker, Flex, Input, Segmented, Select, Slider } from 'antd';
import { useEffect, useMemo, useState } from 'react';
import {
  CoverCanvas,
  type CoverContent,
  type CoverImage,
  imageOf,
  renderCover,
  useMaterials,
} from '@/blocks/materials';
import { MediaPicker } from '@/blocks/media';
import { GridLayout } from '@/components/ui/GridLayout';
import { Text } from '@/components/ui/Text';
import {
  builtInFonts,
  type CoverPalette,
  type CoverSize,
  coverColors,
  coverSizeIds,
  coverSizes,
  coverTemplateById,
  coverTemplates,
  coverTexts,
} from '@/domain/materials';
import { useCurrentGoods } from '@/hooks/useCurrentGoods';
import { type MessageId, useT } from '@/hooks/useT';
import { ownFontFamily, useOwnFonts } from './fonts/ownFonts';
import styles from './materials.module.css';
import { useKeep } from './parts/useKeep';
import { VideoCoverDialog } from './VideoCoverDialog';

const first = coverTemplates[0];
const limits = { title: 60, sub: 60, badge: 16, price: 16 } as const;

/** Covers: a template, own words, colors, image and font, drawn as one types; PNG, library, or a finished video's cover. */
export function CoversTab() {
  const t = useT();
  const goods = useCurrentGoods();
  const keep = useKeep();
  const { own: fonts } = useMaterials('font');
  useOwnFonts(fonts);
  const [templateId, setTemplateId] = useState(first?.id ?? '');
  const [size, setSize] = useState<CoverSize>('3:4');
  const [texts, setTexts] = useState<CoverContent['texts']>(() => ({
    title: goods?.title ?? t('material.covers.sampleTitle'),
    sub: t('material.covers.sampleSub'),
    badge: t('material.covers.sampleBadge'),
    price: t('material.covers.samplePrice'),
  }));
  const [changed, setChanged] = useState<Partial<CoverPalette>>({});
  const [family, setFamily] = useState('');
  const [address, setAddress] = useState(goods?.cover ?? '');
  const [image, setImage] = useState<HTMLImageElement>();
  const [focus, setFocus] = useState<readonly [number, number]>([0.5, 0.5]);
  const [opened, setOpened] = useState<'media' | 'video'>();
  const template = coverTemplateById(templateId) ?? first;
  const { act } = keep;
  // biome-ignore lint/correctness/useExhaustiveDependencies: one image a time, told once
  useEffect(() => {
    let isGone = false;
    if (address === '') setImage(undefined);
    else void act('image', () => imageOf(address)).then((found) => !isGone && setImage(found));
    return () => {
      isGone = true;
    };
  }, [address]);
  const content = useMemo((): CoverContent | undefined => {
    if (!template) return undefined;
    const coverImage: CoverImage | undefined = image && {
      source: image,
      width: image.naturalWidth,
      height: image.naturalHeight,
      focus,
    };
    return { texts, palette: { ...template.palette, ...changed }, family, image: coverImage };
  }, [template, texts, changed, family, image, focus]);
  if (!template || !content) return null;
  const name = t('material.covers.saveName', { title: texts.title.slice(0, 30) || t('material.tab.cover') });
  const made = async () => ({
    file: new File([await renderCover(template, content, size)], `${name}.png`, { type: 'image/png' }),
    facts: coverSizes[size],
  });

  return (
    <GridLayout gap={16} align="start" className={styles.coverEditor}>
      <GridLayout
        component="section"
        columns="repeat(auto-fill, minmax(96px, 1fr))"
        gap={8}
        className={styles.coverList}
        aria-label={t('material.tab.cover')}
      >
        {coverTemplates.map((one) => (
          <button
            key={one.id}
            type="button"
            className={styles.cover}
            aria-pressed={one.id === template.id}
            onClick={() => {
              setTemplateId(one.id);
              setChanged({});
            }}
          >
            <CoverCanvas
              template={one}
              content={{ ...content, palette: one.palette, family: '' }}
              size="3:4"
              width={96}
              label=""
            />
            <Text ellipsis className={styles.name}>
              {t(`materialData.cover.${one.id}` as MessageId)}
            </Text>
          </button>
        ))}
      </GridLayout>
      <Flex component="section" vertical gap={12} className={styles.panel} aria-label={t('material.covers.preview')}>
        <Segmented
          block
          aria-label={t('material.covers.size')}
          value={size}
          onChange={setSize}
          options={coverSizeIds.map((id) => ({ value: id, label: id }))}
        />
        <div className={styles.stage}>
          <CoverCanvas
            template={template}
            content={content}
            size={size}
            width={720}
            label={t('material.covers.preview')}
          />
        </div>
        <Flex gap="8px 12px" align="center" wrap>
          <Button
            type="primary"
            loading={keep.busy === 'download'}
            onClick={() => void keep.download(async () => (await made()).file)}
          >
            {t('material.downloadPng')}
          </Button>
          <Button loading={keep.busy === 'library'} onClick={() => void keep.toLibrary(made)}>
            {t('material.toLibrary')}
          </Button>
          <Button onClick={() => setOpened('video')}>{t('material.covers.forVideo')}</Button>
          <Button loading={keep.busy === 'timeline'} onClick={() => void keep.toTimeline(made)}>
            {t('material.toTimeline')}
          </Button>
        </Flex>
      </Flex>
      <Flex component="section" vertical gap={12} className={styles.panel} aria-label={t('material.covers.texts')}>
        {coverTexts.map((key) => (
          <Flex key={key} vertical gap={4}>
            <label htmlFor={`cover-${key}`}>{t(`material.covers.text.${key}`)}</label>
            {key === 'title' ? (
              <Input.TextArea
                id={`cover-${key}`}
                autoSize={{ minRows: 1, maxRows: 3 }}
                maxLength={limits[key]}
                value={texts[key]}
                onChange={({ target }) => setTexts({ ...texts, [key]: target.value })}
              />
            ) : (
              <Input
                id={`cover-${key}`}
                maxLength={limits[key]}
                value={texts[key]}
                onChange={({ target }) => setTexts({ ...texts, [key]: target.value })}
              />
            )}
          </Flex>
        ))}
        <Flex vertical gap={4}>
          <span>{t('material.covers.image')}</span>
          <Flex gap="8px 12px" align="center" wrap>
            <Button onClick={() => setOpened('media')}>{t('material.covers.pickImage')}</Button>
            {goods?.cover && (
              <Button onClick={() => setAddress(goods.cover ?? '')}>{t('material.covers.goodsImage')}</Button>
            )}
            {address && (
              <Button type="text" onClick={() => setAddress('')}>
                {t('material.covers.noImage')}
              </Button>
            )}
          </Flex>
          {image &&
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
                  onChange={(value) => setFocus(index === 0 ? [value / 100, focus[1]] : [focus[0], value / 100])}
                />
              </Flex>
            ))}
        </Flex>
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
                onChange={(value) => setChanged({ ...changed, [role]: value.toHexString().slice(0, 7) })}
              />
            ))}
            {Object.keys(changed).length > 0 && (
              <Button size="small" type="link" onClick={() => setChanged({})}>
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
            onChange={setFamily}
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
      <MediaPicker
        open={opened === 'media'}
        kinds={['image']}
        onClose={() => setOpened(undefined)}
        onPick={([file]) => {
          setOpened(undefined);
          if (file) setAddress(file.url);
        }}
      />
      {opened === 'video' && <VideoCoverDialog make={made} keep={keep} onClose={() => setOpened(undefined)} />}
    </GridLayout>
  );
}
