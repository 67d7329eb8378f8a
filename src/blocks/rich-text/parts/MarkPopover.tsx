import type { Editor } from '@tiptap/core';
import { Popover } from 'antd';
import { useEffect, useState } from 'react';
import { MarkCard } from '@/blocks/compliance';
import { FactCard } from '@/blocks/facts';
import type { Mark } from '@/domain/compliance';
import type { FactMark } from '@/domain/factCheck';
import { replaceRange } from '../model/replaceText';
import { textIndexOf } from '../model/textIndex';
import styles from '../richText.module.css';
import type { DocText } from '../useDocText';

interface MarkPopoverProps {
  readonly editor: Editor;
  readonly words: DocText;
  readonly marks: readonly Mark[];
  /** Numbered behind the marks. */
  readonly facts: readonly FactMark[];
}

interface Clicked {
  readonly index: number;
  readonly left: number;
  readonly top: number;
}

/** A click on a marked word or statement: why it is marked and what can stand there instead. */
export function MarkPopover({ editor, words, marks, facts }: MarkPopoverProps) {
  const [clicked, setClicked] = useState<Clicked>();
  useEffect(() => {
    // By the document: the editor's own element may stand there later than this does.
    const onClick = (event: MouseEvent) => {
      const within = event.target instanceof Element ? event.target : null;
      const content = within?.closest<HTMLElement & { editor?: Editor }>('.ProseMirror');
      if (content?.editor !== editor) return;
      const target = within?.closest<HTMLElement>('[data-mark]');
      if (!target) {
        setClicked(undefined);
        return;
      }
      const frame = content.getBoundingClientRect();
      const box = target.getBoundingClientRect();
      setClicked({ index: Number(target.dataset.mark), left: box.left - frame.left, top: box.bottom - frame.top });
    };
    const close = () => setClicked(undefined);
    document.addEventListener('click', onClick);
    editor.on('update', close);
    return () => {
      document.removeEventListener('click', onClick);
      editor.off('update', close);
    };
  }, [editor]);
  const mark = clicked && marks[clicked.index];
  const fact = clicked && facts[clicked.index - marks.length];
  if (!clicked || !(mark ?? fact)) return null;
  const { text } = words.index;
  const replace = ({ from, to }: { readonly from: number; readonly to: number }, suggestion: string) => {
    setClicked(undefined);
    // An image may have been stored meanwhile: what counts is that the same words stand there.
    const index = editor.state.doc === words.doc ? words.index : textIndexOf(editor.state.doc);
    if (index.text.slice(from, to) !== text.slice(from, to)) return;
    const tr = replaceRange(editor.state.tr, index.posAt(from), index.endAt(to), suggestion);
    editor.view.dispatch(tr);
    editor.commands.focus();
  };
  return (
    <Popover
      open
      placement="bottomLeft"
      onOpenChange={(isOpen) => !isOpen && setClicked(undefined)}
      trigger="click"
      content={
        mark ? (
          <MarkCard
            text={text}
            mark={mark}
            onReplace={(suggestion) => replace({ from: mark.clauseFrom, to: mark.clauseTo }, suggestion)}
          />
        ) : (
          fact && (
            <FactCard
              text={text}
              mark={fact}
              onChange={(next) => replace(fact, next.slice(fact.from, next.length - (text.length - fact.to)))}
            />
          )
        )
      }
    >
      <span className={styles.anchor} style={{ left: clicked.left, top: clicked.top }} />
    </Popover>
  );
}
