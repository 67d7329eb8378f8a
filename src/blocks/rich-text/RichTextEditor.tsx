import type { Editor } from '@tiptap/core';
import { EditorContent, useEditor } from '@tiptap/react';
import { App, Button, Flex, Progress } from 'antd';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { ComplianceBar, useCompliance } from '@/blocks/compliance';
import { FactList, uncovered, useFactMarks } from '@/blocks/facts';
import { ActionPanel } from '@/blocks/text-actions';
import { FileInput } from '@/components/upload/FileInput';
import { acceptAttribute } from '@/components/upload/readMedia';
import { countCharacters } from '@/domain/articles/html';
import type { Mark } from '@/domain/compliance';
import type { FactMark } from '@/domain/factCheck';
import { useCan } from '@/hooks/useCan';
import { useT } from '@/hooks/useT';
import { richTextExtensions } from './extensions';
import { compliancePaint } from './extensions/paint';
import { beginInText } from './model/beginInText';
import { rewriteRange } from './model/replaceText';
import { FindBar } from './parts/FindBar';
import { LinkDialog } from './parts/LinkDialog';
import { MarkPopover } from './parts/MarkPopover';
import { SelectionMenu } from './parts/SelectionMenu';
import { SlashMenu } from './parts/SlashMenu';
import { Toolbar } from './parts/Toolbar';
import styles from './RichTextEditor.module.css';
import type { RichTextEditorProps } from './types';
import type { DocText } from './useDocText';
import { useDocText } from './useDocText';
import { useForeignImages } from './useForeignImages';
import { useHtmlFlow } from './useHtmlFlow';
import type { ImageUpload } from './useImageUploads';
import { useImageUploads } from './useImageUploads';
import { usePaste } from './usePaste';
import { useReview } from './useReview';

/** Draws the marks into the text; they move with it until the next check. */
function useDrawnMarks(
  editor: Editor,
  { doc, index }: DocText,
  marks: readonly Mark[],
  facts: readonly FactMark[],
): void {
  const t = useT();
  useEffect(() => {
    // Written on since: the marks of the newer words come in a moment.
    if (editor.isDestroyed || editor.state.doc !== doc) return;
    const painted = marks.map(({ from, to, level, reason }, place) => ({
      from: index.posAt(from),
      to: index.endAt(to),
      className: `rt-mark rt-mark-${level}`,
      index: place,
      label: reason,
    }));
    // A statement around a marked word is drawn in pieces, so that each click has one meaning.
    const doubtful = uncovered(facts, marks).map(({ from, to, fact }) => ({
      from: index.posAt(from),
      to: index.endAt(to),
      className: `rt-fact rt-fact-${fact.verdict}`,
      index: marks.length + facts.indexOf(fact),
      label: t(`facts.verdict.${fact.verdict}`),
    }));
    editor.view.dispatch(editor.state.tr.setMeta(compliancePaint.key, { painted: [...painted, ...doubtful] }));
  }, [editor, doc, index, marks, facts, t]);
}

interface UploadBlockProps {
  readonly upload: ImageUpload;
  readonly onRetry: () => void;
  readonly onCancel: () => void;
}

/** An image on its way, where it will stand. */
function UploadBlock({ upload, onRetry, onCancel }: UploadBlockProps) {
  const t = useT();
  return (
    <Flex component="figure" gap={12} align="center" className={styles.upload}>
      <img src={upload.target.preview} alt={upload.file.name} />
      <figcaption>
        {upload.reason ? (
          <>
            <span role="alert">{t('richText.uploadFailed', { name: upload.file.name, reason: upload.reason })}</span>
            <Button size="small" onClick={onRetry}>
              {t('common.retry')}
            </Button>
          </>
        ) : (
          <Progress
            percent={Math.round(upload.percent)}
            size="small"
            aria-label={t('richText.uploading', { name: upload.file.name })}
          />
        )}
        <Button size="small" onClick={onCancel}>
          {t('common.cancel')}
        </Button>
      </figcaption>
    </Flex>
  );
}

interface ComplianceRowProps {
  readonly editor: Editor;
  readonly words: DocText;
  readonly marks: readonly Mark[];
  readonly isChecking: boolean;
}

/** Counts, replace all and undo; what is replaced keeps its bold and its links, and is one step of undo. */
function ComplianceRow({ editor, words, marks, isChecking }: ComplianceRowProps) {
  const { text } = words.index;
  const rewrite = (next: string): void => {
    if (editor.state.doc !== words.doc) return;
    editor.view.dispatch(rewriteRange(editor.state.tr, 0, editor.state.doc.content.size, next));
  };
  return (
    <>
      <ComplianceBar text={text} marks={marks} isChecking={isChecking} onChange={rewrite} />
      <FactList text={text} onChange={rewrite} />
    </>
  );
}

