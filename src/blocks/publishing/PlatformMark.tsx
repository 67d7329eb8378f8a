import { ToneTag } from '@/components/ToneTag';
import { type PlatformId, platformName } from '@/domain/platforms';
import { type PublishState, stateTone } from '@/domain/publishing';
import { useT } from '@/hooks/useT';
import styles from './platformMark.module.css';

/** A publish state, in color and in words. */
export function StateTag({ state }: { readonly state: PublishState }) {
  const t = useT();
  return <ToneTag tone={stateTone[state]}>{t(`publish.state.${state}`)}</ToneTag>;
}

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
