import { Tooltip } from 'antd';
import type { Mark } from '@/domain/compliance';
import styles from './MarkedText.module.css';

/** Text with its marked words underlined; the reason on hover and focus. */
export default function MarkedText({ text, marks }: { readonly text: string; readonly marks: readonly Mark[] }) {
  const ordered = [...marks].sort((a, b) => a.from - b.from);
  const pieces: { readonly from: number; readonly text: string; readonly mark?: Mark }[] = [];
  let at = 0;
  for (const mark of ordered) {
    if (mark.from < at) continue;
    if (mark.from > at) pieces.push({ from: at, text: text.slice(at, mark.from) });
    pieces.push({ from: mark.from, text: text.slice(mark.from, mark.to), mark });
    at = mark.to;
  }
  if (at < text.length) pieces.push({ from: at, text: text.slice(at) });
  return (
    <p className={styles.marked}>
      {pieces.map((piece) =>
        piece.mark ? (
          <Tooltip key={piece.from} title={piece.mark.reason}>
            <mark>{piece.text}</mark>
          </Tooltip>
        ) : (
          <span key={piece.from}>{piece.text}</span>
        ),
      )}
    </p>
  );
}
