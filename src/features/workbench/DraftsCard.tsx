import { Link } from '@umijs/max';
import { Button } from 'antd';
import dayjs from 'dayjs';
import relativeTime from 'dayjs/plugin/relativeTime';
import Section from '@/components/section/Section';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { projectApi } from '@/services/project/api';
import styles from './workbench.module.css';

dayjs.extend(relativeTime);

/** Videos in the making, each opens where it was left. */
export default function DraftsCard() {
  const t = useT();
  const { data, loading, error, refresh } = useLoad(() =>
    projectApi.data({ kind: 'compose.post', page_size: 5 }, { skipErrorHandler: true }),
  );
  const drafts = data?.list ?? [];
  return (
    <Section
      title={t('workbench.drafts')}
      loading={loading && !data}
      error={error}
      onRetry={refresh}
      empty={
        drafts.length === 0 && (
          <>
            <p>{t('workbench.draftsEmpty')}</p>
            <Link to="/compose/post">
              <Button>{t('workbench.makeVideo')}</Button>
            </Link>
          </>
        )
      }
    >
      <ul className={styles.rows}>
        {drafts.map((draft) => (
          <li key={draft.id}>
            <Link className={styles.row} to={`/compose/post?project=${draft.id}`}>
              <span className={styles.thumb}>{draft.cover && <img src={draft.cover} alt="" loading="lazy" />}</span>
              <span className={styles.rowText}>{draft.title}</span>
              <time className={styles.rowSide} dateTime={draft.updated_at}>
                {dayjs(draft.updated_at).fromNow()}
              </time>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
