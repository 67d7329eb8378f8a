import { useRef } from 'react';
import { useT } from '@/hooks/useT';
import styles from './prompter.module.css';
import type { Reading } from './useReading';

interface ReadingWindowProps {
  readonly reading: Reading;
  /** A tap that moved nothing. */
  readonly onTap: () => void;
  /** Over the picture of a camera instead of on a surface of its own. */
  readonly isOverlay?: boolean;
}

const TAP_PX = 6;

/** The text behind its line; wheel and finger move it. */
export function ReadingWindow({ reading, onTap, isOverlay = false }: ReadingWindowProps) {
  const t = useT();
  const { settings, lines, words, scroller, left } = reading;
  const drag = useRef<{ readonly y: number; readonly moved: boolean }>(undefined);
  const flip = `${settings.mirrorX ? 'scaleX(-1)' : ''} ${settings.mirrorY ? 'scaleY(-1)' : ''}`.trim();
  return (
    <>
      <main
        className={isOverlay ? `${styles.window} ${styles.overlay}` : styles.window}
        style={{ transform: flip || undefined }}
        aria-label={t('scripts.prompter')}
        onWheel={({ deltaY }) => scroller.current?.moveBy(settings.mirrorY ? -deltaY : deltaY)}
        onPointerDown={({ clientY, pointerType, button }) => {
          if (pointerType !== 'mouse' || button === 0) drag.current = { y: clientY, moved: false };
        }}
        onPointerMove={({ clientY }) => {
          if (!drag.current) return;
          const by = drag.current.y - clientY;
          if (!drag.current.moved && Math.abs(by) < TAP_PX) return;
          scroller.current?.moveBy(settings.mirrorY ? -by : by);
          drag.current = { y: clientY, moved: true };
        }}
        onPointerUp={() => {
          if (drag.current && !drag.current.moved) onTap();
          drag.current = undefined;
        }}
        onPointerCancel={() => {
          drag.current = undefined;
        }}
      >
        <div className={styles.mask}>
          <div
            ref={words}
            className={styles.text}
            style={{
              fontSize: settings.size,
              lineHeight: settings.lineHeight,
              paddingInline: `${settings.margin}%`,
            }}
          >
            {lines.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines of one fixed text
              <p key={index}>{line}</p>
            ))}
          </div>
        </div>
        {settings.hasGuide && <span className={styles.guide} aria-hidden />}
      </main>
      {left > 0 && (
        <div className={styles.countdown} role="timer" aria-live="assertive">
          {left}
        </div>
      )}
    </>
  );
}
