import { type PlatformId, platformName } from '@/domain/platforms';
import styles from './platformMark.module.css';

interface PlatformMarkProps {
  readonly platform: PlatformId;
  readonly size?: 'small' | 'default';
  /** The name stands beside it: the mark is then only for the eye. */
  readonly isNamed?: boolean;
}

/** A platform's first character on a quiet tile of its own; no trade marks. */
export function PlatformMark({ platform, size = 'default', isNamed = false }: PlatformMarkProps) {
  const name = platformName(platform);
  const className = [styles.mark, styles[platform], size === 'small' ? styles.small : ''].join(' ');
  if (isNamed) {
    return (
      <span className={className} aria-hidden>
        {[...name][0]}
      </span>
    );
  }
  return (
    <span className={className} role="img" aria-label={name} title={name}>
      {[...name][0]}
    </span>
  );
}
