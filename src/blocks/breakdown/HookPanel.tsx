import { Flex } from 'antd';
import { GridLayout } from '@/components/ui/GridLayout';
import { Text } from '@/components/ui/Text';
import type { BreakdownSegment, HookScore, Span } from '@/domain/breakdown';
import { useT } from '@/hooks/useT';
import styles from './hook.module.css';
import panel from './panel.module.css';
import { reasonSentence, scoreWord } from './sentences';

interface HookPanelProps {
  readonly hook: HookScore;
  readonly segments: readonly BreakdownSegment[];
  readonly onSelect: (index: number, mark?: Span) => void;
}

const RADIUS = 52;
const LENGTH = Math.PI * RADIUS;

/** How well the opening holds: a gauge, and every reason with its points and the words it rests on. */
export function HookPanel({ hook, segments, onSelect }: HookPanelProps) {
  const t = useT();
  const { score, reasons } = hook;
  const indexOf = (from: number): number =>
    Math.max(
      0,
      segments.findLastIndex((segment) => segment.from <= from),
    );
  return (
    <GridLayout component="section" gap={16} className={panel.panel} aria-label={t('analyze.hookScore')}>
      <Text component="h2" size="large" strong>
        {t('analyze.hookScore')}
      </Text>
      <Flex gap={16} align="end" className={styles.gauge}>
        <svg viewBox="0 0 128 74" role="img" aria-label={t('analyze.scoreOf', { score })}>
          <path className={styles.gaugeGround} d="M12 66 A52 52 0 0 1 116 66" />
          <path
            className={styles.gaugeArc}
            d="M12 66 A52 52 0 0 1 116 66"
            strokeDasharray={`${(LENGTH * score) / 100} ${LENGTH}`}
          />
          <text x="64" y="60" className={styles.gaugeNumber}>
            {score}
          </text>
        </svg>
        <Text size="large" style={{ paddingBlockEnd: 8 }}>
          {scoreWord(t, score)}
        </Text>
      </Flex>
      <Flex component="ul" vertical gap={8} className={styles.reasons}>
        {reasons.map((reason) => (
          <li key={reason.id}>
            <span className={reason.points >= 0 ? panel.plus : panel.minus}>
              {reason.points >= 0 ? `+${reason.points}` : reason.points}
            </span>
            <span>
              {reasonSentence(t, reason)}
              {reason.words.slice(0, 3).map((word) => (
                <button
                  type="button"
                  key={`${word.from}-${word.to}`}
                  className={panel.chip}
                  onClick={() => onSelect(indexOf(word.from), { from: word.from, to: word.to })}
                >
                  {word.word}
                </button>
              ))}
            </span>
          </li>
        ))}
      </Flex>
    </GridLayout>
  );
}
