import { cutAtMarks } from '@/components/marked-text/cutAtMarks';
import type { GateMark } from '@/domain/publishing/gate';
import styles from './approval.module.css';

interface MarkedTextProps {
  readonly text: string;
  readonly marks: readonly GateMark[];
}

/** A text to be read, its marked words underlined with their reason. */
export function MarkedText({ text, marks }: MarkedTextProps) {
  const places = marks
    .map(({ mark, isBlocking }) => ({
      from: mark.from,
      to: mark.to,
      tone: isBlocking ? ('error' as const) : ('warning' as const),
      reason: mark.reason,
    }))
    .sort((a, b) => a.from - b.from);
  return cutAtMarks(text, places).map((piece) => {
    const place = piece.mark === undefined ? undefined : places[piece.mark];
    return place ? (
      <mark
        key={piece.from}
        className={place.tone === 'error' ? styles.wordStopped : styles.wordWarned}
        title={place.reason}
      >
        {piece.text}
      </mark>
    ) : (
      <span key={piece.from}>{piece.text}</span>
    );
  });
}
