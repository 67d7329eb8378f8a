import { Link } from '@umijs/max';
import { Thumb } from '@/components/Thumb';
import { ToneTag } from '@/components/ToneTag';
import { useT } from '@/hooks/useT';
import type { GoodsOverview } from '@/services/goods/schema';
import styles from './Merchant.module.css';

/** Goods that are worth completing first, each with what it lacks and the way there. */
export function CompleteList({ lines }: { readonly lines: GoodsOverview['to_complete'] }) {
  const t = useT();
  return (
    <ul className={styles.lines}>
      {lines.map(({ id, title, cover, gaps, claims }) => (
        <li key={id} className={styles.line}>
          <Thumb src={cover} width={40} />
          <div className={styles.lineText}>
            <span className={styles.lineTitle}>{title}</span>
            <span className={styles.tags}>
              {claims.length > 0 && (
                <ToneTag tone="bad">{t('merchantGoods.claimWords', { words: claims.slice(0, 4).join('、') })}</ToneTag>
              )}
              {gaps.map((gap) => (
                <ToneTag key={gap} tone="warn">
                  {t(`goods.gap.${gap}`)}
                </ToneTag>
              ))}
            </span>
          </div>
          <Link
            to={`/creative/goods?open=${encodeURIComponent(id)}`}
            aria-label={`${t('merchantGoods.complete')} ${title}`}
          >
            {t('merchantGoods.complete')}
          </Link>
        </li>
      ))}
    </ul>
  );
}
