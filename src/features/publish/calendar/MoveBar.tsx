import { Button } from 'antd';
import { useDates } from '@/blocks/publishing';
import { isPast } from '@/domain/publishing';
import { useT } from '@/hooks/useT';
import styles from './calendar.module.css';
import type { useMoveMode } from './useMoveMode';

/** While a post is carried by key: where it would come to stand, and the two ways out for a pointer. */
export function MoveBar({ mode }: { readonly mode: ReturnType<typeof useMoveMode> }) {
  const t = useT();
  const dates = useDates();
  if (!mode.moving) return null;
  const { at } = mode.moving;
  return (
    <section className={styles.moveBar} aria-label={t('pubCal.moveBar')}>
      <span className={styles.moveTo}>
        <b>{`${dates.day(at)} ${dates.time(at)}`}</b>
        <span className={styles.soft}>{t('pubCal.moveKeys')}</span>
      </span>
      <Button onClick={mode.leave}>{t('common.cancel')}</Button>
      <Button type="primary" disabled={isPast(at, new Date())} onClick={mode.land}>
        {t('pubCal.moveHere')}
      </Button>
    </section>
  );
}
