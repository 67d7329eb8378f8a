import { UploadOutlined } from '@ant-design/icons';
import { Alert, Button, Flex, Input } from 'antd';
import { useRef, useState } from 'react';
import { markdownToHtml, markdownToNoteHtml, splitTitle } from '@/domain/articles/html';
import { type MessageId, useT } from '@/hooks/useT';
import { DocumentError, documentAccept, readDocument } from '@/lib/documents';
import styles from '../articles.module.css';

interface OwnTextProps {
  readonly isBusy: boolean;
  /** Words and line breaks only. */
  readonly isPlain: boolean;
  readonly onText: (text: { readonly title: string; readonly html: string }) => void;
}

const longest = 100_000;

/** One's own words: pasted, out of a file, or none yet. */
export function OwnText({ isBusy, isPlain, onText }: OwnTextProps) {
  const t = useT();
  const picker = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [title, setTitle] = useState('');
  const [note, setNote] = useState<{ readonly type: 'warning' | 'info'; readonly text: string }>();
  const read = async (file: File | undefined) => {
    if (!file) return;
    try {
      const found = await readDocument(file);
      if (found.text.length > longest) {
        setNote({ type: 'warning', text: t('richText.tooMuch', { count: found.text.length, most: longest }) });
        return;
      }
      setText(found.text);
      setTitle(found.title ?? '');
      const [notice] = found.notices;
      setNote(notice ? { type: 'info', text: t(`article.notice.${notice}`) } : undefined);
    } catch (error) {
      const id: MessageId = error instanceof DocumentError ? `article.file.${error.reason}` : 'article.file.broken';
      setNote({ type: 'warning', text: `${file.name}: ${t(id)}` });
    }
  };
  const begin = () => {
    const parts = splitTitle(text);
    onText({ title: parts.title || title, html: (isPlain ? markdownToNoteHtml : markdownToHtml)(parts.body) });
  };
  return (
    <Flex vertical gap={24}>
      <Input.TextArea
        value={text}
        maxLength={longest}
        aria-label={t('article.ownText')}
        placeholder={t('article.ownHint')}
        autoSize={{ minRows: 8, maxRows: 20 }}
        onChange={(event) => setText(event.target.value)}
      />
      {note && <Alert type={note.type} showIcon title={note.text} />}
      <Flex gap={12} align="center" wrap>
        <Button icon={<UploadOutlined aria-hidden />} onClick={() => picker.current?.click()}>
          {t('article.ownFile')}
        </Button>
        <span className={styles.soft}>{t('article.ownFileHint')}</span>
        <span style={{ flex: 1 }} />
        <Button type="primary" loading={isBusy} onClick={begin}>
          {t(text.trim() === '' ? 'article.startBlank' : 'article.toEditor')}
        </Button>
      </Flex>
      <input
        ref={picker}
        type="file"
        accept={documentAccept}
        style={{ display: 'none' }}
        onChange={(event) => {
          void read(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
    </Flex>
  );
}
