import { DatabaseOutlined, PlusOutlined } from '@ant-design/icons';
import { useDebounce } from 'ahooks';
import { Button, Flex, Input, Segmented, Select } from 'antd';
import { type ComponentType, useRef, useState } from 'react';
import { GridLayout } from '@/components/ui/GridLayout';
import { FileInput } from '@/components/upload/FileInput';
import { useT } from '@/hooks/useT';
import { useEditorParts } from '../../EditorContext';
import { StorageDialog } from '../../exporting/StorageDialog';
import { PanelHead } from '../PanelHead';
import panelStyles from '../panels.module.css';
import { ConversionRows } from './ConversionRows';
import { IntakeRows } from './IntakeRows';
import { intakeOf } from './intake';
import type { LibraryMediaProps } from './LibraryMedia';
import type { LibrarySource, MediaKindFilter } from './library';
import { LocalMediaNote } from './MediaPlace';
import styles from './media.module.css';
import { ProjectMedia } from './ProjectMedia';

const kinds = ['all', 'video', 'image', 'audio'] as const satisfies readonly MediaKindFilter[];
const searchAfterMs = 250;

interface MediaPanelProps {
  /** Parts of the library beside this project's own media; none = there is no library. */
  readonly sources: readonly LibrarySource[];
  readonly Library?: ComponentType<LibraryMediaProps>;
}

/** Media: of this project, of the merchant's library, from this computer. */
export function MediaPanel({ sources, Library }: MediaPanelProps) {
  const t = useT();
  const { store } = useEditorParts();
  const [source, setSource] = useState<LibrarySource | 'project'>('project');
  const [keyword, setKeyword] = useState('');
  const [kind, setKind] = useState<MediaKindFilter>('all');
  const [isRoomOpen, setRoomOpen] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const search = useDebounce(keyword, { wait: searchAfterMs });
  const add = () => input.current?.click();
  const clear = () => {
    setKeyword('');
    setKind('all');
  };

  return (
    <Flex vertical gap={12} className={panelStyles.panel}>
      <PanelHead title={t('timelinePanels.panel.media')} hint={t('timelinePanels.mediaHint')}>
        <Button
          size="small"
          type="text"
          icon={<DatabaseOutlined aria-hidden />}
          aria-label={t('timelinePanels.storage')}
          title={t('timelinePanels.storage')}
          onClick={() => setRoomOpen(true)}
        />
      </PanelHead>
      <Button block type="primary" icon={<PlusOutlined aria-hidden />} onClick={add}>
        {t('timelinePanels.addFiles')}
      </Button>
      <FileInput
        ref={input}
        multiple
        accept="video/*,image/*,audio/*,.mkv,.mov,.m4a,.heic,.heif"
        aria-label={t('timelinePanels.addFiles')}
        onFiles={(files) => {
          setSource('project');
          void intakeOf(store).add(files);
        }}
      />
      <LocalMediaNote />
      <IntakeRows onRoom={() => setRoomOpen(true)} />
      <ConversionRows />
      {sources.length > 0 && (
        <Segmented<LibrarySource | 'project'>
          block
          className={styles.sources}
          size="small"
          value={source}
          onChange={setSource}
          options={(['project', ...sources] as const).map((value) => ({
            value,
            label: t(`timelinePanels.source.${value}`),
          }))}
        />
      )}
      <GridLayout columns="minmax(0, 1fr) auto" gap={8}>
        <Input.Search
          size="small"
          allowClear
          value={keyword}
          placeholder={t('timelinePanels.searchMedia')}
          aria-label={t('timelinePanels.searchMedia')}
          onChange={(event) => setKeyword(event.target.value)}
        />
        <Select
          size="small"
          value={kind}
          aria-label={t('timelinePanels.kindFilter')}
          popupMatchSelectWidth={false}
          onChange={setKind}
          options={kinds.map((value) => ({ value, label: t(`timelinePanels.kind.${value}`) }))}
        />
      </GridLayout>
      {source === 'project' && <ProjectMedia keyword={search} kind={kind} onAdd={add} onClear={clear} />}
      {source !== 'project' && Library && (
        <Library key={`${source}-${search}-${kind}`} source={source} keyword={search} kind={kind} onClear={clear} />
      )}
      <StorageDialog isOpen={isRoomOpen} onClose={() => setRoomOpen(false)} />
    </Flex>
  );
}
