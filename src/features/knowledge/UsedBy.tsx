import { Link } from '@umijs/max';
import { Empty } from 'antd';
import { useT } from '@/hooks/useT';
import { chainAddress } from '@/services/chain/address';
import type { KnowledgeDetail } from '@/services/knowledge/schema';
import styles from './knowledgePage.module.css';

/** Everything that was written from a document. */
export function UsedBy({ document }: { readonly document: KnowledgeDetail }) {
  const t = useT();
  if (document.used_by.length === 0)
    return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('knowledge.usedNone')} />;
  return (
    <ul className={styles.used}>
      {document.used_by.map(({ ref, title, kind }) => (
        <li key={`${ref.type}:${ref.id}`}>
          <span className={styles.soft}>{t(`chain.type.${ref.type}`)}</span>{' '}
          <Link to={chainAddress({ ...ref, kind }) ?? '#'}>{title}</Link>
        </li>
      ))}
    </ul>
  );
}
