import { BoldOutlined, ItalicOutlined, LinkOutlined, UnderlineOutlined } from '@ant-design/icons';
import type { Editor } from '@tiptap/core';
import { CellSelection } from '@tiptap/pm/tables';
import { BubbleMenu } from '@tiptap/react/menus';
import { type ActionChoice, ActionMenu } from '@/blocks/text-actions';
import { useT } from '@/hooks/useT';
import styles from '../richText.module.css';
import { ImageTools } from './ImageTools';
import { TableTools } from './TableTools';
import { ToolButton } from './ToolButton';

interface SelectionMenuProps {
  readonly editor: Editor;
  readonly onAction: (choice: ActionChoice) => void;
  readonly onLink: () => void;
}

const isImage = (editor: Editor): boolean => editor.isActive('image');

const aboveTable = { placement: 'top-start' } as const;

/** Whole cells are chosen. */
const hasCells = (editor: Editor): boolean => editor.state.selection instanceof CellSelection;

/** The table that the cursor stands in: its tools stand above it as a whole, not over the line that is written. */
function tableAt(editor: Editor): HTMLElement | null {
  const { node } = editor.view.domAtPos(editor.state.selection.from);
  return (node instanceof Element ? node : node.parentElement)?.closest('table') ?? null;
}

/** What can be done to the selection, beside it. */
export function SelectionMenu({ editor, onAction, onLink }: SelectionMenuProps) {
  const t = useT();
  const run = () => editor.chain().focus();
  return (
    <>
      <BubbleMenu
        editor={editor}
        pluginKey="textBubble"
        className={styles.bubble}
        shouldShow={({ editor: now, from, to }) =>
          now.isEditable &&
          from !== to &&
          !isImage(now) &&
          !hasCells(now) &&
          now.state.doc.textBetween(from, to).trim() !== ''
        }
      >
        <ActionMenu onChoose={onAction} />
        <ToolButton label={t('richText.bold')} icon={<BoldOutlined />} onClick={() => run().toggleBold().run()} />
        <ToolButton label={t('richText.italic')} icon={<ItalicOutlined />} onClick={() => run().toggleItalic().run()} />
        <ToolButton
          label={t('richText.underline')}
          icon={<UnderlineOutlined />}
          onClick={() => run().toggleUnderline().run()}
        />
        <ToolButton label={t('richText.link')} icon={<LinkOutlined />} onClick={onLink} />
      </BubbleMenu>
      <BubbleMenu
        editor={editor}
        pluginKey="imageBubble"
        className={styles.bubble}
        shouldShow={({ editor: now, view, element }) =>
          now.isEditable && isImage(now) && (view.hasFocus() || element.contains(document.activeElement))
        }
      >
        <ImageTools editor={editor} />
      </BubbleMenu>
      <BubbleMenu
        editor={editor}
        pluginKey="tableBubble"
        className={styles.bubble}
        role="toolbar"
        aria-label={t('richText.table.tools')}
        getReferencedVirtualElement={() => tableAt(editor)}
        options={aboveTable}
        shouldShow={({ editor: now, view, element, from, to }) =>
          now.isEditable &&
          now.isActive('table') &&
          (from === to || hasCells(now)) &&
          (view.hasFocus() || element.contains(document.activeElement))
        }
      >
        <TableTools editor={editor} />
      </BubbleMenu>
    </>
  );
}
