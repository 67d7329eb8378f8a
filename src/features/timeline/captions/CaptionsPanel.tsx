import { Flex } from 'antd';
import { type DragEvent, useState } from 'react';
import { useT } from '@/hooks/useT';
import { useEditor } from '../EditorContext';
import { PanelHead } from '../panels/PanelHead';
import { CaptionList } from './CaptionList';
import { CaptionTools } from './CaptionTools';
import styles from './captions.module.css';
import { FindBar } from './FindBar';
import { captionRows } from './model/captionRows';
import { RecognitionNote } from './RecognitionNote';
import { useImport } from './useImport';

const isSubtitles = (file: File): boolean => /\.(srt|vtt|ass|ssa)$/i.test(file.name);

/** Everything that is said in the video, as a text to be edited: editing it edits the captions. */
export function CaptionsPanel() {
  const t = useT();
  const rows = useEditor(({ history }) => captionRows(history.present));
  const [isFinding, setFinding] = useState(false);
  const [found, setFound] = useState<ReadonlySet<string>>(noneFound);
  const importFiles = useImport();

  const onDrop = (event: DragEvent) => {
    const files = [...event.dataTransfer.files].filter(isSubtitles);
    if (files.length === 0) return;
    event.preventDefault();
    void importFiles(files);
  };

  return (
    <Flex
      component="section"
      vertical
      gap={8}
      className={styles.panel}
      aria-label={t('timelineCaptions.title')}
      onDrop={onDrop}
    >
      <PanelHead title={t('timelineCaptions.title')} hint={t('timelineCaptions.hint')} />
      <CaptionTools
        importFiles={importFiles}
        isFinding={isFinding}
        onFind={() => {
          setFinding(!isFinding);
          setFound(noneFound);
        }}
      />
      <RecognitionNote />
      {isFinding && <FindBar rows={rows} onFound={setFound} />}
      <CaptionList rows={rows} found={found} />
    </Flex>
  );
}

const noneFound: ReadonlySet<string> = new Set();
