import { DownloadOutlined, FolderAddOutlined } from '@ant-design/icons';
import { Alert, App, Button, Flex, Skeleton } from 'antd';
import { useEffect, useState } from 'react';
import { Text } from '@/components/ui/Text';
import { VideoPlayer } from '@/components/VideoPlayer';
import { useAction } from '@/hooks/useAction';
import { useObjectUrl } from '@/hooks/useObjectUrl';
import { useT } from '@/hooks/useT';
import { readChosen } from '@/lib/chosenFile';
import { saveBlob } from '@/lib/saveBlob';
import { formatDuration } from '@/utils/formatDuration';
import { formatSize } from '@/utils/formatSize';
import styles from './ResultCard.module.css';
import { storeResult } from './storeResult';
import { toolHistory } from './toolHistory';
import type { ToolRecord, ToolResult } from './types';
import { UseMenu } from './UseMenu';

interface ResultCardProps {
  readonly record: ToolRecord;
  readonly result: ToolResult;
}

/** A result to be looked at, heard or read, with what can be done with it. */
export function ResultCard({ record, result }: ResultCardProps) {
  const t = useT();
  const { message } = App.useApp();
  const [file, setFile] = useState<File | 'gone'>();
  useEffect(() => {
    let isHere = true;
    void toolHistory.file(result).then((found) => isHere && setFile(found ?? 'gone'));
    return () => {
      isHere = false;
    };
  }, [result]);
  /** From a click: the browser asks then, which it does not do by itself after a reload. */
  const openChosen = async () => {
    const found = result.chosen && (await readChosen(result.chosen, true));
    if (found) setFile(found);
    else message.warning(t('tools.chosenGone', { name: result.name }));
  };
  const storing = useAction(() => storeResult(record, result), { messages: { done: 'tools.stored' } });
  if (file === 'gone' && result.chosen)
    return (
      <Alert
        type="info"
        showIcon
        title={t('tools.inChosen', { name: result.name })}
        action={
          <Button size="small" onClick={() => void openChosen()}>
            {t('tools.openChosen')}
          </Button>
        }
      />
    );
  if (file === 'gone') return <Alert type="warning" showIcon title={t('tools.resultGone')} />;
  const { name, size, width, height, duration } = result;
  const facts = [formatSize(size), width ? `${width}×${height}` : '', duration ? formatDuration(duration) : ''].filter(
    Boolean,
  );
  return (
    <Flex vertical gap={8} className={styles.result}>
      {file ? <ResultView file={file} result={result} /> : <Skeleton.Node active />}
      <Flex gap={8} align="center" wrap style={{ marginBlockStart: 'auto' }}>
        <Flex component="span" vertical flex={1} style={{ minInlineSize: 0 }}>
          <Text ellipsis title={name}>
            {name}
          </Text>
          <Text type="tertiary" size="small">
            {facts.join(' · ')}
          </Text>
        </Flex>
        <Flex component="span" gap={8} align="center" wrap>
          {result.chosen && (
            <Text type="secondary" size="small">
              {t('tools.written')}
            </Text>
          )}
          <Button
            size="small"
            type={result.chosen ? 'default' : 'primary'}
            icon={<DownloadOutlined aria-hidden />}
            aria-label={t('tools.downloadOf', { name })}
            disabled={!file}
            onClick={() => file && saveBlob(file, name)}
          >
            {t('common.download')}
          </Button>
          <UseMenu record={record} result={result} />
          <Button
            size="small"
            icon={<FolderAddOutlined aria-hidden />}
            aria-label={t('tools.storeOf', { name })}
            title={t('tools.store')}
            loading={storing.isPending}
            onClick={() => void storing.run(undefined)}
          />
        </Flex>
      </Flex>
    </Flex>
  );
}

/** Characters of a text that are shown; the whole is in the file. */
const shownText = 4000;

function ResultView({ file, result }: { readonly file: File; readonly result: ToolResult }) {
  const t = useT();
  const [text, setText] = useState('');
  const isText = result.kind === 'text' || result.kind === 'subtitle';
  const url = useObjectUrl(isText ? undefined : file);
  useEffect(() => {
    if (!isText) return;
    let isHere = true;
    void file
      .slice(0, shownText * 4)
      .text()
      .then((read) => isHere && setText(read.slice(0, shownText)));
    return () => {
      isHere = false;
    };
  }, [file, isText]);
  if (isText) return <pre className={styles.text}>{text}</pre>;
  if (!url) return null;
  if (result.kind === 'video') return <VideoPlayer src={url} title={result.name} />;
  if (result.kind === 'image') return <img className={styles.image} src={url} alt={result.name} />;
  if (result.kind === 'audio')
    // biome-ignore lint/a11y/useMediaCaption: its words stand beside it where there are any
    return <audio style={{ inlineSize: '100%' }} src={url} controls aria-label={result.name} />;
  return (
    <Text component="p" type="tertiary" size="small">
      {t('tools.noView')}
    </Text>
  );
}
