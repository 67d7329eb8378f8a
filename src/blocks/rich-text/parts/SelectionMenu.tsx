import { BoldOutlined, ItalicOutlined, LinkOutlined, UnderlineOutlined } from '@ant-design/icons';
import type { Editor } from '@tiptap/core';
import { BubbleMenu } from '@tiptap/react/menus';
import { type ActionChoice, ActionMenu } from '@/blocks/text-actions';
import { useT } from '@/hooks/useT';
import styles from '../richText.module.css';
import { ImageTools } from './ImageTools';
import { ToolButton } from './ToolButton';

interface SelectionMenuProps {
  readonly editor: Editor;
  readonly onAction: (choice: ActionChoice) => void;
  readonly onLink: () => void;
}

const isImage = (editor: Editor): boolean => editor.isActive('image');

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
          now.isEditable && from !== to && !isImage(now) && now.state.doc.textBetween(from, to).trim() !== ''
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
    </>
  );
}
