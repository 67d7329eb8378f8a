import { Flex } from 'antd';
import { type KeyboardEvent, type PointerEvent, useId, useRef, useState } from 'react';
import { presetVar, shareColor } from '@/components/shareColor';
import { minShare } from '@/domain/frameworks';
import { useT } from '@/hooks/useT';
import styles from './editor.module.css';
import type { DraftSegment } from './model';

interface BorderBarProps {
  readonly segments: readonly DraftSegment[];
  /** `drag` is the same during one movement. */
  readonly onMove: (index: number, delta: number, drag: string) => void;
}

interface Drag {
  readonly index: number;
  readonly id: string;
  readonly width: number;
  /** +1, or -1 where the page runs from right to left. */
  readonly sign: number;
  at: number;
}

const percent = (share: number): number => Math.round(share * 100);
const step = 0.01;
const bigStep = 0.05;
let drags = 0;

/** Moves a border by pointer and by keys, in whole percents. */
function useBorderDrag(onMove: BorderBarProps['onMove']) {
  const bar = useRef<HTMLDivElement>(null);
  const drag = useRef<Drag>(undefined);
  const [active, setActive] = useState<number>();

  const start = (event: PointerEvent<HTMLElement>, index: number) => {
    if (event.button !== 0 || !bar.current) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    drags += 1;
    const sign = getComputedStyle(bar.current).direction === 'rtl' ? -1 : 1;
    drag.current = { index, id: `drag${drags}`, width: bar.current.clientWidth, sign, at: event.clientX };
    setActive(index);
  };
  const move = (event: PointerEvent<HTMLElement>) => {
    const now = drag.current;
    if (!now || now.width === 0) return;
    const delta = ((event.clientX - now.at) / now.width) * now.sign;
    const whole = Math.trunc(delta / step) * step;
    if (whole === 0) return;
    now.at += whole * now.width * now.sign;
    onMove(now.index, whole, now.id);
  };
  const end = () => {
    drag.current = undefined;
    setActive(undefined);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, index: number) => {
    const sign = bar.current && getComputedStyle(bar.current).direction === 'rtl' ? -1 : 1;
    const size = event.shiftKey ? bigStep : step;
    const deltas: Readonly<Record<string, number>> = {
      ArrowLeft: -size * sign,
      ArrowRight: size * sign,
      ArrowDown: -size,
      ArrowUp: size,
      PageDown: -bigStep,
      PageUp: bigStep,
      Home: -1,
      End: 1,
    };
    const delta = deltas[event.key];
    if (delta === undefined) return;
    event.preventDefault();
    onMove(index, delta, `keys${index}`);
  };
  return { bar, active, start, move, end, onKeyDown };
}

/** The structure drawn to scale; its borders are dragged, or moved by the arrow keys, and always leave 100 %. */
export function BorderBar({ segments, onMove }: BorderBarProps) {
  const t = useT();
  const hint = useId();
  const { bar, active, start, move, end, onKeyDown } = useBorderDrag(onMove);

  let before = 0;
  return (
    <Flex gap={2} className={styles.borderBar} ref={bar}>
      {segments.map((segment, index) => {
        const from = before;
        before += segment.share;
        const next = segments[index + 1];
        const color = shareColor(index);
        const name = segment.roleName || t('frameworks.edit.unnamed', { n: index + 1 });
        return (
          <Flex
            key={segment.key}
            vertical
            align="center"
            justify="center"
            className={styles.part}
            style={{
              flex: `${segment.share} 1 0`,
              background: presetVar(color, 3),
              color: presetVar(color, 10),
              boxShadow: `inset 0 -3px 0 ${presetVar(color, 6)}`,
            }}
          >
            <span className={styles.partName}>{name}</span>
            <span className={styles.partShare}>{percent(segment.share)}%</span>
            {next && (
              // biome-ignore lint/a11y/useSemanticElements: an <hr> cannot be dragged
              <div
                role="separator"
                tabIndex={0}
                className={index === active ? styles.borderOn : styles.border}
                aria-orientation="vertical"
                aria-label={t('frameworks.edit.border', {
                  before: name,
                  after: next.roleName || t('frameworks.edit.unnamed', { n: index + 2 }),
                })}
                aria-valuemin={percent(from + minShare)}
                aria-valuemax={percent(before + next.share - minShare)}
                aria-valuenow={percent(before)}
                aria-valuetext={t('frameworks.edit.borderValue', {
                  before: percent(segment.share),
                  after: percent(next.share),
                })}
                aria-describedby={hint}
                onPointerDown={(event) => start(event, index)}
                onPointerMove={move}
                onPointerUp={end}
                onPointerCancel={end}
                onKeyDown={(event) => onKeyDown(event, index)}
              />
            )}
          </Flex>
        );
      })}
      <span id={hint} hidden>
        {t('frameworks.edit.borderHint')}
      </span>
    </Flex>
  );
}
