import { memo, useRef } from 'react';
import { type TextBlock, textBlocks } from '@/domain/writing/textBlocks';
import styles from './writing.module.css';

/** Blocks of a growing text; what has not changed is handed back as it was. */
function useTextBlocks(text: string): readonly TextBlock[] {
  const known = useRef<{ readonly text: string; readonly blocks: readonly TextBlock[] }>({ text: '', blocks: [] });
  const goesOn = text.length >= known.current.text.length && known.current.text !== '';
  const blocks = textBlocks(text, goesOn ? known.current.blocks : []);
  known.current = { text, blocks };
  return blocks;
}

interface StreamedTextProps {
  readonly text: string;
  /** Shows that more will come. */
  readonly streaming?: boolean;
}

const Line = memo(function Line({ text }: { readonly text: string }) {
  return <p className={styles.line}>{text.replace(/\n$/, '') || '\u00a0'}</p>;
});

/** Plain text as it comes. Only its last lines are drawn anew, so a long stream costs no more than a short one. */
export function StreamedText({ text, streaming = false }: StreamedTextProps) {
  const blocks = useTextBlocks(text);
  return (
    <div className={streaming ? `${styles.streamed} ${styles.streaming}` : styles.streamed} aria-busy={streaming}>
      {blocks.map(({ from, text: line }) => (
        <Line key={from} text={line} />
      ))}
    </div>
  );
}