/** Words with images, headings and lists; checked as one writes, helped by the writer on what is selected. */
export default function RichTextEditor(props: RichTextEditorProps) {
  const { label, placeholder = '', readOnly = false, value } = props;
  const files = useRef<(files: readonly File[], pos: number) => void>(undefined);
  const slashKeys = useRef<(event: KeyboardEvent) => boolean>(undefined);
  const paste = usePaste((list, pos) => files.current?.(list, pos));
  const editor = useEditor({
    extensions: richTextExtensions(placeholder),
    content: value,
    editable: !readOnly,
    shouldRerenderOnTransaction: false,
    onCreate: ({ editor }) => beginInText(editor),
    editorProps: {
      attributes: { class: styles.body ?? '', role: 'textbox', 'aria-multiline': 'true', 'aria-label': label },
      handleKeyDown: (_, event) => slashKeys.current?.(event) ?? false,
      ...paste,
    },
  });
  return <Frame {...props} editor={editor} files={files} slashKeys={slashKeys} />;
}

interface FrameProps extends RichTextEditorProps {
  readonly editor: NonNullable<ReturnType<typeof useEditor>>;
  readonly files: { current: ((files: readonly File[], pos: number) => void) | undefined };
  readonly slashKeys: { current: ((event: KeyboardEvent) => boolean) | undefined };
}

function Frame(props: FrameProps): ReactNode {
  const { editor, files, slashKeys, platform, category, goodsId, limit, onPickImages, onTitle, onTopics } = props;
  const t = useT();
  const { message } = App.useApp();
  const picker = useRef<HTMLInputElement>(null);
  const [dialog, setDialog] = useState<'link' | 'find'>();
  const words = useDocText(editor);
  const { marks, isChecking } = useCompliance(words.index.text, { platform, category });
  const { marks: facts } = useFactMarks(words.index.text);
  const { review, begin, close, replace, append } = useReview(editor);
  const { uploads, add, retry, cancel } = useImageUploads(editor);
  const canUpload = useCan()('file.save');
  files.current = canUpload ? add : () => void message.warning(t('richText.noUpload'));
  useForeignImages(editor, canUpload);
  useHtmlFlow(editor, props.value, props.onChange);
  useDrawnMarks(editor, words, marks, facts);
  useEffect(() => {
    editor.setEditable(!props.readOnly, false);
  }, [editor, props.readOnly]);

  const pickImages = async () => {
    if (!onPickImages) {
      picker.current?.click();
      return;
    }
    const at = editor.state.selection.to;
    const chosen = await onPickImages();
    const content = chosen.map(({ url, alt = '' }) => ({ type: 'image', attrs: { src: url, alt } }));
    if (content.length > 0) editor.chain().focus().insertContentAt(at, content).run();
  };
  const onImage = canUpload || onPickImages ? () => void pickImages() : undefined;
  const count = countCharacters(words.index.text);
  const isOver = limit !== undefined && count > limit;

  return (
    <Flex vertical className={styles.editor}>
      {!props.readOnly && (
        <Toolbar
          editor={editor}
          onAction={begin}
          onImage={onImage}
          onLink={() => setDialog('link')}
          onFind={() => setDialog(dialog === 'find' ? undefined : 'find')}
        />
      )}
      {dialog === 'find' && <FindBar editor={editor} words={words} onClose={() => setDialog(undefined)} />}
      {dialog === 'link' && <LinkDialog editor={editor} onClose={() => setDialog(undefined)} />}
      <div style={{ position: 'relative' }}>
        <EditorContent editor={editor} />
        <SelectionMenu editor={editor} onAction={begin} onLink={() => setDialog('link')} />
        <SlashMenu editor={editor} keys={slashKeys} onAction={begin} onImage={onImage} />
        <MarkPopover editor={editor} words={words} marks={marks} facts={facts} />
      </div>
      {review &&
        createPortal(
          <ActionPanel
            key={review.job.id}
            job={review.job}
            current={review.current}
            goodsId={goodsId}
            platform={platform}
            onReplace={replace}
            onAppend={append}
            onTitle={onTitle}
            onTopics={onTopics}
            onClose={close}
          />,
          review.dom,
        )}
      {uploads.map((upload) =>
        createPortal(
          <UploadBlock upload={upload} onRetry={() => retry(upload)} onCancel={() => cancel(upload)} />,
          upload.target.dom,
          upload.id,
        ),
      )}
      <Flex component="footer" gap={12} align="center" wrap className={styles.footer}>
        <ComplianceRow editor={editor} words={words} marks={marks} isChecking={isChecking} />
        <span style={{ flex: 1 }} />
        <span className={isOver ? styles.over : undefined}>
          {limit === undefined ? t('richText.count', { count }) : t('richText.countOf', { count, limit })}
        </span>
      </Flex>
      <FileInput
        ref={picker}
        multiple
        accept={acceptAttribute.image}
        onFiles={(files) => add(files, editor.state.selection.to)}
      />
    </Flex>
  );
}
