import { Flex } from 'antd';
import { percentOf } from '@/blocks/breakdown/labels';
import panel from '@/blocks/breakdown/panel.module.css';
import { Text } from '@/components/ui/Text';
import type { Originality } from '@/domain/breakdown';
import type { MessageId } from '@/hooks/useT';
import { useT } from '@/hooks/useT';
import type { Beat } from './beats';
import styles from './imitate.module.css';

const levels = {
  own: 'analyze.original.own',
  near: 'analyze.original.near',
  copied: 'analyze.original.copied',
} as const satisfies Record<Originality['level'], MessageId>;

/** How much repeats the source word for word, where, and whether the beats were kept. */
export function OriginalityView({
  originality,
  beats,
}: {
  readonly originality: Originality;
  readonly beats: readonly Beat[];
}) {
  const t = useT();
  const { overlap, runs, level } = originality;
  return (
    <Flex component="section" vertical gap={12} className={styles.original} aria-label={t('analyze.original.title')}>
      <Text component="h3" size="large" strong>
        {t('analyze.original.title')}
      </Text>
      <p>
        <strong className={level === 'own' ? panel.plus : panel.minus}>{percentOf(overlap)}</strong> {t(levels[level])}
      </p>
      {runs.length > 0 && (
        <Flex component="ul" gap={4} wrap className={panel.chips}>
          {runs.map(({ text, from }) => (
            <li key={from} className={panel.chip}>
              {text}
            </li>
          ))}
        </Flex>
      )}
      <Text component="h3" size="large" strong>
        {t('analyze.original.beats')}
      </Text>
      <Flex component="ul" vertical gap={8} className={styles.beats}>
        {beats.map(({ role, source, written }) => (
          <li key={role}>
            <span>{role}</span>
            <Flex component="span" vertical gap={2} className={styles.beatBar} aria-hidden>
              <span style={{ inlineSize: percentOf(source) }} />
              <span style={{ inlineSize: percentOf(written) }} />
            </Flex>
            <span>
              {percentOf(source)} → {percentOf(written)}
            </span>
          </li>
        ))}
      </Flex>
    </Flex>
  );
}
