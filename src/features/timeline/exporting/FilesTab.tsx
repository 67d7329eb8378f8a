import { DownloadOutlined, FolderOpenOutlined } from '@ant-design/icons';
import { App, Button, Flex, Progress } from 'antd';
import { type ReactNode, useRef, useState } from 'react';
import { newKey } from '@/blocks/document';
import { DraftDownload } from '@/blocks/exports/DraftDownload';
import { type SubtitleFormat, subtitleFile } from '@/blocks/exports/subtitles';
import { paintStill } from '@/blocks/stills';
import { GridLayout } from '@/components/ui/GridLayout';
import { Text } from '@/components/ui/Text';
import { FileInput } from '@/components/upload/FileInput';
import { projectCues } from '@/engine/captions/projectCues';
import { bundleFile } from '@/engine/interchange/bundle';
import { toOtio } from '@/engine/interchange/otio';
import { fetchBlob } from '@/engine/media/fetchMedia';
import { useActionRunner } from '@/hooks/useAction';
import { useT } from '@/hooks/useT';
import { saveBlob } from '@/lib/saveBlob';
import { cleanFileName } from '@/utils/cleanFileName';
import { formatSize } from '@/utils/formatSize';
import { useEditorParts, useProject } from '../EditorContext';
import { localMediaStore } from '../panels/localMediaStore';
import { bytesOf } from '../panels/media/faces';
import { useSession } from '../session/SessionContext';
import styles from './exporting.module.css';
import { type BundleProblem, openBundle } from './openBundle';

interface FilesTabProps {
  readonly onDone: () => void;
}

const bundleEnding = 'lkproj.zip';

/** Makes the files and opens one, one long job at a time. */
function useProjectFiles(onDone: () => void) {
  const t = useT();
  const { message } = App.useApp();
  const runAction = useActionRunner();
  const { player } = useEditorParts();
  const { restart } = useSession();
  const project = useProject();
  const [percent, setPercent] = useState<number>();
  const name = cleanFileName(project.title.trim() || t('timeline.untitled'));
  const hasCaptions = projectCues(project).length > 0;

  /** One long act at a time, its failure in words. */
  const run = async (work: () => Promise<void>) => {
    setPercent(0);
    await runAction(work, undefined, { messages: { failed: 'timelineExport.fileFailed' } });
    setPercent(undefined);
  };
  const pack = () =>
    run(async () => {
      const lacking: string[] = [];
      const count = Math.max(1, Object.keys(project.media).length);
      let done = 0;
      const file = await bundleFile(
        project,
        async (media) => {
          const bytes = await bytesOf(media);
          done += 1;
          setPercent((done / count) * 95);
          return typeof bytes === 'string' ? fetchBlob(bytes) : bytes;
        },
        { onMissing: (media) => lacking.push(media.name || media.id) },
      );
      saveBlob(file, `${name}.${bundleEnding}`);
      if (lacking.length > 0) message.warning(t('timelineExport.packedWithout', { names: lacking.join('、') }));
      else message.success(t('timelineExport.packed'));
    });
  const unpack = (file: File) =>
    run(async () => {
      const opened = await openBundle(file, setPercent);
      if ('code' in opened) {
        message.error(problemText(opened));
        return;
      }
      if (opened.lacking.length > 0) {
        message.warning(
          t('timelineExport.openedWithout', {
            names: opened.lacking.map((media) => media.name || media.id).join('、'),
          }),
        );
      }
      onDone();
      restart({ document: opened.project, key: newKey(), isSynced: false });
    });
  const problemText = (problem: BundleProblem): string =>
    problem.code === 'full'
      ? t('timelinePanels.noRoom', { needed: formatSize(problem.needed), free: formatSize(problem.free) })
      : t(`timelineExport.bundle.${problem.code}`);
  const saveSubtitles = (format: SubtitleFormat) => {
    const file = subtitleFile(project, format);
    if (file) saveBlob(file, `${name}.${format}`);
  };
  const saveOtio = () => {
    const text = JSON.stringify(toOtio(project), undefined, 2);
    saveBlob(new Blob([text], { type: 'application/json' }), `${name}.otio`);
  };
  const saveFrame = () =>
    run(async () => {
      const media = localMediaStore();
      try {
        const { time } = player.state();
        const image = await paintStill({ project, time, width: project.canvas.width, media });
        saveBlob(await image.convertToBlob({ type: 'image/png' }), `${name}.png`);
      } finally {
        media.dispose();
      }
    });
  return { name, hasCaptions, percent, pack, unpack, saveSubtitles, saveOtio, saveFrame };
}

