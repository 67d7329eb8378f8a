import { Timeline } from 'antd';
import { formatMinute } from '@/hooks/useDates';
import { useT } from '@/hooks/useT';
import type { Topic } from '@/services/topic/schema';
import styles from './info.module.css';

/** How the topic has come to where it is, the newest move first. */
export function History({ topic }: { readonly topic: Topic }) {
  const t = useT();
  return (
    <Timeline
      className={styles.history}
      items={[...topic.history].reverse().map(({ state, at, by, note }) => ({
        content: (
          <>
            <div>{t(`topic.state.${state}`)}</div>
            <div className={styles.soft}>
              {formatMinute(at)} · {by || t('topic.historyOwn')}
            </div>
            {note && <div className={styles.soft}>{note}</div>}
          </>
        ),
      }))}
    />
  );
}
