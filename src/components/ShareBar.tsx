import type { CSSProperties } from 'react';
import { Text } from '@/components/ui/Text';
import styles from './ShareBar.module.css';
import { presetVar, type ShareColor, shareColor } from './shareColor';

interface Share {
  readonly key: string;
  readonly label: string;
  /** 0–1; the shares of one bar sum to about 1. */
  readonly share: number;
  readonly hint?: string;
}

interface ShareBarProps {
  readonly shares: readonly Share[];
  /** Only the colored strip, for those who see the names elsewhere. */
  readonly isSmall?: boolean;
}

/** Where text stands on it, the pale and the dark step of one hue: legible in both themes. */
function paint(color: ShareColor, isSmall: boolean): CSSProperties {
  if (isSmall) return { background: presetVar(color, 6) };
  return {
    background: presetVar(color, 3),
    color: presetVar(color, 10),
    boxShadow: `inset 0 -3px 0 ${presetVar(color, 6)}`,
  };
}

/** A structure drawn to scale: each part as wide as its share. Inline elements only, so that it may stand in a button. */
export default function ShareBar({ shares, isSmall = false }: ShareBarProps) {
  return (
    <span className={isSmall ? styles.small : styles.bar} aria-hidden={isSmall}>
      {shares.map(({ key, label, share, hint }, index) => (
        <span
          key={key}
          className={styles.part}
          style={{ flexGrow: share, ...paint(shareColor(index), isSmall) }}
          title={hint}
        >
          {!isSmall && (
            <Text size="small" strong style={{ paddingInline: 4, whiteSpace: 'nowrap', lineHeight: '28px' }}>
              {label}
            </Text>
          )}
        </span>
      ))}
    </span>
  );
}
