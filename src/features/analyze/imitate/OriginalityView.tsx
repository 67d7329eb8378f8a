import styles from '@/blocks/breakdown/breakdown.module.css';
import { percentOf } from '@/blocks/breakdown/labels';
import type { Originality } from '@/domain/breakdown';
import type { MessageId } from '@/hooks/useT';
import { useT } from '@/hooks/useT';
import type { Beat } from './beats';

const levels = {
  own: 'analyze.original.own',
  near: 'analyze.original.near',
  copied: 'analyze.original.copied',
} as const satisfies Record<Originality['level'], MessageId>;

/** How much repeats the source word for word, where, and whether the beats were kept. */
export function OriginalityView({
  originality,
  beats,
}: {
  readonly originality: Originality;
  readonly beats: readonly Beat[];
}) {
  const t = useT();
  const { overlap, runs, level } = originality;
  return (
    <section className={styles.original} aria-label={t('analyze.original.title')}>
      <h3 className={styles.panelTitle}>{t('analyze.original.title')}</h3>
      <p>
        <strong className={level === 'own' ? styles.plus : styles.minus}>{percentOf(overlap)}</strong>{' '}
        {t(levels[level])}
      </p>
      {runs.length > 0 && (
        <ul className={styles.chips}>
          {runs.map(({ text, from }) => (
            <li key={from} className={styles.chip}>
              {text}
            </li>
          ))}
        </ul>
      )}
      <h3 className={styles.panelTitle}>{t('analyze.original.beats')}</h3>
      <ul className={styles.beats}>
        {beats.map(({ role, source, written }) => (
          <li key={role}>
            <span>{role}</span>
            <span className={styles.beatBar} aria-hidden>
              <span style={{ inlineSize: percentOf(source) }} />
              <span style={{ inlineSize: percentOf(written) }} />
            </span>
            <span>
              {percentOf(source)} → {percentOf(written)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
