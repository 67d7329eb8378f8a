import { useT } from '@/hooks/useT';
import { CiteChip, type CiteSource } from './CiteChip';
import styles from './knowledge.module.css';

/** What a text was written from: a chip and a title a passage. */
export function SourceList({ sources }: { readonly sources: readonly CiteSource[] }) {
  const t = useT();
  if (sources.length === 0) return null;
  return (
    <div className={styles.sources}>
      <span className={styles.soft}>{t('knowledge.writtenFrom')}</span>
      {sources.map((source) => (
        <span key={source.number} className={styles.source}>
          <CiteChip source={source} /> {source.path.at(-1) ?? source.title}
        </span>
      ))}
    </div>
  );
}
