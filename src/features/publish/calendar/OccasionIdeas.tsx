import { Link } from '@umijs/max';
import { ideasFor, type Occasion } from '@/domain/occasions';
import { useT } from '@/hooks/useT';
import { readSession } from '@/lib/session';
import asides from './asides.module.css';
import styles from './calendar.module.css';

const shown = 4;

/** What a day is about and what one could make for it; each idea leads to the topics page with it. */
export function OccasionIdeas({ occasion }: { readonly occasion: Occasion }) {
  const t = useT();
  const ideas = ideasFor(occasion, { industry: readSession().industry }).slice(0, shown);
  const to = (idea?: string) => {
    const query = new URLSearchParams({ occasion: occasion.id, ...(idea ? { idea } : {}) });
    return `/creation/conception?${query}`;
  };
  return (
    <div className={asides.ideas}>
      <span className={styles.soft}>{t(`topic.kind.${occasion.kind}`)}</span>
      <ul className={asides.ideaList}>
        {ideas.map(({ title, angle }) => (
          <li key={title}>
            <Link to={to(title)} className={asides.idea}>
              <span>{title}</span>
              <span className={styles.soft}>{angle}</span>
            </Link>
          </li>
        ))}
      </ul>
      <Link to={to()}>{t('pubCal.moreIdeas', { name: occasion.name })}</Link>
    </div>
  );
}
