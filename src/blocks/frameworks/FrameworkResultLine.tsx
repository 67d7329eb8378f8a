import { LineChartOutlined } from '@ant-design/icons';
import { Flex } from 'antd';
import { type FrameworkResults, isRankable, minSample } from '@/domain/frameworks';
import { useT } from '@/hooks/useT';
import styles from './frameworks.module.css';

const percent = (rate: number): string => `${(rate * 100).toFixed(1)}%`;
const tenThousand = 10_000;
const compact = (n: number, language: string): string =>
  n < tenThousand
    ? Math.round(n).toLocaleString(language)
    : new Intl.NumberFormat(language, { notation: 'compact', maximumFractionDigits: 1 }).format(n);

/** What a framework has brought so far, in one line; says so where the sample is too small to go by. Inline only. */
export function FrameworkResultLine({ results }: { readonly results: FrameworkResults }) {
  const t = useT();
  const { posts, views, finish_rate, scripts, videos } = results;
  const language = document.documentElement.lang || 'zh-CN';
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
        views: compact(views / posts, language),
        finish: finish_rate === null ? '–' : percent(finish_rate),
      })}
      {!isRankable(results) && <span className={styles.small}>{t('frameworks.results.small', { n: minSample })}</span>}
    </Flex>
  );
}
