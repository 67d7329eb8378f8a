import { CaretRightOutlined, DeleteOutlined } from '@ant-design/icons';
import { Button, Flex, Input, Select } from 'antd';
import { useCallback, useEffect, useRef, useState } from 'react';
import { clockOf, readClock, type Strips } from '@/blocks/strips';
import type { CutMode, PlannedCut } from '@/engine/convert';
import { useT } from '@/hooks/useT';
import type { CutItem } from './cutDocument';
import { cutModes } from './cutOptions';
import styles from './RangeRow.module.css';

/** Shifts below are told as none, seconds: less than a frame. */
const NOTHING = 0.02;

/** What a cut will be beside what was asked for, in words. */
function useShiftWords(): (plan: PlannedCut | undefined, mode: CutMode) => readonly string[] {
  const t = useT();
  return useCallback(
    (plan, mode) => {
      if (!plan) return [];
      const { startShift, endShift, encoded, start, end } = plan;
      const told = (seconds: number): string => Math.abs(seconds).toFixed(2);
      const lines: string[] = [];
      if (mode === 'before' || mode === 'after') {
        if (startShift < -NOTHING) lines.push(t('toolCut.startsEarlier', { seconds: told(startShift) }));
        else if (startShift > NOTHING) lines.push(t('toolCut.startsLater', { seconds: told(startShift) }));
        else lines.push(t('toolCut.startsOnKey'));
        if (endShift > NOTHING * 2) lines.push(t('toolCut.endsLater', { seconds: told(endShift) }));
        lines.push(t('toolCut.nothingEncoded'));
      } else if (encoded < NOTHING) lines.push(t('toolCut.exactCopied'));
      else if (encoded >= end - start - NOTHING) lines.push(t('toolCut.allEncoded'));
      else lines.push(t('toolCut.someEncoded', { seconds: told(encoded), rest: told(end - start - encoded) }));
      return lines;
    },
    [t],
  );
}

const HEIGHT = 54;
const WIDTH = 96;

/** The image that a range begins with. */
function Thumb({ strips, time }: { readonly strips: Strips | null; readonly time: number }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!strips || !context) return;
    const paint = (): void => {
      const image = strips.tile(time, HEIGHT);
      if (!image) return;
      const [w, h] = [Number(Reflect.get(image, 'width')) || WIDTH, Number(Reflect.get(image, 'height')) || HEIGHT];
      const scale = Math.min(WIDTH / w, HEIGHT / h);
      context.clearRect(0, 0, WIDTH, HEIGHT);
      context.drawImage(image, (WIDTH - w * scale) / 2, (HEIGHT - h * scale) / 2, w * scale, h * scale);
    };
    paint();
    return strips.subscribe(paint);
  }, [strips, time]);
  return <canvas ref={canvas} width={WIDTH} height={HEIGHT} className={styles.thumbCanvas} aria-hidden />;
}

interface ClockInputProps {
  readonly label: string;
  readonly value: number;
  readonly isRight: (value: number) => boolean;
  readonly onChange: (value: number) => void;
}

/** A time that can be typed; what is no time, or out of place, stays marked until it is put right or left. */
function ClockInput({ label, value, isRight, onChange }: ClockInputProps) {
  const [text, setText] = useState<string | null>(null);
  const read = text === null ? value : readClock(text);
  const isWrong = read === null || !isRight(read);
  const leave = (): void => {
    if (text !== null && read !== null && !isWrong && Math.abs(read - value) > 1e-4) onChange(read);
    setText(null);
  };
  return (
    <Input
      className={styles.time}
      aria-label={label}
      value={text ?? clockOf(value)}
      status={isWrong ? 'error' : ''}
      onChange={({ target }) => setText(target.value)}
      onBlur={leave}
      onPressEnter={leave}
    />
  );
}

interface RangeRowProps {
  readonly range: CutItem;
  readonly index: number;
  readonly mode: CutMode;
  readonly plan: PlannedCut | undefined;
  readonly duration: number;
  readonly strips: Strips | null;
  readonly isSelected: boolean;
  readonly onPlay: () => void;
  readonly onSelect: () => void;
  readonly onChange: (change: Partial<Omit<CutItem, 'id'>>) => void;
  readonly onRemove: () => void;
}

/** One range: image, name, times, how it is cut, and what that does to it. */
export function RangeRow({ range, index, mode, plan, duration, strips, isSelected, ...actions }: RangeRowProps) {
  const t = useT();
  const shift = useShiftWords()(plan, range.mode ?? mode);
  const { name, start, end } = range;
  return (
    <li className={isSelected ? styles.rowSelected : styles.row}>
      <button
        type="button"
        className={styles.thumb}
        aria-label={t('toolCut.playRange', { name })}
        onClick={actions.onPlay}
      >
        <Thumb strips={strips} time={plan?.start ?? start} />
        <CaretRightOutlined aria-hidden className={styles.thumbIcon} />
      </button>
      <div style={{ flex: 1, minInlineSize: 0 }}>
        <Flex gap={8} align="center" wrap>
          <Input
            className={styles.name}
            aria-label={t('toolCut.nameOf', { number: index + 1 })}
            key={name}
            defaultValue={name}
            maxLength={60}
            onFocus={actions.onSelect}
            onPressEnter={({ currentTarget }) => currentTarget.blur()}
            onBlur={({ target }) => {
              const wanted = target.value.trim();
              if (wanted && wanted !== name) actions.onChange({ name: wanted });
            }}
          />
          <span className={styles.times}>
            <ClockInput
              label={t('strips.startOf', { name })}
              value={start}
              isRight={(value) => value < end && value >= 0}
              onChange={(value) => actions.onChange({ start: value })}
            />
            –
            <ClockInput
              label={t('strips.endOf', { name })}
              value={end}
              isRight={(value) => value > start && value <= duration + 0.01}
              onChange={(value) => actions.onChange({ end: Math.min(value, duration) })}
            />
          </span>
          <Select<CutMode | 'default'>
            style={{ flex: '0 1 240px', minInlineSize: 160 }}
            aria-label={t('toolCut.modeOf', { name })}
            value={range.mode ?? 'default'}
            onChange={(value) => actions.onChange({ mode: value === 'default' ? null : value })}
            options={[
              { value: 'default' as const, label: t('toolCut.asSet', { mode: t(`toolCut.mode.${mode}`) }) },
              ...cutModes.map((value) => ({ value, label: t(`toolCut.mode.${value}`) })),
            ]}
          />
          <Button
            type="text"
            icon={<DeleteOutlined aria-hidden />}
            aria-label={t('toolCut.removeOf', { name })}
            onClick={actions.onRemove}
          />
        </Flex>
        <Flex component="p" gap="4px 16px" wrap className={styles.shift}>
          {plan && <span>{t('toolCut.length.of', { time: clockOf(plan.end - plan.start) })}</span>}
          {shift.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </Flex>
      </div>
    </li>
  );
}
