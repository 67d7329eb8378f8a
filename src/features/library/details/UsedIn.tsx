import { Link } from '@umijs/max';
import { Alert, Skeleton } from 'antd';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { messageOf } from '@/lib/request';
import { chainAddress } from '@/services/chain/address';
import { fileApi } from '@/services/file/api';
import type { FileRecord } from '@/services/file/schema';
import styles from './Details.module.css';

/** Where a file is used, each place a link. */
export function UsedIn({ file }: { readonly file: FileRecord }) {
  const t = useT();
  const { data, error, loading } = useLoad(fileApi.usedIn, { id: file.id }, { refetchOn: file.used_in });
  return (
    <section>
      <h3 className={styles.heading}>{t('library.used')}</h3>
      {loading && !data && <Skeleton active title={false} paragraph={{ rows: 1 }} />}
      {error && <Alert type="warning" showIcon title={messageOf(error)} />}
      {data?.list.length === 0 && <p className={styles.hint}>{t('library.unused')}</p>}
      <ul className={styles.uses}>
        {data?.list.map((use) => {
          const address = chainAddress(use);
          const text = use.title || t('library.untitled');
          return (
            <li key={`${use.type}-${use.id}`}>
              <span className={styles.useType}>{t(`chain.type.${use.type}`)}</span>
              {address ? <Link to={address}>{text}</Link> : text}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
