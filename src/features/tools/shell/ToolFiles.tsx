import { CloseOutlined, InboxOutlined, PaperClipOutlined } from '@ant-design/icons';
import { Alert, Button, Flex, Spin } from 'antd';
import { type ChangeEvent, type DragEvent, useEffect, useRef, useState } from 'react';
import { MediaPicker } from '@/blocks/media';
import { reasonWords, technicalName } from '@/blocks/media/reasonWords';
import { Text } from '@/components/ui/Text';
import { codecName } from '@/domain/videos';
import { useT } from '@/hooks/useT';
import type { FileRecord } from '@/services/file/schema';
import { formatDuration } from '@/utils/formatDuration';
import { formatSize } from '@/utils/formatSize';
import { fileKinds } from './fileKinds';
import styles from './ToolFiles.module.css';
import type { ToolFile, ToolFileKind } from './types';
import type { ToolFileStore } from './useToolFiles';

interface ToolFilesProps {
  readonly store: ToolFileStore;
  /** What to choose, in words; without it the kinds are named. */
  readonly hint?: string;
}

const inLibrary: Readonly<Record<ToolFileKind, FileRecord['kind'] | undefined>> = {
  video: 'video',
  audio: 'audio',
  image: 'image',
  document: 'document',
  subtitle: undefined,
  sheet: undefined,
};

/** Where files go in: drop, paste, pick, or take from the library; below it what stands in the list, and what is wrong. */
export function ToolFiles({ store, hint }: ToolFilesProps) {
  const t = useT();
  const { accept, max, files, pending, failure, add } = store;
  const [isOver, setOver] = useState(false);
  const [isPicking, setPicking] = useState(false);
  const picker = useRef<HTMLInputElement>(null);
  const kinds = accept.flatMap((kind) => inLibrary[kind] ?? []);

  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const pasted = [...(event.clipboardData?.files ?? [])];
      if (pasted.length === 0) return;
      event.preventDefault();
      void add(pasted);
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, [add]);

  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void add([...event.dataTransfer.files]);
  };
  const onPick = (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = [...(event.target.files ?? [])];
    event.target.value = '';
    if (chosen.length > 0) void add(chosen);
  };

  return (
    <Flex vertical gap={12}>
      <section
        aria-label={t('tools.dropHere')}
        className={isOver ? styles.dropOver : styles.drop}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
      >
        <InboxOutlined className={styles.dropIcon} aria-hidden />
        <Text component="p" type="secondary">
          {hint ?? t('tools.dropText', { kinds: accept.map((kind) => t(`tools.kind.${kind}`)).join('、') })}
        </Text>
        <Flex gap={8} align="center" justify="center" wrap>
          <Button onClick={() => picker.current?.click()}>{t(max > 1 ? 'tools.pickMany' : 'tools.pick')}</Button>
          {kinds.length > 0 && (
            <Button type="text" onClick={() => setPicking(true)}>
              {t('tools.fromLibrary')}
            </Button>
          )}
        </Flex>
        <input
          ref={picker}
          type="file"
          hidden
          aria-label={t('tools.pick')}
          multiple={max > 1}
          accept={accept.map((kind) => fileKinds[kind].accept).join(',')}
          onChange={onPick}
        />
      </section>
      {failure && <Alert type="error" showIcon title={failure} />}
      {(files.length > 0 || pending > 0) && (
        <Flex component="ul" vertical gap={8} aria-label={t('tools.files')}>
          {files.map((file) => (
            <FileRow key={file.id} file={file} onRemove={() => store.remove(file.id)} />
          ))}
          {pending > 0 && (
            <li className={styles.fileRow}>
              <Spin size="small" />{' '}
              <Text type="tertiary" size="small">
                {t('tools.reading')}
              </Text>
            </li>
          )}
        </Flex>
      )}
      <MediaPicker
        open={isPicking}
        kinds={kinds}
        max={max}
        onClose={() => setPicking(false)}
        onPick={(records) => {
          setPicking(false);
          void store.addRecords(records);
        }}
      />
    </Flex>
  );
}

function FileRow({ file, onRemove }: { readonly file: ToolFile; readonly onRemove: () => void }) {
  const t = useT();
  const { name, problem, reason } = file;
  const warning = !problem && reason ? reasonWords(reason, t) : '';
  return (
    <li className={problem ? styles.fileBad : styles.fileRow}>
      <PaperClipOutlined aria-hidden />
      <Flex component="span" vertical flex={1} style={{ minInlineSize: 0 }}>
        <Text ellipsis title={name}>
          {name}
        </Text>
        <Text type={problem ? 'danger' : 'tertiary'} size="small" title={technicalName(codecsOf(file), t)}>
          {problem ?? factsOf(file).join(' · ')}
        </Text>
        {warning && <span className={styles.warning}>{warning}</span>}
        {problem && reason && reason.ways.length > 0 && (
          <ul className={styles.ways} aria-label={t('mediaReasons.ways')}>
            {reason.ways.map((way) => (
              <li key={way}>{t(`mediaReasons.way.${way}`)}</li>
            ))}
          </ul>
        )}
      </Flex>
      <Button
        type="text"
        size="small"
        icon={<CloseOutlined aria-hidden />}
        aria-label={t('tools.takeOut', { name })}
        onClick={onRemove}
      />
    </li>
  );
}

function codecsOf({ facts, reason }: ToolFile): string {
  if (reason?.codec) return reason.codec;
  if (!facts || facts.kind === 'image') return '';
  return [facts.videoCodec, facts.audioCodec].flatMap((codec) => (codec ? codecName(codec) : [])).join(' / ');
}

function factsOf({ file, facts }: ToolFile): readonly string[] {
  const size = formatSize(file.size);
  if (!facts) return [size];
  const { width, height, duration } = facts;
  return [size, width > 0 ? `${width}×${height}` : '', duration > 0 ? formatDuration(duration) : ''].filter(Boolean);
}
