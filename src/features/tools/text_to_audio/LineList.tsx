import { MoreOutlined, PauseOutlined, PlayCircleOutlined } from '@ant-design/icons';
import { useVirtualizer } from '@tanstack/react-virtual';
import { Button, InputNumber, Popover } from 'antd';
import { useEffect, useRef } from 'react';
import { VoiceSelect } from '@/blocks/voices';
import { GridLayout } from '@/components/ui/GridLayout';
import { useT } from '@/hooks/useT';
import { Karaoke } from './Karaoke';
import styles from './LineList.module.css';
import type { Line, Narration } from './model';
import type { Reading } from './useReadThrough';

interface LineListProps {
  readonly lines: readonly Line[];
  readonly narration: Narration;
  readonly reading: Reading;
  readonly onChange: (line: Line, change: Partial<Pick<Line, 'voice' | 'speed' | 'pause'>> | undefined) => void;
}

/** The sentences: each can be heard, and spoken otherwise than the rest. A thousand of them scroll smoothly. */
export function LineList({ lines, narration, reading, onChange }: LineListProps) {
  const t = useT();
  const box = useRef<HTMLDivElement>(null);
  const rows = useVirtualizer({
    count: lines.length,
    getScrollElement: () => box.current,
    estimateSize: () => 56,
    overscan: 8,
  });
  const { at } = reading;
  useEffect(() => {
    if (at !== undefined) rows.scrollToIndex(at, { align: 'auto' });
  }, [at, rows]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keys
    <section ref={box} className={styles.lines} tabIndex={0} aria-label={t('textToAudio.lines')}>
      <ol style={{ blockSize: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ index, start, key }) => {
          const line = lines[index];
          if (!line) return null;
          const isOn = at === index;
          const number = index + 1;
          return (
            <li
              key={key}
              ref={rows.measureElement}
              data-index={index}
              className={isOn ? styles.lineOn : styles.line}
              style={{ transform: `translateY(${start}px)` }}
            >
              <button
                type="button"
                className={styles.play}
                aria-label={t(isOn ? 'textToAudio.stopLine' : 'textToAudio.playLine', { n: number })}
                onClick={() => (isOn ? reading.stop() : reading.start(index, true))}
              >
                {isOn ? <PauseOutlined aria-hidden /> : <PlayCircleOutlined aria-hidden />}
              </button>
              <span className={styles.words}>
                {isOn && reading.element ? <Karaoke text={line.text} element={reading.element} /> : line.text}
                {line.isChanged && <small>{t('textToAudio.changed', { speed: line.speed, pause: line.pause })}</small>}
              </span>
              <Popover
                trigger="click"
                placement="bottomRight"
                title={t('textToAudio.lineTitle', { n: number })}
                content={<LineForm line={line} narration={narration} onChange={(change) => onChange(line, change)} />}
              >
                <Button
                  type="text"
                  size="small"
                  icon={<MoreOutlined aria-hidden />}
                  aria-label={t('textToAudio.lineTitle', { n: number })}
                />
              </Popover>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

interface LineFormProps {
  readonly line: Line;
  readonly narration: Narration;
  readonly onChange: (change: Partial<Pick<Line, 'voice' | 'speed' | 'pause'>> | undefined) => void;
}

function LineForm({ line, narration, onChange }: LineFormProps) {
  const t = useT();
  return (
    <GridLayout gap={8} className={styles.lineForm}>
      <VoiceSelect
        size="small"
        sameAs={t('textToAudio.sameVoice')}
        value={line.voice === narration.voice ? '' : line.voice}
        onChange={(voice) => onChange({ voice })}
      />
      <div>
        {t('voices.speed')}
        <InputNumber
          size="small"
          min={0.5}
          max={2}
          step={0.05}
          aria-label={t('voices.speed')}
          value={line.speed}
          onChange={(speed) => speed && onChange({ speed })}
        />
      </div>
      <div>
        {t('textToAudio.pauseAfter')}
        <InputNumber
          size="small"
          min={0}
          max={10}
          step={0.1}
          aria-label={t('textToAudio.pauseAfter')}
          value={line.pause}
          onChange={(pause) => pause !== null && onChange({ pause })}
        />
      </div>
      <Button size="small" disabled={!line.isChanged} onClick={() => onChange(undefined)}>
        {t('textToAudio.likeTheRest')}
      </Button>
    </GridLayout>
  );
}
