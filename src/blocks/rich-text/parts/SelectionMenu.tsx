import { BoldOutlined, ItalicOutlined, LinkOutlined, UnderlineOutlined } from '@ant-design/icons';
import type { Editor } from '@tiptap/core';
import { BubbleMenu } from '@tiptap/react/menus';
import { type ActChoice, ActMenu } from '@/blocks/text-acts';
import { useT } from '@/hooks/useT';
import styles from '../richText.module.css';
import { PictureTools } from './PictureTools';
import { ToolButton } from './ToolButton';

interface SelectionMenuProps {
  readonly editor: Editor;
  readonly onAct: (choice: ActChoice) => void;
  readonly onLink: () => void;
}

const isPicture = (editor: Editor): boolean => editor.isActive('image');

/** What can be done to the selection, beside it. */
export function SelectionMenu({ editor, onAct, onLink }: SelectionMenuProps) {
  const t = useT();
  const run = () => editor.chain().focus();
  return (
    <>
      <BubbleMenu
        editor={editor}
        pluginKey="textBubble"
        className={styles.bubble}
        shouldShow={({ editor: now, from, to }) =>
          now.isEditable && from !== to && !isPicture(now) && now.state.doc.textBetween(from, to).trim() !== ''
        }
      >
        <ActMenu onChoose={onAct} />
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
        pluginKey="pictureBubble"
        className={styles.bubble}
        shouldShow={({ editor: now, view, element }) =>
          now.isEditable && isPicture(now) && (view.hasFocus() || element.contains(document.activeElement))
        }
      >
        <PictureTools editor={editor} />
      </BubbleMenu>
    </>
  );
}
