import { Tooltip } from 'antd';
import { ToneTag } from '@/components/ToneTag';
import { useT } from '@/hooks/useT';
import type { Goods } from '@/services/goods/schema';
import styles from './Goods.module.css';

/** Whether words of a goods may not be claimed in its category, and which. */
export function ClaimsTag({ goods }: { readonly goods: Goods }) {
  const t = useT();
  const claims = goods.claims ?? [];
  if (claims.length === 0) return <span className={styles.muted}>{t('goods.claimsNone')}</span>;
  return (
    <Tooltip title={claims.slice(0, 12).join('、')}>
      <span>
        <ToneTag tone="bad">{t('goods.claimsCount', { count: claims.length })}</ToneTag>
      </span>
    </Tooltip>
  );
}
