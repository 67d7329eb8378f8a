import { Flex } from 'antd';
import panel from '@/blocks/breakdown/panel.module.css';
import { GridLayout } from '@/components/ui/GridLayout';
import { Text } from '@/components/ui/Text';
import type { TextStatistics } from '@/domain/breakdown';
import { useT } from '@/hooks/useT';
import { formatDuration } from '@/utils/formatDuration';
import styles from './result.module.css';

/** Counts, how much the reader and the writer are spoken of, and what it is about. */
export function StatisticsPanel({ statistics }: { readonly statistics: TextStatistics }) {
  const t = useT();
  const { you, me, terms, videoSeconds } = statistics;
  const facts: readonly (readonly [string, string | number])[] = [
    [t('analyze.stats.characters'), statistics.characters],
    [t('analyze.stats.sentences'), statistics.sentences],
    [t('analyze.stats.average'), statistics.averageLength],
    [
      t(videoSeconds === undefined ? 'analyze.stats.spoken' : 'analyze.stats.video'),
      formatDuration(videoSeconds ?? statistics.spokenSeconds),
    ],
    [t('analyze.stats.numbers'), statistics.numbers],
    [t('analyze.stats.questions'), statistics.questions],
    [t('analyze.stats.exclamations'), statistics.exclamations],
    [t('analyze.stats.emoji'), statistics.emoji],
  ];
  const persons = you + me;
  return (
    <GridLayout component="section" gap={16} className={panel.panel} aria-label={t('analyze.stats.title')}>
      <Text component="h2" size="large" strong>
        {t('analyze.stats.title')}
      </Text>
      <GridLayout component="dl" gap={12} className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </GridLayout>
      {persons > 0 && (
        <GridLayout columns="auto minmax(40px, 1fr) auto" gap={12} align="center">
          <span>{t('analyze.stats.you', { count: you })}</span>
          <Flex component="span" gap={2} className={styles.personBar} aria-hidden>
            <span style={{ flexGrow: you }} />
            <span style={{ flexGrow: me }} />
          </Flex>
          <span>{t('analyze.stats.me', { count: me })}</span>
        </GridLayout>
      )}
      {terms.length > 0 && (
        <Flex
          component="ul"
          gap="4px 12px"
          align="baseline"
          wrap
          className={styles.terms}
          aria-label={t('analyze.stats.terms')}
        >
          {terms.map(({ term, count, weight }) => (
            <li key={term} style={{ '--weight': weight } as never}>
              {term}
              <span>{count}</span>
            </li>
          ))}
        </Flex>
      )}
    </GridLayout>
  );
}
