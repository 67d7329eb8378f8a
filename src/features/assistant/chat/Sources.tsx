import { Link } from '@umijs/max';
import { knowledgeAddress } from '@/blocks/knowledge';
import { useT } from '@/hooks/useT';
import { chainAddress } from '@/services/chain/address';
import type { Citation } from '@/services/chat/schema';
import styles from './chat.module.css';
import { kindLabels } from './kindLabels';

/** Records that an answer uses, each opened by a click. */
export function Sources({ records }: { readonly records: readonly Citation[] }) {
  const t = useT();
  if (records.length === 0) return null;
  return (
    <div className={styles.sources}>
      <span className={styles.soft}>{t('assistant.sources')}</span>
      {records.map(({ type, id, title, number, passage }) => (
        <Link
          key={`${type}:${id}:${passage ?? ''}`}
          className={styles.source}
          to={passage ? knowledgeAddress(id, passage) : (chainAddress({ type, id, kind: '' }) ?? '#')}
        >
          <span className={styles.soft}>{number === undefined ? t(kindLabels[type]) : `[${number}]`}</span> {title}
        </Link>
      ))}
    </div>
  );
}
