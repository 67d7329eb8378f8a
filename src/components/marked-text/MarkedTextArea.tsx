import { Input } from 'antd';
import type { TextAreaRef } from 'antd/es/input/TextArea';
import type { Ref } from 'react';
import styles from './MarkedTextArea.module.css';

export interface TextMark {
  /** UTF-16 positions, [from, to). */
  readonly from: number;
  readonly to: number;
  readonly tone: 'error' | 'warning' | 'info';
}

export interface MarkedTextAreaProps {
  readonly id?: string;
  readonly value: string;
  /** In order, not overlapping. */
  readonly marks: readonly TextMark[];
  readonly label: string;
  readonly placeholder?: string;
  readonly maxLength?: number;
  readonly onChange: (value: string) => void;
  readonly onKeyDown?: (event: React.KeyboardEvent<HTMLTextAreaElement>) => void;
  readonly inputRef?: Ref<TextAreaRef>;
}

/** A growing text field whose marked places are underlined: the same text lies behind it, with the marks. */
export function MarkedTextArea(props: MarkedTextAreaProps) {
  const { id, value, marks, label, placeholder, maxLength, onChange, onKeyDown, inputRef } = props;
  return (
    <div className={styles.box}>
      <div className={styles.behind} aria-hidden="true">
        {pieces(value, marks).map((piece) =>
          piece.tone ? (
            <mark key={piece.from} className={styles[piece.tone]}>
              {piece.text}
            </mark>
          ) : (
            piece.text
          ),
        )}
        {/* A line break at the very end takes no room without something after it. */}
        {'\u200b'}
      </div>
      <Input.TextArea
        ref={inputRef}
        id={id}
        className={styles.field}
        variant="borderless"
        autoSize={{ minRows: 1 }}
        value={value}
        maxLength={maxLength}
        placeholder={placeholder}
        aria-label={label}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
      />
    </div>
  );
}

interface Piece {
  readonly text: string;
  readonly from: number;
  readonly tone?: TextMark['tone'];
}

/** The text cut at its marks; marks outside it are cut off. */
function pieces(text: string, marks: readonly TextMark[]): Piece[] {
  const cut: Piece[] = [];
  let at = 0;
  for (const mark of marks) {
    if (mark.from < at || mark.from >= text.length) continue;
    if (mark.from > at) cut.push({ text: text.slice(at, mark.from), from: at });
    cut.push({ text: text.slice(mark.from, mark.to), from: mark.from, tone: mark.tone });
    at = Math.min(mark.to, text.length);
  }
  if (at < text.length) cut.push({ text: text.slice(at), from: at });
  return cut;
}
