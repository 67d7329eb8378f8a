import { Select } from 'antd';
import type { FigureLine } from '@/domain/figures';
import { GESTURES, type GestureKind } from '@/engine/figure';
import { useT } from '@/hooks/useT';
import styles from './figureVideo.module.css';

interface SentenceListProps {
  readonly lines: readonly FigureLine[];
  readonly onGesture: (index: number, gesture: GestureKind) => void;
}

/** The sentences one by one, each with the gesture that goes with it. */
export function SentenceList({ lines, onGesture }: SentenceListProps) {
  const t = useT();
  if (lines.length === 0) return null;
  return (
    <ol className={styles.sentences} aria-label={t('toolFigure.sentences')}>
      {lines.map(({ text, gesture, duration, url }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a sentence is its place
        <li key={index} className={styles.sentence}>
          <span className={styles.number}>{index + 1}</span>
          <span className={styles.words}>{text || t('toolFigure.recording')}</span>
          <span className={styles.seconds}>
            {t(url ? 'toolFigure.seconds' : 'toolFigure.aboutSeconds', { value: duration.toFixed(1) })}
          </span>
          <Select<GestureKind>
            size="small"
            className={styles.gesture}
            value={gesture}
            aria-label={t('toolFigure.gestureOf', { number: index + 1 })}
            options={GESTURES.map((kind) => ({ value: kind, label: t(`presenter.gesture.${kind}`) }))}
            onChange={(kind) => onGesture(index, kind)}
          />
        </li>
      ))}
    </ol>
  );
}
