import { Alert, Button, Flex, Skeleton } from 'antd';
import { FileFace } from '@/blocks/media';
import { fileReasonWords } from '@/blocks/media/reasonWords';
import { Text } from '@/components/ui/Text';
import { VideoPlayer } from '@/components/VideoPlayer';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import type { FileRecord } from '@/services/file/schema';
import { decodeText } from '@/utils/decodeText';
import styles from './Details.module.css';

/** Text is shown up to here; the rest is in the file. Bytes. */
const shownText = 200 * 1024;

/** The file itself: played, looked at, read. */
export function FilePlayer({ file }: { readonly file: FileRecord }) {
  const t = useT();
  const reason = fileReasonWords(file.facts, t) ?? (file.facts?.problem && t('library.cannotPlay'));
  const warning = reason && <Alert type="warning" showIcon title={reason} />;
  if (file.kind === 'video') {
    return (
      <>
        {warning}
        <VideoPlayer src={file.url} poster={file.cover} title={file.name} />
      </>
    );
  }
  if (file.kind === 'audio') {
    return (
      <Flex vertical gap={12} className={styles.audio}>
        {warning}
        <FileFace file={{ ...file, duration: undefined }} />
        {/* biome-ignore lint/a11y/useMediaCaption: the merchant's own sound has no captions */}
        <audio src={file.url} controls preload="metadata" aria-label={file.name} />
      </Flex>
    );
  }
  if (file.kind === 'image') {
    return (
      <a href={file.url} target="_blank" rel="noopener noreferrer" className={styles.image}>
        <img src={file.url} alt={file.name} />
      </a>
    );
  }
  if (/^text\/|json$/.test(file.mime) || /\.(txt|md|srt|vtt|csv|json)$/i.test(file.name))
    return <TextView file={file} />;
  return (
    <Flex vertical gap={8} align="center" className={styles.noView}>
      <FileFace file={file} />
      <p>{t(file.mime === 'application/pdf' ? 'library.pdfHint' : 'library.noView')}</p>
      <Button href={file.url} target="_blank" rel="noopener noreferrer">
        {t(file.mime === 'application/pdf' ? 'library.pdfOpen' : 'library.download')}
      </Button>
    </Flex>
  );
}

function TextView({ file }: { readonly file: FileRecord }) {
  const t = useT();
  const { data, error, loading, refresh } = useLoad(
    async () => {
      const answer = await fetch(file.url, { headers: { Range: `bytes=0-${shownText - 1}` } });
      if (!answer.ok) throw new Error(String(answer.status));
      return decodeText(new Uint8Array(await answer.arrayBuffer()));
    },
    { refreshDeps: [file.url] },
  );
  if (loading && data === undefined) return <Skeleton active />;
  if (error) {
    return (
      <Alert
        type="warning"
        showIcon
        title={t('library.textFailed')}
        action={
          <Button size="small" onClick={refresh}>
            {t('common.retry')}
          </Button>
        }
      />
    );
  }
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long texts are scrolled by keyboard too */}
      <pre className={styles.text} tabIndex={0}>
        {data}
      </pre>
      {file.size > shownText && (
        <Text component="p" type="secondary">
          {t('library.textCut')}
        </Text>
      )}
    </>
  );
}
