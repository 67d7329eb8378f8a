import { Alert, Button, ColorPicker, Flex } from 'antd';
import { type ReactNode, useState } from 'react';
import { type Materials, stickerAddress, stickerFile, useMaterials } from '@/blocks/materials';
import { GridLayout } from '@/components/ui/GridLayout';
import { Text } from '@/components/ui/Text';
import { type Recoloring, stickerColors, stickerGroups, stickerSvg } from '@/domain/materials';
import { type MessageId, useT } from '@/hooks/useT';
import { shownByCaller } from '@/lib/request';
import { saveBlob } from '@/lib/saveBlob';
import { materialApi } from '@/services/material/api';
import styles from './materials.module.css';
import { OwnActions, useRemoveMaterial } from './parts/OwnActions';
import { OwnBar, type Scope } from './parts/OwnBar';
import { FavoriteButton } from './parts/StarButton';
import { useKeep } from './parts/useKeep';
import { StickerError, stickerImage } from './stickerImage';

const SIDE = 1024;

/** Stickers of our own drawing and of the merchant's; recoloured, downloaded, put on a timeline. */
export function StickersTab() {
  const t = useT();
  const materials = useMaterials('sticker');
  const removeMaterial = useRemoveMaterial(materials.refresh);
  const keep = useKeep();
  const [filter, setFilter] = useState<Scope>('all');
  const [chosen, setChosen] = useState('');
  const [colors, setColors] = useState<Recoloring>({});
  const choose = (id: string) => {
    setChosen(id);
    setColors({});
  };
  const nameOf = (id: string): string => t(`materialData.sticker.${id}` as MessageId);
  const upload = useStickerUpload(keep, materials.refresh);

  return (
    <GridLayout gap={16} align="start" className={styles.split}>
      <Flex vertical gap={16}>
        <OwnBar
          scope={filter}
          onScope={setFilter}
          accept=".png,.jpg,.jpeg,.webp,.svg"
          isUploading={keep.busy === 'upload'}
          onUpload={(files) => void upload(files)}
          note={t('material.stickers.svgNote')}
        />
        {materials.problem && <Alert type="error" showIcon title={materials.problem} />}
        {materials.own.length > 0 && (
          <StickerGrid label={t('material.own')}>
            {materials.own
              .filter((one) => filter !== 'stars' || one.is_favorite)
              .map((one) => (
                <div key={one.id} className={styles.sticker}>
                  <img src={one.url} alt={one.name} />
                  <Text ellipsis className={styles.name}>
                    {one.name}
                  </Text>
                  <OwnActions one={one} materials={materials} onRemove={(id) => void removeMaterial(id)} />
                </div>
              ))}
          </StickerGrid>
        )}
        {filter !== 'own' &&
          stickerGroups.map((group) => {
            const shown = group.stickers.filter(({ id }) => filter === 'all' || materials.isFavorite(id));
            if (shown.length === 0) return null;
            return (
              <StickerGrid key={group.id} label={t(`materialData.stickerGroup.${group.id}`)}>
                {shown.map(({ id }) => (
                  <button
                    key={id}
                    type="button"
                    className={styles.sticker}
                    aria-pressed={chosen === id}
                    onClick={() => choose(id)}
                  >
                    <img src={stickerAddress(id)} alt="" loading="lazy" />
                    <Text ellipsis className={styles.name}>
                      {nameOf(id)}
                    </Text>
                  </button>
                ))}
              </StickerGrid>
            );
          })}
      </Flex>
      <Flex
        component="aside"
        vertical
        gap={12}
        className={`${styles.panel} ${styles.side}`}
        aria-label={t('material.stickers.recolor')}
      >
        {chosen === '' ? (
          <p className={styles.muted}>{t('material.stickers.choose')}</p>
        ) : (
          <StickerPanel id={chosen} colors={colors} onColors={setColors} materials={materials} keep={keep} />
        )}
      </Flex>
    </GridLayout>
  );
}

interface StickerGridProps {
  readonly label: string;
  readonly children: ReactNode;
}

function StickerGrid({ label, children }: StickerGridProps) {
  return (
    <section aria-label={label}>
      <Text component="h2" size="medium" strong style={{ margin: '0 0 8px' }}>
        {label}
      </Text>
      <GridLayout columns="repeat(auto-fill, minmax(92px, 1fr))" gap={8}>
        {children}
      </GridLayout>
    </section>
  );
}

interface StickerPanelProps {
  readonly id: string;
  readonly colors: Recoloring;
  readonly onColors: (colors: Recoloring) => void;
  readonly materials: Materials;
  readonly keep: ReturnType<typeof useKeep>;
}

/** The chosen sticker: its colors, and what can be done with it. */
function StickerPanel({ id, colors, onColors, materials, keep }: StickerPanelProps) {
  const t = useT();
  const name = t(`materialData.sticker.${id}` as MessageId);
  const made = () => stickerFile(id, name, colors, SIDE);
  const asMade = async () => ({ file: await made(), facts: { width: SIDE, height: SIDE } });

  return (
    <>
      <div className={styles.stage}>
        <img src={stickerAddress(id, colors)} alt={name} />
      </div>
      <Flex gap="8px 12px" align="center" wrap>
        <strong style={{ flex: 1 }}>{name}</strong>
        <FavoriteButton materials={materials} id={id} name={name} />
      </Flex>
      {stickerColors(id).length > 0 && (
        <Flex gap="8px 12px" align="center" wrap>
          <Text type="secondary" size={13}>
            {t('material.stickers.recolor')}
          </Text>
          {stickerColors(id).map((color, index) => (
            <ColorPicker
              key={color}
              size="small"
              disabledAlpha
              value={colors[color] ?? color}
              aria-label={t('material.stickers.color', { number: index + 1 })}
              onChangeComplete={(value) => onColors({ ...colors, [color]: value.toHexString().slice(0, 7) })}
            />
          ))}
          {Object.keys(colors).length > 0 && (
            <Button size="small" type="link" onClick={() => onColors({})}>
              {t('material.stickers.reset')}
            </Button>
          )}
        </Flex>
      )}
      <Flex gap="8px 12px" align="center" wrap>
        <Button type="primary" loading={keep.busy === 'timeline'} onClick={() => void keep.toTimeline(asMade)}>
          {t('material.toTimeline')}
        </Button>
        <Button onClick={() => void keep.download(made)}>{t('material.downloadPng')}</Button>
        <Button
          onClick={() => saveBlob(new Blob([stickerSvg(id, colors) ?? ''], { type: 'image/svg+xml' }), `${name}.svg`)}
        >
          {t('material.downloadSvg')}
        </Button>
        <Button loading={keep.busy === 'library'} onClick={() => void keep.toLibrary(asMade)}>
          {t('material.toLibrary')}
        </Button>
      </Flex>
    </>
  );
}

/** Uploads stickers of the merchant's own, one after the other. */
function useStickerUpload(keep: ReturnType<typeof useKeep>, onDone: () => void) {
  const t = useT();
  return async (files: readonly File[]) => {
    for (const file of files) {
      const name = file.name.replace(/\.[^.]+$/, '').slice(0, 120) || 'sticker';
      await keep.act(
        'upload',
        async () => {
          const { file: image, width, height } = await stickerImage(file);
          const { id, url } = await keep.store({ file: image, facts: { width, height } });
          await materialApi.save({ kind: 'sticker', name, url, file_id: id, width, height }, shownByCaller);
        },
        {
          done: 'material.saved',
          explain: (error) => (error instanceof StickerError ? t(error.id, error.values) : undefined),
        },
      );
    }
    onDone();
  };
}
