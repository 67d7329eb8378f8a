import type { Editor } from '@tiptap/core';
import { Flex } from 'antd';
import { type RefObject, useEffect, useState } from 'react';
import type { ActionChoice } from '@/blocks/text-actions';
import { useCan } from '@/hooks/useCan';
import { type MessageId, useT } from '@/hooks/useT';
import styles from './SlashMenu.module.css';
import { newTable } from './Toolbar';

interface SlashMenuProps {
  readonly editor: Editor;
  readonly onImage: (() => void) | undefined;
  readonly onAction: (choice: ActionChoice) => void;
  /** The editor asks here first what a key is for. */
  readonly keys: RefObject<((event: KeyboardEvent) => boolean) | undefined>;
}

interface Entry {
  readonly label: MessageId;
  /** Latin letters that find it too. */
  readonly hint: string;
  readonly run: (editor: Editor) => void;
}

interface Place {
  readonly from: number;
  readonly to: number;
  readonly query: string;
  readonly left: number;
  readonly top: number;
}

/** `/` at the beginning of a line or behind a blank, and what was typed after it. */
function placeOf(editor: Editor): Place | undefined {
  const { selection } = editor.state;
  const { $from } = selection;
  if (!selection.empty || !$from.parent.isTextblock || $from.parent.type.name === 'codeBlock') return undefined;
  const before = $from.parent.textBetween(0, $from.parentOffset, undefined, '\ufffc');
  const found = /(?:^|\s)\/([\p{L}\p{N}]{0,12})$/u.exec(before);
  if (!found) return undefined;
  const query = found[1] ?? '';
  const from = selection.from - query.length - 1;
  const frame = editor.view.dom.getBoundingClientRect();
  const at = editor.view.coordsAtPos(from);
  return { from, to: selection.from, query, left: at.left - frame.left, top: at.bottom - frame.top };
}

/** Blocks, images and the writer by typing `/`: arrows choose, Enter takes, Escape closes. */
export function SlashMenu({ editor, onImage, onAction, keys }: SlashMenuProps) {
  const t = useT();
  const mayAsk = useCan()('writer.act');
  const [place, setPlace] = useState<Place>();
  const [at, setAt] = useState(0);
  const [closedAt, setClosedAt] = useState<number>();

  useEffect(() => {
    const update = () => {
      setPlace(editor.isFocused ? placeOf(editor) : undefined);
      setAt(0);
    };
    editor.on('transaction', update);
    return () => {
      editor.off('transaction', update);
    };
  }, [editor]);

  const entries: readonly Entry[] = [
    { label: 'richText.block.h2', hint: 'h2', run: (now) => now.chain().focus().setHeading({ level: 2 }).run() },
    { label: 'richText.block.h3', hint: 'h3', run: (now) => now.chain().focus().setHeading({ level: 3 }).run() },
    { label: 'richText.bullets', hint: 'list', run: (now) => now.chain().focus().toggleBulletList().run() },
    { label: 'richText.numbers', hint: 'number', run: (now) => now.chain().focus().toggleOrderedList().run() },
    { label: 'richText.block.quote', hint: 'quote', run: (now) => now.chain().focus().toggleBlockquote().run() },
    { label: 'richText.table', hint: 'table', run: (now) => now.chain().focus().insertTable(newTable).run() },
    { label: 'richText.divider', hint: 'line', run: (now) => now.chain().focus().setHorizontalRule().run() },
    ...(onImage ? [{ label: 'richText.image' as const, hint: 'image', run: onImage }] : []),
    ...(mayAsk
      ? [{ label: 'writing.act.continue' as const, hint: 'ai', run: () => onAction({ act: 'continue' }) }]
      : []),
  ];
  const query = place?.query.toLowerCase() ?? '';
  const shown = entries.filter(({ label, hint }) => hint.startsWith(query) || t(label).toLowerCase().includes(query));
  const isOpen = place !== undefined && closedAt !== place.from && shown.length > 0;
  const take = (entry: Entry | undefined) => {
    if (!place || !entry) return;
    editor.chain().focus().deleteRange({ from: place.from, to: place.to }).run();
    entry.run(editor);
  };

  keys.current = isOpen
    ? (event) => {
        if (event.key === 'ArrowDown') setAt((at + 1) % shown.length);
        else if (event.key === 'ArrowUp') setAt((at + shown.length - 1) % shown.length);
        else if (event.key === 'Enter') take(shown[at]);
        else if (event.key === 'Escape') setClosedAt(place.from);
        else return false;
        return true;
      }
    : undefined;
  if (!isOpen) return null;
  return (
    <Flex
      vertical
      className={styles.slash}
      role="listbox"
      aria-label={t('richText.slash')}
      style={{ insetInlineStart: place.left, top: place.top + 4 }}
    >
      {shown.map((entry, index) => (
        <button
          key={entry.label}
          type="button"
          role="option"
          aria-selected={index === at}
          className={styles.slashItem}
          onMouseDown={(event) => event.preventDefault()}
          onMouseEnter={() => setAt(index)}
          onClick={() => take(entry)}
        >
          {t(entry.label)}
          <kbd>/{entry.hint}</kbd>
        </button>
      ))}
    </Flex>
  );
}
