import { Popover } from 'antd';
import { useMemo } from 'react';
import { cutAtMarks } from '@/components/marked-text/cutAtMarks';
import { isDoubtful } from '@/domain/factCheck';
import { FactCard } from './FactCard';
import styles from './facts.module.css';
import { toFactTextMark, useFactMarks } from './useFactMarks';

interface FactTextProps {
  readonly text: string;
  /** Inside of a button: the marks explain nothing at a click of their own. */
  readonly isPlain?: boolean;
}

/** Marks that must not begin a line. */
const clinging = /^[,.!?;:\u3001\u3002\uff01\uff09\uff0c\uff1a\uff1b\uff1f\u201d\u300d]+/;
/** A longer mark may be broken, and then so may the end of it. */
const longestUnbroken = 12;

/** A text to be read, with what the goods do not bear out underlined in it and explained at a click. */
export function FactText({ text, isPlain = false }: FactTextProps) {
  const { marks } = useFactMarks(text);
  const doubtful = useMemo(() => marks.filter(isDoubtful), [marks]);
  if (doubtful.length === 0) return text;
  const pieces = cutAtMarks(text, doubtful.map(toFactTextMark));
  // A button is a box of its own: the browser would begin a line with the comma behind it.
  const tailOf = (index: number): string => {
    const isShort = (pieces[index]?.text.length ?? 0) <= longestUnbroken;
    return (isShort && clinging.exec(pieces[index + 1]?.text ?? '')?.[0]) || '';
  };
  return pieces.map((piece, index) => {
    const mark = piece.mark === undefined ? undefined : doubtful[piece.mark];
    if (!mark) {
      const taken = pieces[index - 1]?.mark !== undefined && !isPlain ? tailOf(index - 1).length : 0;
      return <span key={piece.from}>{piece.text.slice(taken)}</span>;
    }
    const words = (
      <mark key={piece.from} className={styles.underlined} data-verdict={mark.verdict}>
        {piece.text}
      </mark>
    );
    if (isPlain) return words;
    const tail = tailOf(index);
    return (
      <span key={piece.from} className={tail ? styles.unbroken : undefined}>
        <Popover trigger="click" content={<FactCard text={text} mark={mark} />}>
          <button type="button" className={styles.inText}>
            {words}
          </button>
        </Popover>
        {tail}
      </span>
    );
  });
}
