import { Flex, theme } from 'antd';
import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react';
import { Text } from '@/components/ui/Text';
import { type MixPair, pairAt, pairNear } from '@/domain/mixcut/likeness';
import { useT } from '@/hooks/useT';
import styles from './Likeness.module.css';

interface LikenessMapProps {
  /** Every pair once, as `likenessPairs` gives them. */
  readonly pairs: readonly MixPair[];
  readonly size: number;
  readonly chosen: MixPair | undefined;
  readonly worst: MixPair | undefined;
  readonly limit: number;
  readonly nameOf: (pair: MixPair) => string;
  readonly onChoose: (pair: MixPair) => void;
}

/** Pixels of the drawing; the sheet fits it into the width there is. */
const SIDE = 1000;
/** What is least alike is still told from the ground. */
const FAINTEST = 0.05;
/** What breaks the limit is never faint. */
const FAINTEST_BROKEN = 0.6;
/** Half of what a finger covers, pixels of the page. */
const FINGER = 10;
/** Numbers along the sides, at most. */
const MAX_NUMBERS = 12;

interface Cell {
  readonly row: number;
  readonly column: number;
}

/**
 * Every version against every other one, the more alike the darker; beyond the limit in the color of a warning. The pair
 * under the pointer is named; arrow keys go from cell to cell, Enter chooses.
 */
export function LikenessMap({ pairs, size, chosen, worst, limit, nameOf, onChoose }: LikenessMapProps) {
  const t = useT();
  const hint = useId();
  const [cursor, setCursor] = useState<Cell>();
  const scale = Math.max(limit, worst?.likeness ?? 0);
  const shown = cursor && pairAt(pairs, cursor.row, cursor.column);

  const cellUnder = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): Cell => {
    const box = currentTarget.getBoundingClientRect();
    const indexOf = (at: number, length: number) => Math.max(0, Math.min(size - 1, Math.floor((at / length) * size)));
    return { row: indexOf(clientY - box.top, box.height), column: indexOf(clientX - box.left, box.width) };
  };
  const choose = (pair: MixPair | undefined): void => {
    if (pair) onChoose(pair);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const from = cursor ?? { row: worst?.first ?? 0, column: worst?.second ?? 1 };
    if (event.key === 'Enter' || event.key === ' ') choose(pairAt(pairs, from.row, from.column));
    else {
      const next = keyed(event.key, from, size);
      if (!next) return;
      setCursor(next);
    }
    event.preventDefault();
  };
  return (
    <Flex vertical gap={8}>
      <div className={styles.frame}>
        <Numbers size={size} className={styles.columnNumbers} side="insetInlineStart" />
        <Numbers size={size} className={styles.rowNumbers} side="insetBlockStart" />
        <div
          style={{ position: 'relative', cursor: 'crosshair' }}
          role="application"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys go from cell to cell
          tabIndex={0}
          aria-label={t('mixcut.likeness.field')}
          aria-describedby={hint}
          onKeyDown={onKeyDown}
          onPointerMove={(event) => setCursor(cellUnder(event))}
          onPointerLeave={() => setCursor(undefined)}
          onPointerUp={(event) => {
            const cell = cellUnder(event);
            const width = event.currentTarget.getBoundingClientRect().width / size;
            const reach = event.pointerType === 'touch' ? Math.floor(FINGER / Math.max(1, width)) : 0;
            choose(pairNear(pairs, { ...cell, reach }));
          }}
        >
          <Heat
            pairs={pairs}
            size={size}
            limit={limit}
            scale={scale}
            label={t('mixcut.likeness.map', { count: size })}
          />
          {worst && <Marks pair={worst} size={size} className={styles.worst} />}
          {chosen && <Marks pair={chosen} size={size} className={styles.chosen} />}
          {cursor && <Mark cell={cursor} size={size} className={styles.cursor} />}
        </div>
      </div>
      <Flex gap={8} align="center" wrap justify="space-between">
        <Text aria-live="polite" strong>
          {shown ? nameOf(shown) : t('mixcut.likeness.point')}
        </Text>
        {scale > 0 && (
          <Flex gap={4} align="center">
            <Text size="small" tabular>
              0%
            </Text>
            <span className={styles.scale} aria-hidden />
            <Text size="small" tabular>
              {Math.round(scale * 100)}%
            </Text>
          </Flex>
        )}
      </Flex>
      <Text id={hint} type="secondary" size="small">
        {t('mixcut.likeness.hint')}
      </Text>
    </Flex>
  );
}

