import type { Occasion } from '@/domain/occasions';
import { useT } from '@/hooks/useT';
import styles from './calendar.module.css';

interface Props {
  readonly occasions: readonly Occasion[];
  /** More than these are left to the day's own page. */
  readonly most: number;
}

/** Festivals, holidays and sales of a day; each leads to ideas for it. */
export function DayMarks({ occasions, most }: Props) {
  const t = useT();
  return occasions.slice(0, most).map((one) => (
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
  ));
}
