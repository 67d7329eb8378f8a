import { Flex } from 'antd';
import { presetVar } from '@/components/shareColor';
import { GridLayout } from '@/components/ui/GridLayout';
import { Text } from '@/components/ui/Text';
import type { BreakdownSegment, RhythmPoint } from '@/domain/breakdown';
import { useT } from '@/hooks/useT';
import { curvePath, placesOf } from './curve';
import { percentOf, rhythmLabel, roleLabel } from './labels';
import panel from './panel.module.css';
import styles from './rhythm.module.css';
import { roleColor } from './roleColor';

interface RhythmCurveProps {
  readonly segments: readonly BreakdownSegment[];
  readonly selected: number | undefined;
  readonly onSelect: (index: number) => void;
}

const WIDTH = 640;
const HEIGHT = 150;
const lines: readonly (keyof RhythmPoint)[] = ['density', 'speed', 'emotion'];

/** Density, speed and emotion over the text; each stretch opens its segment. */
export function RhythmCurve({ segments, selected, onSelect }: RhythmCurveProps) {
  const t = useT();
  const places = placesOf(segments, WIDTH);
  const names = {
    density: t('analyze.curve.density'),
    speed: t('analyze.curve.speed'),
    emotion: t('analyze.curve.emotion'),
  };
  return (
    <GridLayout component="section" gap={16} className={panel.panel} aria-label={t('analyze.curve.title')}>
      <Flex component="header" gap="8px 16px" align="center" justify="space-between" wrap>
        <Text component="h2" size="large" strong>
          {t('analyze.curve.title')}
        </Text>
        <Flex component="ul" gap={16} className={styles.legend}>
          {lines.map((line) => (
            <li key={line} className={styles[line]}>
              {names[line]}
            </li>
          ))}
        </Flex>
      </Flex>
      <div className={styles.curve}>
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden>
          {[0.25, 0.5, 0.75].map((level) => (
            <line key={level} className={styles.grid} x1="0" x2={WIDTH} y1={HEIGHT * level} y2={HEIGHT * level} />
          ))}
          {lines.map((line) => (
            <path
              key={line}
              className={`${styles.line} ${styles[line]}`}
              d={curvePath(
                places.map(({ middle }, index) => [middle, (segments[index]?.point[line] ?? 0) * (HEIGHT - 16)]),
                WIDTH,
                HEIGHT - 6,
              )}
            />
          ))}
        </svg>
        <Flex gap={2} className={styles.stretches}>
          {segments.map(({ index, role, share, rhythm, point }) => (
            <button
              type="button"
              key={index}
              className={selected === index ? `${styles.stretch} ${styles.isSelected}` : styles.stretch}
              style={{ flexGrow: Math.max(0.01, share), '--tone': presetVar(roleColor(role), 6) } as never}
              aria-pressed={selected === index}
              aria-label={t('analyze.curve.stretch', {
                index: index + 1,
                role: roleLabel(role),
                share: percentOf(share),
                density: percentOf(point.density),
                speed: percentOf(point.speed),
                emotion: percentOf(point.emotion),
              })}
              title={`${roleLabel(role)} · ${t(rhythmLabel[rhythm])} · ${percentOf(share)}`}
              onClick={() => onSelect(index)}
            >
              <span className={styles.stretchName}>{share >= 0.06 ? t(rhythmLabel[rhythm]) : ''}</span>
            </button>
          ))}
        </Flex>
      </div>
    </GridLayout>
  );
}
