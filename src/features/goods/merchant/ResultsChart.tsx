import { Link } from '@umijs/max';
import { Thumb } from '@/components/Thumb';
import { useT } from '@/hooks/useT';
import type { GoodsOverview } from '@/services/goods/schema';
import styles from './Merchant.module.css';

const shown = 8;

/** Views of each goods' posts as bars, with the videos made from it. */
export function ResultsChart({ results }: { readonly results: GoodsOverview['results'] }) {
  const t = useT();
  const most = Math.max(1, ...results.map(({ views }) => views));
  return (
    <ul className={styles.lines}>
      {results.slice(0, shown).map(({ id, title, cover, videos, views }) => (
        <li key={id} className={styles.line}>
          <Thumb src={cover} width={40} />
          <div className={styles.lineText}>
            <Link className={styles.lineTitle} to={`/creative/goods?detail=${encodeURIComponent(id)}`}>
              {title}
            </Link>
            <span className={styles.bar} aria-hidden>
              <span style={{ inlineSize: `${Math.round((views / most) * 100)}%` }} />
            </span>
            <span className={styles.hint}>
              {t('merchantGoods.views', { count: views })} · {t('merchantGoods.videos', { count: videos })}
            </span>
          </div>
        </li>
      ))}
    </ul>
  );
}
