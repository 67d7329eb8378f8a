import { useMemo } from 'react';
import { FrameworkPicker } from '@/blocks/frameworks/FrameworkPicker';
import { useFramework } from '@/blocks/frameworks/useFrameworks';
import { useT } from '@/hooks/useT';
import { suggestionsFor } from './acts';
import type { Facts, Film } from './film';
import { filmStore } from './filmStore';
import styles from './urlToVideo.module.css';

/** The framework in use with why it was suggested; another one can be taken. */
export function FrameworkPart({ film, facts, isLocked }: { film: Film; facts: Facts; isLocked: boolean }) {
  const t = useT();
  const chosen = useFramework(film.frameworkId);
  const reasons = useMemo(
    () => suggestionsFor(facts).find(({ framework }) => framework.id === film.frameworkId)?.reasons ?? [],
    [facts, film.frameworkId],
  );
  return (
    <div className={styles.part}>
      <FrameworkPicker
        className={styles.whole}
        value={film.frameworkId}
        goods={facts}
        platform="douyin"
        allowClear={false}
        disabled={isLocked}
        onChange={(frameworkId) => filmStore.change({ frameworkId }, 'framework')}
      />
      {reasons.length > 0 && (
        <p className={styles.soft}>
          {reasons
            .map(({ id, values }) => t(`compose.reason.${id}`, { count: values.count ?? 0, words: values.words ?? '' }))
            .join(' · ')}
        </p>
      )}
      {chosen && (
        <ol className={styles.roles}>
          {chosen.segments.map(({ roleName }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a role may come twice; the place tells them apart
            <li key={`${index}-${roleName}`}>{roleName}</li>
          ))}
        </ol>
      )}
    </div>
  );
}