/** Where a key leads; undefined for one that leads nowhere. */
function keyed(key: string, { row, column }: Cell, size: number): Cell | undefined {
  const held = (index: number): number => Math.max(0, Math.min(size - 1, index));
  switch (key) {
    case 'ArrowLeft':
      return { row, column: held(column - 1) };
    case 'ArrowRight':
      return { row, column: held(column + 1) };
    case 'ArrowUp':
      return { row: held(row - 1), column };
    case 'ArrowDown':
      return { row: held(row + 1), column };
    case 'Home':
      return { row, column: 0 };
    case 'End':
      return { row, column: size - 1 };
    default:
      return undefined;
  }
}

interface HeatProps extends Pick<LikenessMapProps, 'pairs' | 'size' | 'limit'> {
  /** What is darkest. */
  readonly scale: number;
  readonly label: string;
}

/** Drawn once: what moves over it is laid over it. */
function Heat({ pairs, size, limit, scale, label }: HeatProps) {
  const { token } = theme.useToken();
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    const cell = SIDE / size;
    const gap = cell > 8 ? 1 : 0;
    context.clearRect(0, 0, SIDE, SIDE);
    const fill = (row: number, column: number): void =>
      context.fillRect(column * cell, row * cell, cell - gap, cell - gap);
    for (const { first, second, likeness } of pairs) {
      const isBroken = likeness > limit + 1e-9;
      const share = scale > 0 ? likeness / scale : 0;
      const faintest = isBroken ? FAINTEST_BROKEN : FAINTEST;
      context.fillStyle = isBroken ? token.colorError : token.colorPrimary;
      context.globalAlpha = faintest + (1 - faintest) * share;
      fill(first, second);
      fill(second, first);
    }
    context.globalAlpha = 1;
    context.fillStyle = token.colorFillSecondary;
    for (let index = 0; index < size; index += 1) fill(index, index);
  }, [pairs, size, limit, scale, token]);
  return <canvas ref={canvas} width={SIDE} height={SIDE} className={styles.map} role="img" aria-label={label} />;
}

interface NumbersProps {
  readonly size: number;
  readonly className: string | undefined;
  readonly side: 'insetInlineStart' | 'insetBlockStart';
}

/** The versions by number along a side, as many as there is room for. */
function Numbers({ size, className, side }: NumbersProps) {
  const step = [1, 2, 5, 10, 20].find((one) => size / one <= MAX_NUMBERS) ?? 50;
  const shown = Array.from({ length: Math.floor(size / step) }, (_, index) => (index + 1) * step);
  return (
    <div className={className} aria-hidden>
      {shown.map((number) => (
        <Text
          key={number}
          size="small"
          type="secondary"
          tabular
          style={{ [side]: `${((number - 0.5) / size) * 100}%` }}
        >
          {number}
        </Text>
      ))}
    </div>
  );
}

interface MarkProps {
  readonly cell: Cell;
  readonly size: number;
  readonly className: string | undefined;
}

const Mark = ({ cell: { row, column }, size, className }: MarkProps) => (
  <span
    aria-hidden
    className={className}
    style={{
      insetBlockStart: `${(row / size) * 100}%`,
      // The drawing has no reading direction.
      left: `${(column / size) * 100}%`,
      inlineSize: `${100 / size}%`,
      blockSize: `${100 / size}%`,
    }}
  />
);

/** A pair stands at two places of the map. */
const Marks = ({ pair: { first, second }, ...rest }: Omit<MarkProps, 'cell'> & { readonly pair: MixPair }) => (
  <>
    <Mark cell={{ row: first, column: second }} {...rest} />
    <Mark cell={{ row: second, column: first }} {...rest} />
  </>
);
