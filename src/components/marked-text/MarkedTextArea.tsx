import { Input, Popover } from 'antd';
import type { TextAreaProps, TextAreaRef } from 'antd/es/input/TextArea';
import {
  type CSSProperties,
  type MouseEvent,
  type ReactNode,
  type Ref,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import { cutAtMarks } from './cutAtMarks';
import { Mark } from './Mark';
import styles from './MarkedTextArea.module.css';
import { useMirror } from './useMirror';

/** The drawn mark under a point of the window, in a list small enough to be looked through at each move. */
function markAt(mirror: HTMLElement, x: number, y: number): { index: number; box: DOMRect } | undefined {
  const drawn = mirror.querySelectorAll<HTMLElement>('mark');
  for (const element of drawn) {
    for (const box of element.getClientRects()) {
      if (x < box.left || x > box.right || y < box.top || y > box.bottom) continue;
      return { index: Number(element.dataset.mark), box };
    }
  }
  return undefined;
}

export interface TextMark {
  /** UTF-16 positions, [from, to). */
  readonly from: number;
  readonly to: number;
  readonly tone: 'error' | 'warning' | 'info';
  /** Drawn as a wavy line alone: what is said is in doubt, not the word. */
  readonly isWavy?: boolean;
}

interface MarkedTextAreaProps extends Omit<TextAreaProps, 'value' | 'defaultValue' | 'onChange' | 'ref'> {
  readonly value: string;
  /** In order, not overlapping. */
  readonly marks: readonly TextMark[];
  /** Name of the field where no visible label names it. */
  readonly label?: string;
  readonly onChange: (value: string) => void;
  readonly inputRef?: Ref<TextAreaRef>;
  /** What a click on a marked place opens beside it. */
  readonly explain?: (index: number, close: () => void) => ReactNode;
}

/** Drawing more than this would hold up typing; what follows is still counted and listed by whoever shows the marks. */
const mostDrawn = 600;

/** Where style sheets cannot do it, antd measures each field, which lays the whole page out anew. */
const growsByStyle = globalThis.CSS?.supports?.('field-sizing', 'content') ?? false;

/** How a field follows its text: by style, between the rows that antd's `autoSize` names, or by antd. */
function growthOf(autoSize: NonNullable<TextAreaProps['autoSize']>) {
  if (!growsByStyle || !autoSize) return { box: {}, field: { autoSize } };
  const { minRows = 1, maxRows } = autoSize === true ? {} : autoSize;
  const style = { '--least-rows': minRows, '--most-rows': maxRows } as CSSProperties;
  return { box: { 'data-grows': true, style }, field: {} };
}

interface Open {
  readonly index: number;
  readonly style: { readonly left: number; readonly top: number; readonly width: number; readonly height: number };
}

/**
 * A text field whose marked places are underlined: the same text lies behind it, with the marks. Takes all that antd's
 * text area takes; borderless and growing by default.
 */
export function MarkedTextArea(props: MarkedTextAreaProps) {
  const { value, marks, label, onChange, inputRef, explain, className, onClick, autoSize = true, ...rest } = props;
  const field = useRef<TextAreaRef>(null);
  const box = useRef<HTMLDivElement>(null);
  const mirror = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<Open>();
  useImperativeHandle(inputRef, () => field.current as TextAreaRef);
  useMirror(field, mirror);
  const pieces = useMemo(() => cutAtMarks(value, marks.slice(0, mostDrawn)), [value, marks]);
  const close = (): void => setOpen(undefined);
  const variant = rest.variant ?? 'borderless';
  const growth = growthOf(autoSize);

  const show = (event: MouseEvent<HTMLTextAreaElement>): void => {
    onClick?.(event);
    const isSelecting = event.currentTarget.selectionStart !== event.currentTarget.selectionEnd;
    if (!explain || isSelecting || !mirror.current || !box.current) return;
    const found = markAt(mirror.current, event.clientX, event.clientY);
    if (!found) {
      close();
      return;
    }
    const around = box.current.getBoundingClientRect();
    const { left, top, width, height } = found.box;
    setOpen({ index: found.index, style: { left: left - around.left, top: top - around.top, width, height } });
  };
  const shown = open && marks[open.index] ? open : undefined;
  return (
    <div
      ref={box}
      className={styles.box}
      data-variant={variant}
      data-disabled={rest.disabled || undefined}
      {...growth.box}
    >
      <div ref={mirror} className={styles.behind} aria-hidden="true">
        {pieces.map((piece) =>
          piece.mark === undefined ? (
            piece.text
          ) : (
            <Mark
              key={piece.from}
              data-mark={piece.mark}
              tone={marks[piece.mark]?.tone ?? 'info'}
              isWavy={marks[piece.mark]?.isWavy}
            >
              {piece.text}
            </Mark>
          ),
        )}
        {/* A line break at the very end takes no room without something after it. */}
        {'\u200b'}
      </div>
      <Input.TextArea
        {...growth.field}
        {...rest}
        ref={field}
        variant={variant}
        className={`${styles.field} ${className ?? ''}`}
        value={value}
        {...(label ? { 'aria-label': label } : {})}
        onChange={(event) => {
          close();
          onChange(event.target.value);
        }}
        onClick={show}
      />
      {shown && explain && (
        <Popover
          open
          trigger="click"
          placement="bottom"
          content={explain(shown.index, close)}
          onOpenChange={(next) => !next && close()}
        >
          <span aria-hidden className={styles.anchor} style={shown.style} />
        </Popover>
      )}
    </div>
  );
}
