import { cutAtMarks } from '@/components/marked-text/cutAtMarks';
import type { Place } from '@/domain/knowledge';
import styles from './knowledge.module.css';

/** A stretch of a document with the words that were looked for. */
export function PassageText({ text, marks = [] }: { readonly text: string; readonly marks?: readonly Place[] }) {
  return (
    <>
      {cutAtMarks(
        text,
        marks.map(({ from, to }) => ({ from, to, tone: 'info' as const })),
      ).map((piece) =>
        piece.mark === undefined ? (
          <span key={piece.from}>{piece.text}</span>
        ) : (
          <mark key={piece.from} className={styles.mark}>
            {piece.text}
          </mark>
        ),
      )}
    </>
  );
}
