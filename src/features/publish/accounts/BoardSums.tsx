import { useDates } from '@/blocks/publishing';
import { GridLayout } from '@/components/ui/GridLayout';
import { useT } from '@/hooks/useT';
import type { WemediaView } from '@/services/wemedia/schema';
import styles from './accounts.module.css';
import { boardSums } from './board';

/** The board in five figures. */
export function BoardSums({ accounts }: { readonly accounts: readonly WemediaView[] }) {
  const t = useT();
  const dates = useDates();
  if (accounts.length === 0) return null;
  const sums = boardSums(accounts);
  const figures = [
    { key: 'all', label: t('publishTruth.sumAll'), value: dates.number(sums.count), note: '' },
    { key: 'care', label: t('publishTruth.sumCare'), value: dates.number(sums.care), note: '' },
    { key: 'waiting', label: t('publishTruth.sumWaiting'), value: dates.number(sums.waiting), note: '' },
    {
      key: 'today',
      label: t('publishTruth.sumToday'),
      value: dates.number(sums.usedToday),
      note: t('publishTruth.ofQuota', { count: sums.quota }),
    },
    {
      key: 'failed',
      label: t('publishTruth.sumFailed'),
      value: sums.sent > 0 ? dates.percent(sums.failureRate) : '—',
      note: '',
    },
  ];
  return (
    <GridLayout component="dl" columns="repeat(auto-fit, minmax(120px, 1fr))" gap={16} className={styles.sums}>
      {figures.map(({ key, label, value, note }) => (
        <div key={key} className={key === 'care' && sums.care > 0 ? styles.sumCare : undefined}>
          <dt>{label}</dt>
          <dd>
            {value} {note && <span className={styles.soft}>{note}</span>}
          </dd>
        </div>
      ))}
    </GridLayout>
  );
}
