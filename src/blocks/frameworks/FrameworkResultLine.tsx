import { LineChartOutlined } from '@ant-design/icons';
import { Flex } from 'antd';
import { type FrameworkResults, isRankable, minSample } from '@/domain/frameworks';
import { useDates } from '@/hooks/useDates';
import { useT } from '@/hooks/useT';
import styles from './frameworks.module.css';

const percent = (rate: number): string => `${(rate * 100).toFixed(1)}%`;

/** What a framework has brought so far, in one line; says so where the sample is too small to go by. Inline only. */
export function FrameworkResultLine({ results }: { readonly results: FrameworkResults }) {
  const t = useT();
  const { number } = useDates();
  const { posts, views, finish_rate, scripts, videos } = results;
  if (posts === 0) {
    return (
      <Flex component="span" gap={8} align="center" wrap className={styles.results}>
        <LineChartOutlined aria-hidden="true" />
        {scripts + videos > 0 ? t('frameworks.results.made', { scripts, videos }) : t('frameworks.results.none')}
      </Flex>
    );
  }
  return (
    <Flex component="span" gap={8} align="center" wrap className={styles.results}>
      <LineChartOutlined aria-hidden="true" />
      {t('frameworks.results.line', {
        posts,
        views: number(Math.round(views / posts)),
        finish: finish_rate === null ? '–' : percent(finish_rate),
      })}
      {!isRankable(results) && <span className={styles.small}>{t('frameworks.results.small', { n: minSample })}</span>}
    </Flex>
  );
}
