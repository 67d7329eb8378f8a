import { Sparkline } from '@/blocks/charts';
import { Text } from '@/components/ui/Text';
import { changeOf, type Metric, metrics, metricValue } from '@/domain/statistics';
import { useT } from '@/hooks/useT';
import type { StatisticsOverview } from '@/services/statistics/api';
import { ChangeText } from './ChangeText';
import statisticsStyles from './controls.module.css';
import styles from './Tiles.module.css';
import { useFormats } from './useFormats';

interface Props {
  readonly data: StatisticsOverview;
  readonly metric: Metric;
  readonly onPick: (metric: Metric) => void;
}

/** The sums with their run and what has changed; pressing one draws it in the chart below. */
export function Tiles({ data, metric, onPick }: Props) {
  const t = useT();
  const formats = useFormats();
  const { current, previous, followers } = data;
  return (
    <div className={styles.tiles}>
      <div className={statisticsStyles.tile} data-tile="posts">
        <Text type="secondary">{t('statistics.metric.posts')}</Text>
        <Text component="strong" strong tabular className={styles.tileValue}>
          {formats.count(current.posts)}
        </Text>
        <ChangeText
          kind="posts"
          change={changeOf({ value: current.posts, posts: 99 }, { value: previous.posts, posts: previous.posts })}
          hasTag={false}
        />
        <Sparkline values={current.days.map(({ posts }) => posts)} />
      </div>
      {metrics.map((one) => (
        <button
          key={one}
          type="button"
          className={statisticsStyles.tile}
          data-tile={one}
          aria-pressed={one === metric}
          onClick={() => onPick(one)}
        >
          <Text type="secondary">{t(`statistics.metric.${one}`)}</Text>
          <Text component="strong" strong tabular className={styles.tileValue}>
            {formats.of(one, metricValue(current.counts, one))}
          </Text>
          <ChangeText
            kind={one}
            change={changeOf(
              { value: metricValue(current.counts, one), posts: current.posts },
              { value: metricValue(previous.counts, one), posts: previous.posts },
            )}
          />
          {one === 'follows' && (
            <Text type="secondary" size="small">
              {t('statistics.netFollowers', { net: formats.count(followers.net), now: formats.count(followers.now) })}
            </Text>
          )}
          <Sparkline values={current.days.map(({ counts }) => metricValue(counts, one) ?? 0)} />
        </button>
      ))}
    </div>
  );
}
