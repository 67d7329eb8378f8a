import type { Advice } from '@/domain/statistics';
import { useT } from '@/hooks/useT';
import { hourText } from '../labels';
import { useFormats } from '../useFormats';
import styles from './report.module.css';
import type { Report } from './useReport';

/** What follows from the numbers, each with the numbers that it follows from. */
export function AdviceList({ report }: { readonly report: Report }) {
  const t = useT();
  const formats = useFormats();
  const framework = (key: string): string => report.ranking.groups.find((one) => one.key === key)?.label ?? key;
  const account = (key: string): string => report.accounts.find((one) => one.key === key)?.label ?? key;
  const text = (advice: Advice): string => {
    switch (advice.code) {
      case 'use':
      case 'drop':
        return t(`statistics.advice.${advice.code}`, {
          name: framework(advice.key),
          posts: advice.posts,
          low: formats.percent(advice.low),
          high: formats.percent(advice.high),
          overall: formats.percent(advice.overall),
        });
      case 'try':
        return t('statistics.advice.try', {
          name: framework(advice.key),
          posts: advice.posts,
          more: advice.more,
          value: formats.percent(advice.value),
          overall: formats.percent(advice.overall),
        });
      case 'hour':
        return t('statistics.advice.hour', {
          time: hourText(advice.hour),
          posts: advice.posts,
          times: formats.times(advice.times),
          used: advice.used,
        });
      case 'silent':
        return t('statistics.advice.silent', { name: account(advice.key), before: advice.before });
      case 'start':
        return t('statistics.advice.start', { posts: advice.posts });
    }
  };
  if (report.advice.length === 0) return <p>{t('statistics.noAdvice')}</p>;
  return (
    <ol className={styles.advice}>
      {report.advice.map((advice) => (
        <li key={text(advice)}>{text(advice)}</li>
      ))}
    </ol>
  );
}
