import { Button, Flex, Segmented } from 'antd';
import { useState } from 'react';
import { CoverCanvas, type CoverContent, renderCover } from '@/blocks/materials';
import { MediaPicker } from '@/blocks/media';
import { Can } from '@/components/Can';
import { GridLayout } from '@/components/ui/GridLayout';
import { Text } from '@/components/ui/Text';
import { type CoverSize, type CoverTemplate, coverSizeIds, coverSizes, coverTemplates } from '@/domain/materials';
import { type MessageId, useT } from '@/hooks/useT';
import { CoverSettingsPanel } from './CoverSettingsPanel';
import styles from './materials.module.css';
import { useKeep } from './parts/useKeep';
import { useCoverDesign } from './useCoverDesign';
import { VideoCoverDialog } from './VideoCoverDialog';

/** Covers: a template, own words, colors, image and font, drawn as one types; PNG, library, or a finished video's cover. */
export function CoversTab() {
  const t = useT();
  const keep = useKeep();
  const { template, content, settings, change, chooseTemplate } = useCoverDesign(keep.act);
  const [size, setSize] = useState<CoverSize>('3:4');
  const [opened, setOpened] = useState<'media' | 'video'>();
  if (!template || !content) return null;
  const name = t('material.covers.saveName', { title: settings.texts.title.slice(0, 30) || t('material.tab.cover') });
  const made = async () => ({
    file: new File([await renderCover(template, content, size)], `${name}.png`, { type: 'image/png' }),
    facts: coverSizes[size],
  });

  return (
    <GridLayout gap={16} align="start" className={styles.coverEditor}>
      <TemplateList template={template} content={content} onChoose={chooseTemplate} />
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
          <Can action="video.save">
            <Button onClick={() => setOpened('video')}>{t('material.covers.forVideo')}</Button>
          </Can>
          <Button loading={keep.busy === 'timeline'} onClick={() => void keep.toTimeline(made)}>
            {t('material.toTimeline')}
          </Button>
        </Flex>
      </Flex>
      <CoverSettingsPanel
        settings={settings}
        content={content}
        onPickImage={() => setOpened('media')}
        onChange={change}
      />
      <MediaPicker
        open={opened === 'media'}
        kinds={['image']}
        onClose={() => setOpened(undefined)}
        onPick={([file]) => {
          setOpened(undefined);
          if (file) change({ address: file.url });
        }}
      />
      {opened === 'video' && <VideoCoverDialog make={made} keep={keep} onClose={() => setOpened(undefined)} />}
    </GridLayout>
  );
}

interface TemplateListProps {
  readonly template: CoverTemplate;
  readonly content: CoverContent;
  readonly onChoose: (id: string) => void;
}

/** Every template with the words and the image of this cover, in its own colors. */
function TemplateList({ template, content, onChoose }: TemplateListProps) {
  const t = useT();
  return (
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
          onClick={() => onChoose(one.id)}
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
  );
}
