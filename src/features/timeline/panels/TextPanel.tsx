import { PlusOutlined } from '@ant-design/icons';
import { Button, Flex } from 'antd';
import { useSamples } from '@/blocks/useSamples';
import { GridLayout } from '@/components/ui/GridLayout';
import { createProject } from '@/engine/project/createProject';
import type { Project } from '@/engine/project/schema';
import { ZERO } from '@/engine/time/ticks';
import { useLanguage } from '@/hooks/useLanguage';
import { useT } from '@/hooks/useT';
import { ItemTile } from './items/ItemTile';
import { newText } from './items/newClips';
import { PanelHead } from './PanelHead';
import styles from './panels.module.css';
import { type TextPresetId, textPreset, textPresets } from './textPresets.data';
import { usePutItem } from './usePutItem';

const ids = textPresets.map(({ id }) => id);
const sampleSize = { width: 720, height: 540 };

function sample(id: string, text: string): Project {
  const base = createProject({ title: id, id: `text-${id}`, ...sampleSize });
  const clip = newText(text, textPreset(id)?.params ?? {});
  return {
    ...base,
    aiLabel: { ...base.aiLabel, visible: false },
    tracks: { ...base.tracks, overlay: [{ ...trackOf('samples'), clips: [clip] }] },
  } as Project;
}

const trackOf = (id: string) => ({ id, name: '', hidden: false, locked: false, muted: false });

/** Title styles; a click puts one at the playhead, the text is then changed on the image or in the inspector. */
export function TextPanel() {
  const t = useT();
  const language = useLanguage().code;
  const put = usePutItem();
  const textOf = (id: TextPresetId) => t(`timelinePanels.textSample.${id}`);
  const images = useSamples(`text-${language}`, ids, (id) => ({
    project: sample(id, textOf(id as TextPresetId)),
    time: ZERO,
    width: 280,
    isClear: true,
  }));

  return (
    <Flex vertical gap={12} className={styles.panel}>
      <PanelHead title={t('timelinePanels.panel.text')} hint={t('timelinePanels.textHint')} />
      <Button
        block
        icon={<PlusOutlined />}
        onClick={() => put({ kind: 'text', id: 'plain', text: t('timelinePanels.textDefault') })}
      >
        {t('timelinePanels.addText')}
      </Button>
      <GridLayout columns="repeat(auto-fill, minmax(92px, 1fr))" gap={8}>
        {ids.map((id) => {
          const name = t(`timelinePanels.textStyle.${id}`);
          const item = { kind: 'text', id, text: textOf(id) } as const;
          const image = images.get(id);
          return (
            <ItemTile key={id} item={item} name={name} isWide onUse={() => put(item)}>
              {image && <img className={styles.tileText} src={image} alt="" draggable={false} />}
            </ItemTile>
          );
        })}
      </GridLayout>
    </Flex>
  );
}
