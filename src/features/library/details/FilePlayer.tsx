import { Alert, Button, Flex, Skeleton } from 'antd';
import { type ReactNode, useEffect } from 'react';
import { FileFace } from '@/blocks/media';
import { ConversionOffer } from '@/blocks/media/conversions/ConversionOffer';
import { libraryConversions } from '@/blocks/media/conversions/libraryConversions';
import { useConvertible } from '@/blocks/media/conversions/useConvertible';
import { fileReasonWords } from '@/blocks/media/reasonWords';
import { Text } from '@/components/ui/Text';
import { VideoPlayer } from '@/components/VideoPlayer';
import { useCan } from '@/hooks/useCan';
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
    const player = <VideoPlayer src={file.url} poster={file.cover} title={file.name} />;
    return (
      <>
        {warning}
        {warning ? <ConvertFile file={file}>{player}</ConvertFile> : player}
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

interface ConvertFileProps {
  readonly file: FileRecord;
  /** Shown where a conversion would not help. */
  readonly children: ReactNode;
}

/** A stored video that this browser cannot show becomes one more file of the library that it can. */
function ConvertFile({ file, children }: ConvertFileProps) {
  const t = useT();
  const can = useCan();
  const { data: convertible, loading } = useConvertible(file.url, can('file.save') && file.status === 1);
  useEffect(() => void libraryConversions.recover().catch(() => undefined), []);
  // A player that fails says so itself: not twice.
  if (!convertible) return loading ? <Skeleton active /> : children;
  const isSilent = convertible.lostAudio !== undefined;
  return (
    <ConversionOffer
      kind={libraryConversions}
      takingText={t(isSilent ? 'mediaConversion.storedSilent' : 'mediaConversion.stored', { name: file.name })}
      order={{
        ...{ key: `file/${file.id}`, name: file.name, source: file.url, folderId: file.folder_id, ...convertible },
        link: `/creative/media?open=${file.id}`,
      }}
    />
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
