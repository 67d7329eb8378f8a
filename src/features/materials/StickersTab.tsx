import { Alert, Button, ColorPicker, Flex } from 'antd';
import { useState } from 'react';
import { stickerAddress, stickerFile, useMaterials } from '@/blocks/materials';
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
import { StarButton } from './parts/StarButton';
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
  const nameOf = (id: string): string => t(`materialData.sticker.${id}` as MessageId);
  const choose = (id: string) => {
    setChosen(id);
    setColors({});
  };
  const upload = async (files: readonly File[]) => {
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
    materials.refresh();
  };
  const made = () => stickerFile(chosen, nameOf(chosen), colors, SIDE);
  const asMade = async () => ({ file: await made(), facts: { width: SIDE, height: SIDE } });

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
          <section aria-label={t('material.own')}>
            <Text component="h2" size="medium" strong style={{ margin: '0 0 8px' }}>
              {t('material.own')}
            </Text>
            <GridLayout columns="repeat(auto-fill, minmax(92px, 1fr))" gap={8}>
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
            </GridLayout>
          </section>
        )}
        {filter !== 'own' &&
          stickerGroups.map((group) => {
            const shown = group.stickers.filter(({ id }) => filter === 'all' || materials.isFavorite(id));
            if (shown.length === 0) return null;
            return (
              <section key={group.id} aria-label={t(`materialData.stickerGroup.${group.id}`)}>
                <Text component="h2" size="medium" strong style={{ margin: '0 0 8px' }}>
                  {t(`materialData.stickerGroup.${group.id}`)}
                </Text>
                <GridLayout columns="repeat(auto-fill, minmax(92px, 1fr))" gap={8}>
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
                </GridLayout>
              </section>
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
          <>
            <div className={styles.stage}>
              <img src={stickerAddress(chosen, colors)} alt={nameOf(chosen)} />
            </div>
            <Flex gap="8px 12px" align="center" wrap>
              <strong style={{ flex: 1 }}>{nameOf(chosen)}</strong>
              <StarButton
                name={nameOf(chosen)}
                isOn={materials.isFavorite(chosen)}
                onChange={(value) => void materials.favour({ key: chosen, value })}
              />
            </Flex>
            {stickerColors(chosen).length > 0 && (
              <Flex gap="8px 12px" align="center" wrap>
                <Text type="secondary" size={13}>
                  {t('material.stickers.recolor')}
                </Text>
                {stickerColors(chosen).map((color, index) => (
                  <ColorPicker
                    key={color}
                    size="small"
                    disabledAlpha
                    value={colors[color] ?? color}
                    aria-label={t('material.stickers.color', { number: index + 1 })}
                    onChangeComplete={(value) => setColors({ ...colors, [color]: value.toHexString().slice(0, 7) })}
                  />
                ))}
                {Object.keys(colors).length > 0 && (
                  <Button size="small" type="link" onClick={() => setColors({})}>
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
                onClick={() =>
                  saveBlob(
                    new Blob([stickerSvg(chosen, colors) ?? ''], { type: 'image/svg+xml' }),
                    `${nameOf(chosen)}.svg`,
                  )
                }
              >
                {t('material.downloadSvg')}
              </Button>
              <Button loading={keep.busy === 'library'} onClick={() => void keep.toLibrary(asMade)}>
                {t('material.toLibrary')}
              </Button>
            </Flex>
          </>
        )}
      </Flex>
    </GridLayout>
  );
}
