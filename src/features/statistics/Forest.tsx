import { ToneTag } from '@/components/ToneTag';
import { Text } from '@/components/ui/Text';
import type { RankMetric, Verdict } from '@/domain/statistics';
import { useT } from '@/hooks/useT';
import type { StatisticsRanking } from '@/services/statistics/api';
import styles from './Forest.module.css';
import { useFormats } from './useFormats';

interface Props {
  readonly ranking: StatisticsRanking;
  readonly metric: RankMetric;
}

const tones = { above: 'good', below: 'bad', open: 'plain', few: 'warn' } as const;
const marks: Readonly<Partial<Record<Verdict, string | undefined>>> = { above: styles.above, below: styles.below };

/** Groups by what is surely reached: value, 95 % interval, sample, and what may be concluded. */
export function Forest({ ranking, metric }: Props) {
  const t = useT();
  const formats = useFormats();
  const { groups, overall } = ranking;
  const ends = groups.flatMap(({ interval }) => (interval ? [interval.low, interval.high] : []));
  const [low, high] = [Math.min(...ends), Math.max(...ends)];
  const place = (value: number): string => `${high > low ? ((value - low) / (high - low)) * 100 : 50}%`;
  const of = (value: number): string => formats.of(metric, value);
  return (
    <table className={styles.forest}>
      <thead>
        <tr>
          <th scope="col">{t('statistics.by.framework')}</th>
          <th scope="col">{t('statistics.sample')}</th>
          <th scope="col">{t(`statistics.rank.${metric}`)}</th>
          <th scope="col">{t('statistics.interval')}</th>
          <th scope="col">{t('statistics.verdict')}</th>
        </tr>
      </thead>
      <tbody>
        {groups.map(({ key, label, posts, interval, verdict }) => (
          <tr key={key} data-framework={key}>
            <th scope="row">{label}</th>
            <td>{t('statistics.sampleOf', { count: posts })}</td>
            <td>{interval ? of(interval.value) : '—'}</td>
            <td>
              {interval ? (
                <>
                  <div className={styles.track} aria-hidden="true">
                    {overall !== undefined && (
                      <span className={styles.whole} style={{ insetInlineStart: place(overall) }} />
                    )}
                    <span
                      className={`${styles.span} ${marks[verdict] ?? ''}`}
                      style={{
                        insetInlineStart: place(interval.low),
                        width: `calc(${place(interval.high)} - ${place(interval.low)})`,
                      }}
                    />
                    <span
                      className={`${styles.dot} ${marks[verdict] ?? ''}`}
                      style={{ insetInlineStart: place(interval.value) }}
                    />
                  </div>
                  <Text type="secondary" size="small">
                    {of(interval.low)} – {of(interval.high)}
                  </Text>
                </>
              ) : (
                <Text type="secondary" size="small">
                  {t('statistics.noInterval')}
                </Text>
              )}
            </td>
            <td>
              <ToneTag tone={tones[verdict]}>{t(`statistics.verdict.${verdict}`)}</ToneTag>
              {verdict === 'few' && (
                <Text component="div" type="secondary" size="small">
                  {t('statistics.verdictFew', { count: posts })}
                </Text>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
