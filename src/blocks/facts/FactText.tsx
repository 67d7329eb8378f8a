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

/** A text to be read, with what the goods do not bear out underlined in it and explained at a click. */
export function FactText({ text, isPlain = false }: FactTextProps) {
  const { marks } = useFactMarks(text);
  const doubtful = useMemo(() => marks.filter(isDoubtful), [marks]);
  if (doubtful.length === 0) return text;
  return cutAtMarks(text, doubtful.map(toFactTextMark)).map((piece) => {
    const mark = piece.mark === undefined ? undefined : doubtful[piece.mark];
    if (!mark) return <span key={piece.from}>{piece.text}</span>;
    const words = (
      <mark key={piece.from} className={styles.underlined} data-verdict={mark.verdict}>
        {piece.text}
      </mark>
    );
    if (isPlain) return words;
    return (
      <Popover key={piece.from} trigger="click" content={<FactCard text={text} mark={mark} />}>
        <button type="button" className={styles.inText}>
          {words}
        </button>
      </Popover>
    );
  });
}
