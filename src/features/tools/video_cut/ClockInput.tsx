import { Input } from 'antd';
import { useState } from 'react';
import { clockOf, readClock } from '@/blocks/strips';
import styles from './cut.module.css';

interface ClockInputProps {
  readonly label: string;
  readonly value: number;
  readonly isRight: (value: number) => boolean;
  readonly onChange: (value: number) => void;
}

/** A time that can be typed; what is no time, or out of place, stays marked until it is put right or left. */
export function ClockInput({ label, value, isRight, onChange }: ClockInputProps) {
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
