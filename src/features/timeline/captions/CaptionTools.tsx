import { AudioOutlined, DownloadOutlined, FileTextOutlined, SearchOutlined, UploadOutlined } from '@ant-design/icons';
import { App, Button, Dropdown, Flex, Select, Tooltip } from 'antd';
import { useRef, useState } from 'react';
import { GrantedButton } from '@/components/GrantedButton';
import { FileInput } from '@/components/upload/FileInput';
import { projectCues } from '@/engine/captions/projectCues';
import { formatSrt } from '@/engine/captions/srt';
import { formatVtt } from '@/engine/captions/vtt';
import { captionTemplates } from '@/engine/project/captionTemplates';
import { useT } from '@/hooks/useT';
import { saveText } from '@/lib/saveBlob';
import { cleanFileName } from '@/utils/cleanFileName';
import { useEditor, useEditorParts } from '../EditorContext';
import { captionRows } from './model/captionRows';
import { recognitionJobs, useRecognition } from './recognition';
import { ScriptDialog } from './ScriptDialog';
import { useReplaceQuestion } from './useReplaceQuestion';

interface CaptionToolsProps {
  readonly importFiles: (files: readonly File[]) => Promise<void>;
  readonly isFinding: boolean;
  readonly onFind: () => void;
}

/** Where captions come from and go to, and the look of all of them. */
export function CaptionTools({ importFiles, isFinding, onFind }: CaptionToolsProps) {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  const [isScriptOpen, setScriptOpen] = useState(false);
  return (
    <Flex vertical gap={8}>
      <Flex gap={4} align="center" wrap>
        <AutoButton />
        <Button size="small" icon={<FileTextOutlined aria-hidden />} onClick={() => setScriptOpen(true)}>
          {t('timelineCaptions.script')}
        </Button>
        <Tooltip title={t('timelineCaptions.importHint')}>
          <Button size="small" icon={<UploadOutlined aria-hidden />} onClick={() => input.current?.click()}>
            {t('timelineCaptions.import')}
          </Button>
        </Tooltip>
        <SaveButton />
        <Button
          size="small"
          icon={<SearchOutlined aria-hidden />}
          aria-pressed={isFinding}
          type={isFinding ? 'primary' : 'default'}
          aria-label={t('timelineCaptions.find')}
          title={t('timelineCaptions.find')}
          onClick={onFind}
        />
      </Flex>
      <LookSelect />
      <FileInput
        ref={input}
        multiple
        accept=".srt,.vtt,.ass,.ssa,.lrc"
        aria-label={t('timelineCaptions.import')}
        onFiles={(files) => void importFiles(files)}
      />
      {isScriptOpen && <ScriptDialog onClose={() => setScriptOpen(false)} />}
    </Flex>
  );
}

function AutoButton() {
  const t = useT();
  const { store, player } = useEditorParts();
  const job = useRecognition(store);
  const ask = useReplaceQuestion();
  const start = async (): Promise<void> => {
    const hasCaptions = captionRows(store.getState().history.present).length > 0;
    const answer = hasCaptions ? await ask('timelineCaptions.replaceOnAuto') : 'add';
    if (answer !== 'cancel') recognitionJobs.start({ store, audios: player.media, isReplacing: answer === 'replace' });
  };
  return (
    <GrantedButton
      action="speech.recognize"
      size="small"
      type="primary"
      icon={<AudioOutlined aria-hidden />}
      disabled={job?.isHere}
      onClick={() => void start()}
    >
      {t('timelineCaptions.auto')}
    </GrantedButton>
  );
}

function SaveButton() {
  const t = useT();
  const { message } = App.useApp();
  const { store } = useEditorParts();
  const hasRows = useEditor(({ history }) => captionRows(history.present).length > 0);
  const save = (format: 'srt' | 'vtt'): void => {
    const project = store.getState().history.present;
    const cues = projectCues(project);
    if (cues.length === 0) {
      message.warning(t('timelineCaptions.nothingToSave'));
      return;
    }
    const text = format === 'srt' ? formatSrt(cues) : formatVtt(cues);
    saveText(text, `${cleanFileName(project.title || t('timeline.untitled'))}.${format}`);
  };
  return (
    <Dropdown
      disabled={!hasRows}
      menu={{
        items: [
          { key: 'srt', label: t('timelineCaptions.saveSrt'), onClick: () => save('srt') },
          { key: 'vtt', label: t('timelineCaptions.saveVtt'), onClick: () => save('vtt') },
        ],
      }}
      trigger={['click']}
    >
      <Button size="small" icon={<DownloadOutlined aria-hidden />}>
        {t('timelineCaptions.save')}
      </Button>
    </Dropdown>
  );
}

/** One look for all captions; mixed ones are shown as none chosen. */
function LookSelect() {
  const t = useT();
  const { store } = useEditorParts();
  const key = useEditor(({ history }) => {
    const keys = new Set(captionRows(history.present).map(({ clip }) => clip.templateKey));
    return keys.size === 1 ? [...keys][0] : undefined;
  });
  const hasRows = useEditor(({ history }) => captionRows(history.present).length > 0);
  const own = useEditor(({ history }) => history.present.templates);
  const options = [...Object.values(own), ...captionTemplates].map((template) => ({
    value: template.key,
    label: template.name,
  }));
  return (
    <Select
      size="small"
      style={{ inlineSize: '100%' }}
      value={key}
      disabled={!hasRows}
      placeholder={t('timelineCaptions.lookForAll')}
      aria-label={t('timelineCaptions.lookForAll')}
      options={options}
      onChange={(templateKey) =>
        store.act({ type: 'setTemplate', templateKey }, { label: 'timelineCaptions.step.look' })
      }
    />
  );
}