/** The project as a file: to another computer, to another editor, its captions and its image alone. */
export function FilesTab({ onDone }: FilesTabProps) {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  const { name, hasCaptions, percent, pack, unpack, saveSubtitles, saveOtio, saveFrame } = useProjectFiles(onDone);
  const project = useProject();

  const isBusy = percent !== undefined;
  return (
    <Flex vertical gap={16}>
      {isBusy && <Progress percent={Math.round(percent)} aria-label={t('timelineExport.working')} />}
      <Action
        title={t('timelineExport.pack')}
        text={t('timelineExport.packText')}
        button={t('timelineExport.packDo')}
        isDisabled={isBusy}
        onClick={() => void pack()}
      />
      <Action
        title={t('timelineExport.unpack')}
        text={t('timelineExport.unpackText')}
        button={t('timelineExport.unpackDo')}
        isOpening
        isDisabled={isBusy}
        onClick={() => input.current?.click()}
      />
      <FileInput
        ref={input}
        accept=".zip,application/zip"
        aria-label={t('timelineExport.unpackDo')}
        onFiles={([file]) => file && void unpack(file)}
      />
      <Action
        title={t('timelineExport.otio')}
        text={t('timelineExport.otioText')}
        button={t('timelineExport.otioDo')}
        isDisabled={isBusy}
        onClick={saveOtio}
      />
      <Act title={t('render.draft.title')} text={t('render.draft.text')}>
        <DraftDownload projects={[project]} fileName={`${name}-${t('render.draft.title')}`} isDisabled={isBusy} />
      </Act>
      <Action
        title={t('timelineExport.captions')}
        text={t(hasCaptions ? 'timelineExport.captionsText' : 'timelineExport.noCaptions')}
        button="SRT"
        isDisabled={isBusy || !hasCaptions}
        onClick={() => saveSubtitles('srt')}
        second={{ button: 'VTT', onClick: () => saveSubtitles('vtt') }}
      />
      <Action
        title={t('timelineExport.frame')}
        text={t('timelineExport.frameText')}
        button={t('timelineExport.frameDo')}
        isDisabled={isBusy}
        onClick={() => void saveFrame()}
      />
    </Flex>
  );
}

interface ActionProps {
  readonly title: string;
  readonly text: string;
  readonly button: string;
  readonly isDisabled: boolean;
  readonly isOpening?: boolean;
  readonly onClick: () => void;
  readonly second?: { readonly button: string; readonly onClick: () => void };
}

function Action({ title, text, button, isDisabled, isOpening = false, onClick, second }: ActionProps) {
  const icon = isOpening ? <FolderOpenOutlined aria-hidden /> : <DownloadOutlined aria-hidden />;
  return (
    <Act title={title} text={text}>
      <Button icon={icon} disabled={isDisabled} onClick={onClick}>
        {button}
      </Button>
      {second && (
        <Button icon={icon} disabled={isDisabled} onClick={second.onClick}>
          {second.button}
        </Button>
      )}
    </Act>
  );
}

interface ActProps {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

function Act({ title, text, children }: ActProps) {
  return (
    <GridLayout gap={16} align="center" className={styles.action}>
      <div>
        <Text component="h3" size="medium" strong style={{ margin: '0 0 4px' }}>
          {title}
        </Text>
        <Text component="p" type="tertiary" size="small" className={styles.hint}>
          {text}
        </Text>
      </div>
      <Flex gap={8} wrap>
        {children}
      </Flex>
    </GridLayout>
  );
}
