import { Timeline } from 'antd';
import { useDates } from '@/blocks/publishing';
import { stateTone } from '@/domain/publishing';
import { useT } from '@/hooks/useT';
import type { PublishItem } from '@/services/publish/schema';
import styles from './approval.module.css';

const dots = { plain: 'gray', busy: 'blue', good: 'green', warn: 'orange', bad: 'red' } as const;

/** Everything that happened to the post, newest first. */
export function Steps({ history }: { readonly history: PublishItem['history'] }) {
  const t = useT();
  const dates = useDates();
  const items = history
    .map((step, index) => ({
      key: `${index}-${step.state}`,
      color: dots[stateTone[step.state]],
      content: (
        <>
          <span className={styles.step}>{t(`publish.state.${step.state}`)}</span>
          <time className={styles.soft} dateTime={step.at}>
            {dates.moment(step.at)}
          </time>
          {step.note && <div className={styles.soft}>{step.note}</div>}
        </>
      ),
    }))
    .reverse();
  return (
    <section aria-label={t('approval.history')}>
      <h3 className={styles.subhead}>{t('approval.history')}</h3>
      <Timeline items={items} />
    </section>
  );
}
