import { Link } from '@umijs/max';
import type { ResourceTools } from '@/components/resource/types';
import type { Topic } from '@/services/topic/schema';
import { nextPlaces } from '../model/saveItem';
import { ScoreBadge } from '../parts/ScoreBadge';
import { HookTag, OccasionTag, TopicStateTag } from '../parts/TopicTags';
import styles from './library.module.css';
import { RowActions } from './RowActions';

interface Props {
  readonly topic: Topic;
  readonly tools: ResourceTools<Topic>;
  readonly onAssign: (topics: readonly Topic[]) => void;
}

/** A topic where there is no room for a table. */
export function TopicCard({ topic, tools, onAssign }: Props) {
  return (
    <div className={styles.card}>
      <div className={styles.cardHead}>
        <span className={styles.tags}>
          <TopicStateTag state={topic.state} />
          <HookTag hook={topic.hook} />
          <OccasionTag name={topic.occasion} date={topic.occasion_date} />
        </span>
        <ScoreBadge score={topic.score} />
      </div>
      <Link to={nextPlaces.info(topic.id)} className={styles.cardTitle}>
        {topic.title}
      </Link>
      <p className={styles.angle}>{topic.angle}</p>
      <div className={styles.cardFooter}>
        <span className={styles.soft}>{topic.assignee?.name ?? tools.t('topic.unassigned')}</span>
        <RowActions topic={topic} tools={tools} onAssign={onAssign} />
      </div>
    </div>
  );
}
