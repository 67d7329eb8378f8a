import {
  AlignCenterOutlined,
  AlignLeftOutlined,
  AlignRightOutlined,
  BoldOutlined,
  ClearOutlined,
  ItalicOutlined,
  LinkOutlined,
  MinusOutlined,
  OrderedListOutlined,
  PictureOutlined,
  RedoOutlined,
  SearchOutlined,
  StrikethroughOutlined,
  TableOutlined,
  UnderlineOutlined,
  UndoOutlined,
  UnorderedListOutlined,
} from '@ant-design/icons';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { Flex, Select } from 'antd';
import { type ActionChoice, ActionMenu } from '@/blocks/text-actions';
import { useT } from '@/hooks/useT';
import { ColorButton } from './ColorButton';
import { ToolButton } from './ToolButton';
import styles from './Toolbar.module.css';

interface ToolbarProps {
  readonly editor: Editor;
  readonly onAction: (choice: ActionChoice) => void;
  /** Undefined = who writes may bring in no images. */
  readonly onImage: (() => void) | undefined;
  readonly onLink: () => void;
  readonly onFind: () => void;
}

/** What a table begins as. */
export const newTable = { rows: 3, cols: 3, withHeaderRow: true };

type BlockKind = 'paragraph' | 'h1' | 'h2' | 'h3' | 'quote' | 'code';

function blockOf(editor: Editor): BlockKind {
  if (editor.isActive('codeBlock')) return 'code';
  if (editor.isActive('blockquote')) return 'quote';
  const level = [1, 2, 3].find((one) => editor.isActive('heading', { level: one }));
  return level === undefined ? 'paragraph' : (`h${level}` as BlockKind);
}

function setBlock(editor: Editor, kind: BlockKind): void {
  const chain = editor.chain().focus();
  if (kind === 'quote') chain.toggleBlockquote().run();
  else if (kind === 'code') chain.toggleCodeBlock().run();
  else if (kind === 'paragraph') chain.clearNodes().setParagraph().run();
  else chain.setHeading({ level: kind === 'h1' ? 1 : kind === 'h2' ? 2 : 3 }).run();
}

/** What holds where the cursor is. */
function useToolbarState(editor: Editor) {
  return useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      block: blockOf(now),
      isBold: now.isActive('bold'),
      isItalic: now.isActive('italic'),
      isUnderline: now.isActive('underline'),
      isStrike: now.isActive('strike'),
      isLink: now.isActive('link'),
      isBullets: now.isActive('bulletList'),
      isNumbers: now.isActive('orderedList'),
      isTable: now.isActive('table'),
      isLeft: now.isActive({ textAlign: 'left' }),
      isCenter: now.isActive({ textAlign: 'center' }),
      isRight: now.isActive({ textAlign: 'right' }),
      canUndo: now.can().undo(),
      canRedo: now.can().redo(),
    }),
  });
}

interface ButtonGroupProps {
  readonly editor: Editor;
  readonly state: ReturnType<typeof useToolbarState>;
}

function MarkButtons({ editor, state }: ButtonGroupProps) {
  const t = useT();
  const run = () => editor.chain().focus();
  return (
    <>
      <ToolButton
        label={t('richText.bold')}
        icon={<BoldOutlined />}
        isActive={state.isBold}
        onClick={() => run().toggleBold().run()}
      />
      <ToolButton
        label={t('richText.italic')}
        icon={<ItalicOutlined />}
        isActive={state.isItalic}
        onClick={() => run().toggleItalic().run()}
      />
      <ToolButton
        label={t('richText.underline')}
        icon={<UnderlineOutlined />}
        isActive={state.isUnderline}
        onClick={() => run().toggleUnderline().run()}
      />
      <ToolButton
        label={t('richText.strike')}
        icon={<StrikethroughOutlined />}
        isActive={state.isStrike}
        onClick={() => run().toggleStrike().run()}
      />
    </>
  );
}

/** How lines stand, and lists. */
function LayoutButtons({ editor, state }: ButtonGroupProps) {
  const t = useT();
  const run = () => editor.chain().focus();
  return (
    <>
      <ToolButton
        label={t('richText.left')}
        icon={<AlignLeftOutlined />}
        isActive={state.isLeft}
        onClick={() => run().setTextAlign('left').run()}
      />
      <ToolButton
        label={t('richText.center')}
        icon={<AlignCenterOutlined />}
        isActive={state.isCenter}
        onClick={() => run().setTextAlign('center').run()}
      />
      <ToolButton
        label={t('richText.right')}
        icon={<AlignRightOutlined />}
        isActive={state.isRight}
        onClick={() => run().setTextAlign('right').run()}
      />
      <ToolButton
        label={t('richText.bullets')}
        icon={<UnorderedListOutlined />}
        isActive={state.isBullets}
        onClick={() => run().toggleBulletList().run()}
      />
      <ToolButton
        label={t('richText.numbers')}
        icon={<OrderedListOutlined />}
        isActive={state.isNumbers}
        onClick={() => run().toggleOrderedList().run()}
      />
    </>
  );
}

/** All that can be done to the words, in groups; scrolls sideways where there is no room. */
export function Toolbar({ editor, onAction, onImage, onLink, onFind }: ToolbarProps) {
  const t = useT();
  const state = useToolbarState(editor);
  const run = () => editor.chain().focus();
  return (
    <Flex gap={4} align="center" className={styles.toolbar} role="toolbar" aria-label={t('richText.toolbar')}>
      <ToolButton
        label={t('richText.undo')}
        icon={<UndoOutlined />}
        disabled={!state.canUndo}
        onClick={() => run().undo().run()}
      />
      <ToolButton
        label={t('richText.redo')}
        icon={<RedoOutlined />}
        disabled={!state.canRedo}
        onClick={() => run().redo().run()}
      />
      <i className={styles.gap} />
      <Select<BlockKind>
        size="small"
        variant="borderless"
        style={{ width: 96 }}
        aria-label={t('richText.block')}
        value={state.block}
        popupMatchSelectWidth={120}
        onChange={(kind) => setBlock(editor, kind)}
        options={(['paragraph', 'h1', 'h2', 'h3', 'quote', 'code'] as const).map((value) => ({
          value,
          label: t(`richText.block.${value}`),
        }))}
      />
      <i className={styles.gap} />
      <MarkButtons editor={editor} state={state} />
      <ColorButton editor={editor} kind="text" />
      <ColorButton editor={editor} kind="ground" />
      <i className={styles.gap} />
      <LayoutButtons editor={editor} state={state} />
      <i className={styles.gap} />
      <ToolButton label={t('richText.link')} icon={<LinkOutlined />} isActive={state.isLink} onClick={onLink} />
      {onImage && <ToolButton label={t('richText.image')} icon={<PictureOutlined />} onClick={onImage} />}
      <ToolButton
        label={t('richText.table')}
        icon={<TableOutlined />}
        isActive={state.isTable}
        disabled={state.isTable}
        onClick={() => run().insertTable(newTable).run()}
      />
      <ToolButton
        label={t('richText.divider')}
        icon={<MinusOutlined />}
        onClick={() => run().setHorizontalRule().run()}
      />
      <ToolButton
        label={t('richText.clear')}
        icon={<ClearOutlined />}
        onClick={() => run().unsetAllMarks().clearNodes().run()}
      />
      <ToolButton label={t('richText.find')} icon={<SearchOutlined />} onClick={onFind} />
      <span style={{ flex: 1 }} />
      <ActionMenu onChoose={onAction} />
    </Flex>
  );
}
