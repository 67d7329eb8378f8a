import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { memo, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import styles from './VirtualGrid.module.css';

interface VirtualGridProps {
  /** Cells in all, loaded or not. */
  readonly count: number;
  /** Narrowest cell, pixels; 0 = one column. */
  readonly minWidth: number;
  /** Height of a cell of this width, pixels. */
  readonly heightOf: (width: number) => number;
  readonly gap: number;
  readonly render: (index: number) => ReactNode;
  readonly keyOf: (index: number) => string;
  /** Which cells are about to be seen. */
  readonly onRange: (from: number, to: number) => void;
  /** Names the list for those who do not see it. */
  readonly label: string;
}

/** Before the first measure, and where nothing is laid out. */
const assumedWidth = 960;
const rowsAhead = 2;

/** Cells of one size in as many columns as fit; only those near the screen stand in the document. */
export function VirtualGrid({ count, minWidth, heightOf, gap, render, keyOf, onRange, label }: VirtualGridProps) {
  const place = useRef<HTMLUListElement>(null);
  const [width, setWidth] = useState(assumedWidth);
  const [margin, setMargin] = useState(0);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    const measure = () => {
      setWidth(element.clientWidth || assumedWidth);
      setMargin(element.getBoundingClientRect().top + window.scrollY);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    // What stands above may grow or go: the grid then begins elsewhere.
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);
  const columns = minWidth > 0 ? Math.max(1, Math.floor((width + gap) / (minWidth + gap))) : 1;
  const cellWidth = (width - gap * (columns - 1)) / columns;
  const rowHeight = heightOf(cellWidth);
  const virtualizer = useWindowVirtualizer({
    count: Math.ceil(count / columns),
    estimateSize: () => rowHeight + gap,
    overscan: rowsAhead,
    scrollMargin: margin,
    // Rows ahead are drawn when there is time, not before the screen may move.
    useFlushSync: false,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another size of cells lays all rows out anew
  useEffect(() => virtualizer.measure(), [rowHeight, gap, virtualizer]);
  const rows = virtualizer.getVirtualItems();
  const from = (rows[0]?.index ?? 0) * columns;
  const to = Math.min(count, ((rows.at(-1)?.index ?? 0) + 1) * columns) - 1;
  useEffect(() => {
    if (count > 0) onRange(from, Math.max(from, to));
  }, [count, from, to, onRange]);

  const cells = rows.flatMap(({ index: row, start }) =>
    Array.from({ length: Math.min(columns, count - row * columns) }, (_, column) => ({
      index: row * columns + column,
      top: start - margin,
      left: column * (cellWidth + gap),
    })),
  );
  return (
    <ul ref={place} className={styles.grid} aria-label={label} style={{ height: virtualizer.getTotalSize() }}>
      {cells.map(({ index, top, left }) => (
        <Cell
          key={keyOf(index)}
          index={index}
          count={count}
          top={top}
          left={left}
          width={cellWidth}
          height={rowHeight}
          render={render}
        />
      ))}
    </ul>
  );
}

interface CellProps extends Pick<VirtualGridProps, 'count' | 'render'> {
  readonly index: number;
  readonly top: number;
  readonly left: number;
  readonly width: number;
  readonly height: number;
}

/** Drawn once as it comes near the screen: scrolling on moves nothing of what stands there already. */
const Cell = memo(function Cell({ index, count, top, left, width, height, render }: CellProps) {
  return (
    <li
      className={styles.cell}
      aria-setsize={count}
      aria-posinset={index + 1}
      style={{ width, height, insetBlockStart: top, insetInlineStart: left }}
    >
      {render(index)}
    </li>
  );
});
