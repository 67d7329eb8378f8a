import { Alert, Button } from 'antd';
import { useDates } from '@/blocks/publishing';
import { type MessageId, useT } from '@/hooks/useT';
import type { PublishItem } from '@/services/publish/schema';
import { type Difference, differences, takeTheirs } from '../model';
import type { Desk } from '../useDesk';
import styles from './sending.module.css';

interface Props {
  readonly desk: Desk;
  readonly theirs: PublishItem;
  /** The other version has been looked at: saving again goes on from it. */
  readonly onSettled: () => void;
}

const names: Readonly<Record<Difference['field'], MessageId>> = {
  title: 'publish.postTitle',
  description: 'publish.description',
  topics: 'publish.topics',
  cover: 'composer.cover',
  ai_declared: 'publish.aiDeclared',
  publish_at: 'publish.time',
};

/** Two members have changed the same post: both texts side by side, nothing of one's own is lost. */
export function ConflictPanel({ desk, theirs, onSettled }: Props) {
  const t = useT();
  const dates = useDates();
  const { draft, changeDraft } = desk;
  if (!draft) return null;
  const found = differences(draft, theirs.account_id, theirs);
  const shown = (field: Difference['field'], value: string) => {
    if (field === 'ai_declared') return t(value ? 'composer.on' : 'composer.off');
    if (value === '') return t('composer.empty');
    return field === 'publish_at' ? dates.moment(value) : value;
  };
  return (
    <section className={styles.conflict} aria-label={t('composer.conflict')}>
      <Alert
        type="warning"
        showIcon
        title={t('composer.conflict')}
        description={t(found.length === 0 ? 'composer.conflictNone' : 'composer.conflictHint')}
        action={
          <Button
            onClick={() => {
              desk.setPost(theirs);
              onSettled();
            }}
          >
            {t('composer.keepMine')}
          </Button>
        }
      />
      {found.map(({ field, mine, theirs: other }) => (
        <div key={field} className={styles.difference}>
          <h4 className={styles.differenceTitle}>{t(names[field])}</h4>
          <div>
            <span className={styles.whose}>{t('composer.mine')}</span>
            <p className={styles.version}>{shown(field, mine)}</p>
          </div>
          <div>
            <span className={styles.whose}>{t('composer.theirs')}</span>
            <p className={styles.version}>{shown(field, other)}</p>
            <Button size="small" onClick={() => changeDraft((now) => takeTheirs(now, field, theirs))}>
              {t('composer.takeTheirs', { field: t(names[field]) })}
            </Button>
          </div>
        </div>
      ))}
    </section>
  );
}
