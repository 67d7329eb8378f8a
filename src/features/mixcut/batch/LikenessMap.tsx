import { theme } from 'antd';
import { useEffect, useRef } from 'react';
import type { MixPair } from '@/domain/mixcut/likeness';
import { useT } from '@/hooks/useT';
import styles from './Likeness.module.css';

interface LikenessMapProps {
  /** Every pair once. */
  readonly pairs: readonly MixPair[];
  readonly size: number;
  readonly chosen: MixPair | undefined;
  readonly limit: number;
  readonly onChoose: (pair: MixPair) => void;
}

/** Pixels of the drawing; the sheet fits it into the width there is. */
const SIDE = 1000;
/** Size of the numbers in the drawing, pixels. */
const NUMBER_PX = 28;
/** What is least alike is still told from the ground. */
const FAINTEST = 0.04;

/** Every version against every other one, the more alike the darker; beyond the limit in the color of a warning. */
export function LikenessMap({ pairs, size, chosen, limit, onChoose }: LikenessMapProps) {
  const t = useT();
  const { token } = theme.useToken();
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    const cell = SIDE / size;
    const gap = cell > 12 ? 1 : 0;
    context.clearRect(0, 0, SIDE, SIDE);
    const fill = (row: number, column: number): void =>
      context.fillRect(column * cell, row * cell, cell - gap, cell - gap);
    for (const { first, second, likeness } of pairs) {
      context.fillStyle = likeness > limit + 1e-9 ? token.colorError : token.colorPrimary;
      context.globalAlpha = FAINTEST + (1 - FAINTEST) * likeness;
      fill(first, second);
      fill(second, first);
    }
    context.globalAlpha = 1;
    context.fillStyle = token.colorFillSecondary;
    for (let index = 0; index < size; index += 1) fill(index, index);
    // Numbers where there is room for them, else every tenth.
    const step = cell >= NUMBER_PX * 1.5 ? 1 : 10;
    context.fillStyle = token.colorText;
    context.font = `${NUMBER_PX}px sans-serif`;
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    for (let index = step - 1; index < size; index += step) {
      const label = String(index + 1);
      // The last of a hundred would be cut off at the edge.
      const [wide, high] = [context.measureText(label).width / 2, NUMBER_PX / 2];
      const place = (index + 0.5) * cell;
      context.fillText(label, Math.min(SIDE - wide, place), Math.min(SIDE - high, place));
    }
    if (!chosen) return;
    context.strokeStyle = token.colorText;
    context.lineWidth = Math.max(3, SIDE / 200);
    for (const [row, column] of [
      [chosen.first, chosen.second],
      [chosen.second, chosen.first],
    ] as const)
      context.strokeRect(column * cell, row * cell, cell, cell);
  }, [pairs, size, chosen, limit, token]);
  return (
    <canvas
      ref={canvas}
      width={SIDE}
      height={SIDE}
      className={styles.map}
      role="img"
      aria-label={t('mixcut.likeness.map', { count: size })}
      onClick={({ currentTarget, clientX, clientY }) => {
        const box = currentTarget.getBoundingClientRect();
        const column = Math.floor(((clientX - box.left) / box.width) * size);
        const row = Math.floor(((clientY - box.top) / box.height) * size);
        const [first, second] = [Math.min(row, column), Math.max(row, column)];
        const pair = pairs.find((one) => one.first === first && one.second === second);
        if (pair) onChoose(pair);
      }}
    />
  );
}
