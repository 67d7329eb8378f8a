import { UploadOutlined } from '@ant-design/icons';
import { Alert, App, Button, Flex, Input } from 'antd';
import { useMemo, useRef, useState } from 'react';
import { lossSentences } from '@/blocks/documentLosses';
import { RichTextView } from '@/blocks/rich-text';
import { Text } from '@/components/ui/Text';
import { FileInput } from '@/components/upload/FileInput';
import {
  countTables,
  htmlToNoteHtml,
  markdownToHtml,
  markdownToNoteHtml,
  splitTitle,
  withAddresses,
} from '@/domain/articles/html';
import { useCan } from '@/hooks/useCan';
import { type MessageId, useT } from '@/hooks/useT';
import { DocumentError, type DocumentLoss, documentAccept, readDocument } from '@/lib/documents';
import styles from '../articles.module.css';
import type { StartText } from './useArticleStart';
import { useWordImages } from './useWordImages';

interface OwnTextProps {
  readonly isBusy: boolean;
  /** Words and line breaks only; images stand beside them. */
  readonly isPlain: boolean;
  readonly onText: (text: StartText) => void;
}

type RichText = NonNullable<Awaited<ReturnType<typeof readDocument>>['rich']>;

const longest = 100_000;

/** One's own words: pasted, out of a file, or none yet. */
export function OwnText({ isBusy, isPlain, onText }: OwnTextProps) {
  const t = useT();
  const { message } = App.useApp();
  const picker = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [title, setTitle] = useState('');
  const [notes, setNotes] = useState<readonly { readonly type: 'warning' | 'info'; readonly text: string }[]>([]);
  const [losses, setLosses] = useState<readonly DocumentLoss[]>([]);
  const [rich, setRich] = useState<RichText>();
  const canStore = useCan()('file.save');
  const { progress, store } = useWordImages();
  const read = async (file: File | undefined) => {
    if (!file) return;
    setLosses([]);
    try {
      const found = await readDocument(file, { isRich: true });
      if (found.text.length > longest) {
        setNotes([{ type: 'warning', text: t('richText.tooMuch', { count: found.text.length, most: longest }) }]);
        return;
      }
      setText(found.text);
      setRich(found.rich);
      setTitle(found.rich?.title || found.title || '');
      setNotes([]);
      setLosses(found.losses);
    } catch (error) {
      const id: MessageId = error instanceof DocumentError ? `article.file.${error.reason}` : 'article.file.broken';
      setNotes([{ type: 'warning', text: `${file.name}: ${t(id)}` }]);
    }
  };
  const begin = async () => {
    if (!rich) {
      const parts = splitTitle(text);
      onText({ title: parts.title || title, html: (isPlain ? markdownToNoteHtml : markdownToHtml)(parts.body) });
      return;
    }
    const { stored, failed } = await store(canStore ? rich.images : []);
    if (failed.length > 0) void message.warning(t('article.wordImagesFailed', { names: failed.join('\u3001') }), 8);
    const addresses = new Map(stored.map(({ address, url }) => [address, url]));
    const html = withAddresses(rich.html, addresses);
    if (isPlain) onText({ title, html: htmlToNoteHtml(html), images: stored.map(({ address: _, ...image }) => image) });
    else onText({ title, html });
  };
  return (
    <Flex vertical gap={24}>
      {rich ? (
        <Flex vertical gap={8}>
          <Flex gap={12} align="center" justify="space-between">
            <Text strong>{title || t('article.untitled')}</Text>
            <Button type="link" size="small" onClick={() => setRich(undefined)}>
              {t('article.wordAsText')}
            </Button>
          </Flex>
          <section
            style={{ maxBlockSize: 420, overflowY: 'auto' }}
            aria-label={t('article.ownText')}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls is reached by the keyboard
            tabIndex={0}
          >
            <RichTextView html={withAddresses(rich.html, new Map())} />
          </section>
        </Flex>
      ) : (
        <Input.TextArea
          value={text}
          maxLength={longest}
          aria-label={t('article.ownText')}
          placeholder={t('article.ownHint')}
          autoSize={{ minRows: 8, maxRows: 20 }}
          onChange={(event) => setText(event.target.value)}
        />
      )}
      {notes.map((note) => (
        <Alert key={note.text} type={note.type} showIcon title={note.text} />
      ))}
      {lossSentences(
        t,
        losses.filter(({ kind }) => !rich || (kind !== 'images' && kind !== 'notes')),
      ).map((sentence) => (
        <Alert key={sentence} type="info" showIcon title={sentence} />
      ))}
      {rich && <WordNotices rich={rich} isPlain={isPlain} canStore={canStore} />}
      <Flex gap={12} align="center" wrap>
        <Button icon={<UploadOutlined aria-hidden />} onClick={() => picker.current?.click()}>
          {t('article.ownFile')}
        </Button>
        <span className={styles.soft}>{t('article.ownFileHint')}</span>
        <span style={{ flex: 1 }} />
        <Button type="primary" loading={isBusy || progress !== undefined} onClick={() => void begin()}>
          {progress
            ? t('article.wordStoring', progress)
            : t(text.trim() === '' && !rich ? 'article.startBlank' : 'article.toEditor')}
        </Button>
      </Flex>
      <FileInput ref={picker} accept={documentAccept} onFiles={([file]) => void read(file)} />
    </Flex>
  );
}

interface WordNoticesProps {
  readonly rich: RichText;
  /** The text is written for a place that shows no tables. */
  readonly isPlain: boolean;
  readonly canStore: boolean;
}

/** What of a Word file comes along, and in which shape. */
function WordNotices({ rich, isPlain, canStore }: WordNoticesProps) {
  const t = useT();
  const tables = useMemo(() => countTables(rich.html), [rich]);
  const lost = rich.lostImages + (canStore ? 0 : rich.images.length);
  return (
    <>
      {rich.images.length > 0 && canStore && (
        <Alert type="info" showIcon title={t('article.wordImages', { count: rich.images.length })} />
      )}
      {lost > 0 && (
        <Alert
          type="warning"
          showIcon
          title={t(canStore ? 'article.wordImagesLost' : 'article.wordNoUpload', { count: lost })}
        />
      )}
      {isPlain && tables > 0 && <Alert type="info" showIcon title={t('richText.tablesAsLines', { count: tables })} />}
    </>
  );
}
