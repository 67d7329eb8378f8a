import { Flex } from 'antd';
import { PageLink } from '@/components/PageLink';
import { Text } from '@/components/ui/Text';
import { ideasFor, type Occasion } from '@/domain/occasions';
import { useT } from '@/hooks/useT';
import { readSession } from '@/lib/session';
import styles from './Occasions.module.css';

interface OccasionMarksProps {
  readonly occasions: readonly Occasion[];
  /** More than these are left to the day's own page. */
  readonly most: number;
}

/** Festivals, holidays and sales of a day; each leads to ideas for it. */
export function OccasionMarks({ occasions, most }: OccasionMarksProps) {
  const t = useT();
  return (
    <span className={styles.marks}>
      {occasions.slice(0, most).map((one) => (
        <button
          key={one.id}
          type="button"
          className={styles.occasion}
          data-kind={one.isDayOff ? 'off' : one.kind}
          data-occasion={one.id}
          data-rove
          tabIndex={-1}
          aria-haspopup="dialog"
          title={one.isDayOff ? t('pubCal.dayOff', { name: one.name }) : one.name}
        >
          {one.name}
          {one.isDayOff && (
            <span className={styles.off} aria-hidden>
              {t('pubCal.off')}
            </span>
          )}
        </button>
      ))}
    </span>
  );
}

const MAX_IDEAS = 4;

/** What a day is about and what one could make for it; each idea leads to the topics page with it. */
export function OccasionIdeas({ occasion }: { readonly occasion: Occasion }) {
  const t = useT();
  const ideas = ideasFor(occasion, { industry: readSession().industry }).slice(0, MAX_IDEAS);
  const to = (idea?: string) => {
    const query = new URLSearchParams({ occasion: occasion.id, ...(idea ? { idea } : {}) });
    return `/creation/conception?${query}`;
  };
  return (
    <Flex vertical gap={8} style={{ width: 300 }}>
      <Text type="secondary" size="small">
        {t(`topic.kind.${occasion.kind}`)}
      </Text>
      <Flex component="ul" vertical gap={4}>
        {ideas.map(({ title, angle }) => (
          <li key={title}>
            <PageLink to={to(title)} className={styles.idea}>
              <span>{title}</span>
              <Text type="secondary" size="small">
                {angle}
              </Text>
            </PageLink>
          </li>
        ))}
      </Flex>
      <PageLink to={to()}>{t('pubCal.moreIdeas', { name: occasion.name })}</PageLink>
    </Flex>
  );
}
