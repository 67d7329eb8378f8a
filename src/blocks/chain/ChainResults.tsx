import { useT } from '@/hooks/useT';
import type { ChainResults as Results } from '@/services/chain/schema';
import styles from './chain.module.css';

/** What everything that came of the record has reached together. */
export function ChainResults({ results }: { readonly results: Results }) {
  const t = useT();
  const facts = [
    { label: t('chain.posts'), value: String(results.posts) },
    { label: t('chain.allViews'), value: results.views.toLocaleString() },
    { label: t('chain.likes'), value: results.likes.toLocaleString() },
    { label: t('chain.finishRate'), value: `${(results.finish_rate * 100).toFixed(1)}%` },
  ];
  return (
    <dl className={styles.results}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
