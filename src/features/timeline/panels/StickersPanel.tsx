import { Flex } from 'antd';
import { stickerAddress } from '@/blocks/materials';
import { useSamples } from '@/blocks/useSamples';
import { GridLayout } from '@/components/ui/GridLayout';
import { stickerGroups } from '@/domain/materials';
import { createProject } from '@/engine/project/createProject';
import type { Project } from '@/engine/project/schema';
import { ZERO } from '@/engine/time/ticks';
import { useT } from '@/hooks/useT';
import { ItemTile } from './items/ItemTile';
import { PanelHead } from './PanelHead';
import styles from './panels.module.css';
import { shapeOf, shapes } from './shapes.data';
import { usePutItem } from './usePutItem';

const shapeIds = shapes.map(({ id }) => id);
const sampleSide = 720;

function sample(id: string): Project {
  const base = createProject({ title: id, id: `shape-${id}`, width: sampleSide, height: sampleSide });
  const clip = shapeOf(id);
  const track = { id: 'samples', name: '', hidden: false, locked: false, muted: false };
  return {
    ...base,
    aiLabel: { ...base.aiLabel, visible: false },
    tracks: { ...base.tracks, overlay: [{ ...track, clips: clip ? [clip] : [] }] },
  } as Project;
}

/** Stickers of our own drawing, and shapes that the engine draws. */
export function StickersPanel() {
  const t = useT();
  const put = usePutItem();
  const images = useSamples('shapes', shapeIds, (id) => ({
    project: sample(id),
    time: ZERO,
    width: 160,
    isClear: true,
  }));
  return (
    <Flex vertical gap={12} className={styles.panel}>
      <PanelHead title={t('timelinePanels.panel.stickers')} hint={t('timelinePanels.stickersHint')} />
      {stickerGroups.map((group) => (
        <Flex key={group.id} component="section" vertical gap={8}>
          <Flex component="h3" align="center" justify="space-between" className={styles.groupTitle}>
            {t(`materialData.stickerGroup.${group.id}`)}
          </Flex>
          <GridLayout columns="repeat(auto-fill, minmax(76px, 1fr))" gap={8}>
            {group.stickers.map(({ id }) => {
              const name = t(`materialData.sticker.${id}`);
              const item = { kind: 'sticker', id, name } as const;
              return (
                <ItemTile key={id} item={item} name={name} onUse={() => put(item)}>
                  <img className={styles.tileDrawing} src={stickerAddress(id)} alt="" draggable={false} />
                </ItemTile>
              );
            })}
          </GridLayout>
        </Flex>
      ))}
      <Flex component="section" vertical gap={8}>
        <Flex component="h3" align="center" justify="space-between" className={styles.groupTitle}>
          {t('materialData.stickerGroup.shapes')}
        </Flex>
        <GridLayout columns="repeat(auto-fill, minmax(76px, 1fr))" gap={8}>
          {shapeIds.map((id) => {
            const item = { kind: 'shape', id } as const;
            const image = images.get(id);
            return (
              <ItemTile key={id} item={item} name={t(`timelinePanels.shape.${id}`)} onUse={() => put(item)}>
                {image && <img className={styles.tileDrawing} src={image} alt="" draggable={false} />}
              </ItemTile>
            );
          })}
        </GridLayout>
      </Flex>
    </Flex>
  );
}
