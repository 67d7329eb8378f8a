import type { Editor } from '@tiptap/core';
import { TextSelection } from '@tiptap/pm/state';
import { App } from 'antd';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type ActionChoice, type ActionJob, wholeTextActions } from '@/blocks/text-actions';
import { useT } from '@/hooks/useT';
import { reviewPaint } from './extensions/paint';
import { replaceRange, rewriteRange } from './model/replaceText';
import { textIndexOf } from './model/textIndex';

const longestAction = 20_000;

interface Review {
  readonly job: ActionJob;
  /** The words as they stand now in the place that it is about. */
  readonly current: string;
  /** Where the panel is drawn: between two blocks of the text. */
  readonly dom: HTMLElement;
}

interface Range {
  from: number;
  to: number;
}

let serial = 0;

const textIn = (editor: Editor, { from, to }: Range): string => textIndexOf(editor.state.doc, from, to).text;

/** Behind the block that a position stands in. */
function behindBlock(editor: Editor, pos: number): number {
  const place = editor.state.doc.resolve(pos);
  return place.depth > 0 ? place.after(1) : pos;
}

/**
 * An act of the writer on the selection. What it is about is followed through every edit, so that a suggestion lands where
 * its words are by then, and what the user wrote meanwhile is not written over.
 */
export function useReview(editor: Editor) {
  const t = useT();
  const { message } = App.useApp();
  const [review, setReview] = useState<Review>();
  const range = useRef<Range>(undefined);
  const isOpen = review !== undefined;

  useEffect(() => {
    if (!isOpen) return;
    const follow = ({
      transaction,
    }: {
      transaction: { docChanged: boolean; mapping: { map: (pos: number, assoc?: number) => number } };
    }) => {
      const { current } = range;
      if (!transaction.docChanged || !current) return;
      const from = transaction.mapping.map(current.from, 1);
      range.current = { from, to: Math.max(from, transaction.mapping.map(current.to, -1)) };
      const words = textIn(editor, range.current);
      setReview((known) => known && { ...known, current: words });
    };
    editor.on('transaction', follow);
    return () => {
      editor.off('transaction', follow);
    };
  }, [editor, isOpen]);

  const close = useCallback(() => {
    range.current = undefined;
    setReview(undefined);
    editor.view.dispatch(editor.state.tr.setMeta(reviewPaint.key, {}));
    editor.commands.focus();
  }, [editor]);

  const begin = useCallback(
    (choice: ActionChoice) => {
      const { doc, selection } = editor.state;
      const isWhole = selection.empty || !(selection instanceof TextSelection || selection.to - selection.from > 1);
      if (isWhole && !wholeTextActions.has(choice.act)) {
        void message.info(t('richText.selectFirst'));
        return;
      }
      const chosen = isWhole
        ? { from: choice.act === 'continue' ? 0 : 0, to: choice.act === 'continue' ? selection.to : doc.content.size }
        : { from: selection.from, to: selection.to };
      const text = textIn(editor, chosen).slice(choice.act === 'continue' ? -2000 : 0);
      if (text.trim() === '') {
        void message.info(t('writing.panel.empty'));
        return;
      }
      if (text.length > longestAction) {
        void message.warning(t('writing.panel.tooLong', { count: text.length, most: longestAction }));
        return;
      }
      const dom = document.createElement('div');
      dom.contentEditable = 'false';
      serial += 1;
      range.current = chosen;
      const job: ActionJob = {
        ...choice,
        id: serial,
        text,
        before: textIn(editor, { from: 0, to: chosen.from }),
        after: textIn(editor, { from: chosen.to, to: doc.content.size }),
      };
      setReview({ job, current: text, dom });
      const painted = isWhole ? [] : [{ ...chosen, className: 'rt-review' }];
      const place = behindBlock(editor, isWhole ? selection.to : chosen.to);
      const blocks = [{ pos: place, dom, key: `review-${serial}` }];
      editor.view.dispatch(editor.state.tr.setMeta(reviewPaint.key, { painted, blocks }));
    },
    [editor, message, t],
  );

  const replace = useCallback(
    (text: string) => {
      const { current } = range;
      if (current) editor.view.dispatch(rewriteRange(editor.state.tr, current.from, current.to, text).scrollIntoView());
      close();
    },
    [editor, close],
  );
  const append = useCallback(
    (text: string) => {
      const { current } = range;
      if (current) {
        const at = Math.min(current.to, editor.state.doc.content.size);
        const end = editor.state.doc.resolve(at).parent.isTextblock ? at : Math.max(0, at - 1);
        editor.view.dispatch(replaceRange(editor.state.tr, end, end, `\n${text}`).scrollIntoView());
      }
      close();
    },
    [editor, close],
  );

  return { review, begin, close, replace, append };
}
